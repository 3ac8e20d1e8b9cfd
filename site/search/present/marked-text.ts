// Splits text into parts, with the words that match a query marked. Produces plain text, never markup.

import type { WordMatcher } from '../query/word-matcher.ts'

export interface TextPart {
  text: string
  mark: boolean
}

/** The text without the marks. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

export function markedText(text: string, matcher: WordMatcher): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end } of matcher.rangesIn(text)) {
    if (start > from) parts.push({ text: text.slice(from, start), mark: false })
    parts.push({ text: text.slice(start, end), mark: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: false })
  return parts
}
