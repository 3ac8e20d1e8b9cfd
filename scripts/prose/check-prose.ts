// Checks the style of a content folder: each source on its own, then what stands on several pages.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '../compiler/compile/page-cache.ts'
import { placeIn, readContentFolder, type ContentFolder } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkRepeatedParagraphs } from './check-repeated-paragraphs.ts'
import { checkShellVariables } from './check-shell-variables.ts'
import { readStyle } from './style/read-style.ts'
import { RememberedReadings } from './remembered-readings.ts'
import { rulesOf, type Rules } from './style/rules.ts'
import type { SourceReading } from './source-reading.ts'
import { strictStyle } from './style/style.ts'

export interface ProseOptions {
  /** Where readings of unchanged sources are kept. */
  cacheFolder?: string | undefined
  /** Rules that the style turns off are told as warnings; every source is read. */
  strict?: boolean | undefined
}

export interface CheckedProse {
  diagnostics: Diagnostic[]
  files: number
  /** How many of the files were read now. */
  checked: number
}

/** All problems of style, by the folder's `style.yaml` or, without one, by neutral rules. */
export async function checkProse(directory: string, options: ProseOptions = {}): Promise<CheckedProse> {
  const content = readContentFolder(directory)
  if (!content) return { diagnostics: [], checked: 0, files: 0 }
  const { style, diagnostics } = readStyle(content)
  const rules = rulesOf(options.strict ? strictStyle(style) : style)
  const remembered = new RememberedReadings(
    options.strict ? undefined : options.cacheFolder,
    content.root,
    hashBytes(JSON.stringify([content.label, rules.style, engineText()])),
  )
  const readings = new Map<string, SourceReading>()
  for (const file of filesOf(content)) {
    const text = readFileSync(join(content.root, file), 'utf8')
    const source = { text, file, label: placeIn(content, file).file }
    readings.set(file, await remembered.reading(file, text, () => lint(source, rules)))
  }
  remembered.save()
  const own = [...readings.values()].flatMap((reading) => reading.diagnostics)
  return {
    diagnostics: [...diagnostics, ...own, ...checkTogether(content, readings, rules)],
    checked: remembered.fresh,
    files: readings.size,
  }
}

/** The parsers are loaded when a source must be read. */
async function lint(
  ...source: Parameters<typeof import('./lint-source.ts').lintSource>
): Promise<SourceReading> {
  const { lintSource } = await import('./lint-source.ts')
  return lintSource(...source)
}

function checkTogether(
  content: ContentFolder,
  readings: ReadonlyMap<string, SourceReading>,
  rules: Rules,
): Diagnostic[] {
  const pages = content.pages.map(({ file }) => readings.get(file)!)
  const partials = new Map(
    Object.entries(content.partials).map(([name, file]) => [name, readings.get(file)!] as const),
  )
  return [
    ...pages.flatMap((page) => checkShellVariables(page, partials, rules)),
    ...checkRepeatedParagraphs(pages, rules),
  ]
}

function filesOf({ pages, partials, data }: ContentFolder): string[] {
  return [...pages.map(({ file }) => file), ...Object.values(partials), ...Object.values(data)]
}

/** The check's own code: another engine may find other problems. */
function engineText(): string {
  const folder = import.meta.dirname
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
