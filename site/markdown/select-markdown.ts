// Selects part of a page's Markdown as `?lang=`, `?section=`, `?depth=` and `?slice=` request. Values are validated
// against the page; an unknown one is rejected with the list of valid ones.

import {
  MARKDOWN_PARAMETERS,
  type MarkdownParameter,
  type MarkdownSelection,
} from '../model/queries/markdown-query.ts'
import { keepLanguage, markdownLanguages } from './markdown-languages.ts'
import { markdownOutline, type MarkdownHeading, type MarkdownOutline } from './markdown-outline.ts'

export interface UnknownValue {
  parameter: MarkdownParameter
  /** The values that the page supports. */
  valid: string[]
}

type SelectedMarkdown = { text: string } | { unknown: UnknownValue }

/** `slices` is the whole page: one text, or several to be concatenated. */
export function selectMarkdown(slices: readonly string[], selection: MarkdownSelection): SelectedMarkdown {
  const markdown = slices.join('')
  for (const parameter of MARKDOWN_PARAMETERS) {
    const value = selection[parameter]
    if (value === undefined) continue
    const valid = validValues(slices, markdown, parameter)
    if (!valid.includes(value)) return { unknown: { parameter, valid } }
  }
  const { lang, section, depth, slice } = selection
  const chosen = slice === undefined ? markdown : slices[Number(slice) - 1]!
  const spoken = lang === undefined ? chosen : keepLanguage(chosen.split('\n'), lang).join('\n')
  const outline = markdownOutline(spoken)
  const range = section === undefined ? [outline.start, outline.lines.length] : rangeOf(outline, section)
  // The section is in another slice.
  if (!range) return { unknown: { parameter: 'slice', valid: [] } }
  const [from, to] = range as [number, number]
  if (depth !== undefined) return { text: listOf(outline, from, to, Number(depth)) }
  if (section === undefined) return { text: spoken }
  return { text: `${outline.lines.slice(from, to).join('\n').trim()}\n` }
}

function validValues(slices: readonly string[], markdown: string, parameter: MarkdownParameter): string[] {
  switch (parameter) {
    case 'lang':
      return markdownLanguages(markdown.split('\n'))
    case 'section':
      return markdownOutline(markdown).headings.flatMap(({ id }) => id ?? [])
    case 'depth': {
      const levels = markdownOutline(markdown).headings.map(({ level }) => level)
      return [...new Set(levels)]
        .filter((level) => level > 1)
        .sort()
        .map(String)
    }
    case 'slice':
      return slices.length > 1 ? slices.map((_slice, index) => String(index + 1)) : []
  }
}

/** From the heading up to the next one of its level or above. */
function rangeOf({ headings, lines }: MarkdownOutline, id: string): [from: number, to: number] | undefined {
  const at = headings.findIndex((heading) => heading.id === id)
  if (at < 0) return undefined
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
