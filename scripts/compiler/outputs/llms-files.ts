// The files of the index for tools, by path, and how it grows: agents cut an index of more than 50,000 characters, so
// descriptions get shorter as pages are added, and when none are left, /llms.txt lists one file for each section.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { PageHead } from '../page/compiled-page.ts'
import {
  linesOf,
  llmsOpening,
  llmsSections,
  llmsText,
  type LlmsOptions,
  type LlmsSection,
} from './llms-text.ts'

/** Below the length at which agents truncate an index. */
const MAX_INDEX_CHARACTERS = 49_999
/** Descriptions as they are, then shorter and shorter. */
const DESCRIPTION_STEPS = [Infinity, 140, 120, 100, 80, 60, 40, 0]

export function llmsFiles(
  pages: readonly PageHead[],
  sidebars: readonly LlmsSection[],
  config: SiteConfig,
  options: LlmsOptions = {},
): Record<string, string> {
  for (const descriptionCharacters of DESCRIPTION_STEPS) {
    const text = llmsText(pages, sidebars, config, { ...options, descriptionCharacters })
    if (text.length <= MAX_INDEX_CHARACTERS) return { '/llms.txt': text }
  }
  const files = llmsSections(pages, sidebars).flatMap((section) => filesOf(section, config, options))
  const index = files.map(({ path, label, count }) => `- [${label}](${config.origin}${path}): ${count} pages`)
  return {
    '/llms.txt': [llmsOpening(config, options), '## Sections', `${index.join('\n')}\n`].join('\n\n'),
    ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
  }
}

interface SectionFile {
  path: string
  label: string
  count: number
  text: string
}

/** As many files as the section's pages with their whole descriptions need. */
function filesOf(section: LlmsSection, config: SiteConfig, options: LlmsOptions): SectionFile[] {
  const { label, name = 'optional' } = section
  const opening = `# ${config.title}: ${label}\n\n> The index of all sections: ${config.origin}/llms.txt\n\n## ${label}\n\n`
  const parts: string[][] = [[]]
  let length = opening.length
  for (const line of linesOf(section, config, options)) {
    if (length + line.length + 1 > MAX_INDEX_CHARACTERS) {
      parts.push([])
      length = opening.length
    }
    parts.at(-1)!.push(line)
    length += line.length + 1
  }
  return parts.map((lines, at) => ({
    path: at === 0 ? `/llms/${name}.txt` : `/llms/${name}-${at + 1}.txt`,
    label: parts.length === 1 ? label : `${label}, ${at + 1} of ${parts.length}`,
    count: lines.length,
    text: `${opening}${lines.join('\n')}\n`,
  }))
}
