// The addressable places on a page: its sections, and the samples in each.

import { infoParts } from './info-string.ts'
import { fencedLines, markdownOutline } from './markdown-outline.ts'

export interface MarkdownPlace {
  /** Id of the heading; a sample adds `~` and its number in the section. */
  value: string
  label: string
}

export function markdownPlaces(markdown: string): MarkdownPlace[] {
  const { lines, headings } = markdownOutline(markdown)
  const fenced = fencedLines(lines)
  return headings.flatMap(({ line, id, text }, at) => {
    if (id === undefined) return []
    const end = headings[at + 1]?.line ?? lines.length
    const openings = lines
      .slice(line, end)
      .filter((_text, index) => fenced[line + index] && !fenced[line + index - 1])
    const label = text.replaceAll('`', '')
    return [
      { value: id, label },
      ...openings.map((opening, index) => ({
        value: `${id}~${index + 1}`,
        label: `${label}: sample ${index + 1}${titleOf(opening)}`,
      })),
    ]
  })
}

function titleOf(opening: string): string {
  const [, language, info = ''] = /[`~]{3,}(\w*)(.*)/.exec(opening) ?? []
  const title = infoParts(info).find(({ key }) => key === 'title')?.value || language
  return title ? ` (${title})` : ''
}
