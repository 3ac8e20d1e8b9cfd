// Writes the imported pages and partials as MDX, their links resolved.

import { stringify } from 'yaml'
import { writeMarkdown, writingProblem } from '../markdown/write-markdown.ts'
import type { ImportedPage, Importing } from './imported-page.ts'
import type { Head } from './page-head.ts'
import type { PagePlace } from './page-place.ts'
import { resolveLinks, type LinkTargets } from './resolve-links.ts'

export interface Placed {
  page: ImportedPage
  head: Head
  place: PagePlace
  landing: boolean
  titleId: string | undefined
}

/** Text by place in the content folder. */
export function writePages(
  placed: readonly Placed[],
  { partials }: Importing,
  targets: LinkTargets,
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { page, head, place } of placed) {
    resolveLinks({ ...page, path: place.path }, place.file, targets)
    const front = { ...head, ...(place.slug !== undefined && { slug: place.slug }) }
    if (page.tree.children.length === 0)
      page.tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: head.description }] })
    texts.set(place.file, `---\n${escaped(stringify(front, { lineWidth: 0 }))}---\n\n${written(page)}`)
  }
  for (const { name, page } of partials.values()) {
    resolveLinks(page, undefined, targets)
    texts.set(`partials/${name}.mdx`, written(page))
  }
  return texts
}

function written(page: ImportedPage): string {
  const text = writeMarkdown(page.tree)
  const problem = writingProblem(text)
  if (problem !== undefined)
    page.report(
      undefined,
      'code',
      `the imported page cannot be read: ${problem.split('\n')[0]}`,
      'correct the imported page',
    )
  return text
}

/** Names between percent signs are variables here. */
function escaped(yaml: string): string {
  return yaml.replaceAll(/%(?=[A-Za-z](?:-?[A-Za-z0-9]){2,}%)/g, String.raw`\%`)
}
