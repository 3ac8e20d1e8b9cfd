// The piece of text shown under a result. Plain text in, plain text out.

import type { WordMatcher } from './word-matcher.ts'

const SNIPPET_LENGTH = 160
const LEAD = 40

/** About 160 characters around the first matching word, cut at blanks, with an ellipsis at open ends. */
export function snippetOf(content: string, matcher: WordMatcher): string {
  const [first] = matcher.rangesIn(content)
  const from = first ? blankBefore(content, Math.max(0, first.start - LEAD)) : 0
  const to = blankAfter(content, Math.min(content.length, from + SNIPPET_LENGTH))
  const text = content.slice(from, to).trim()
  return `${from > 0 ? '… ' : ''}${text}${to < content.length ? ' …' : ''}`
}

function blankBefore(text: string, at: number): number {
  if (at === 0) return 0
  const blank = text.lastIndexOf(' ', at)
  return blank < 0 ? 0 : blank + 1
}

function blankAfter(text: string, at: number): number {
  const blank = text.indexOf(' ', at)
  return blank < 0 ? text.length : blank
}
