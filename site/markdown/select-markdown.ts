// A part of a page's Markdown, as `?lang=`, `?section=` and `?depth=` ask for it. The values that a page knows are its
// own; any other is refused with the list of those.

import { keepLanguage, markdownLanguages } from './markdown-languages.ts'
import { markdownOutline, type MarkdownHeading, type MarkdownOutline } from './markdown-outline.ts'

/** In the one order in which a URL has them. */
export const MARKDOWN_PARAMETERS = ['lang', 'section', 'depth'] as const
export type MarkdownParameter = (typeof MARKDOWN_PARAMETERS)[number]
export type MarkdownSelection = Partial<Record<MarkdownParameter, string>>

export interface UnknownValue {
  parameter: MarkdownParameter
  /** What the page knows. */
  valid: string[]
}

export type SelectedMarkdown = { text: string } | { unknown: UnknownValue }

export function selectMarkdown(markdown: string, selection: MarkdownSelection): SelectedMarkdown {
  const values = markdownValues(markdown)
  for (const parameter of MARKDOWN_PARAMETERS) {
    const value = selection[parameter]
    const valid = values[parameter]
    if (value !== undefined && !valid.includes(value)) return { unknown: { parameter, valid } }
  }
  const { lang, section, depth } = selection
  const spoken = lang === undefined ? markdown : keepLanguage(markdown.split('\n'), lang).join('\n')
  const outline = markdownOutline(spoken)
  const [from, to] = section === undefined ? [outline.start, outline.lines.length] : rangeOf(outline, section)
  if (depth !== undefined) return { text: listOf(outline, from, to, Number(depth)) }
  if (section === undefined) return { text: spoken }
  return { text: `${outline.lines.slice(from, to).join('\n').trim()}\n` }
}

/** Every value that the page knows, by parameter. */
export function markdownValues(markdown: string): Record<MarkdownParameter, string[]> {
  const { headings, lines } = markdownOutline(markdown)
  const levels = headings.map(({ level }) => level).filter((level) => level > 1)
  return {
    lang: markdownLanguages(lines),
    section: headings.flatMap(({ id }) => id ?? []),
    depth: [...new Set(levels)].sort().map(String),
  }
}

/** From the heading to the next one of its level or above. */
function rangeOf({ headings, lines }: MarkdownOutline, id: string): [from: number, to: number] {
  const at = headings.findIndex((heading) => heading.id === id)
  const { line, level } = headings[at]!
  const next = headings.slice(at + 1).find((heading) => heading.level <= level)
  return [line, next?.line ?? lines.length]
}

/** The headings as a list of links, down to a level. */
function listOf({ headings }: MarkdownOutline, from: number, to: number, depth: number): string {
  const shown = headings.filter(({ line, level }) => line >= from && line < to && level <= depth)
  const top = Math.min(...shown.map(({ level }) => level))
  const item = ({ level, text, id }: MarkdownHeading): string =>
    `${'  '.repeat(level - top)}- ${id === undefined ? text : `[${text}](#${id})`}`
  return `${shown.map(item).join('\n')}\n`
}
