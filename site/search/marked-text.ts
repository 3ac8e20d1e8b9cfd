// Owns a text in pieces, with the words that a query found marked. Text in, text out: never markup.

import type { QueryTerm } from './parse-query.ts'
import { matchRanges } from './snippet.ts'

export interface TextPart {
  text: string
  mark: boolean
}

export function markedText(text: string, terms: readonly QueryTerm[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end } of matchRanges(text, terms)) {
    if (start > from) parts.push({ text: text.slice(from, start), mark: false })
    parts.push({ text: text.slice(start, end), mark: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: false })
  return parts
}
