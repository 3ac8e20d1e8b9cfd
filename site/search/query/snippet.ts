// The text excerpt shown below a result. Plain text.

import type { WordMatcher } from './word-matcher.ts'

const SNIPPET_LENGTH = 160
const LEAD = 40
/** With the dots between the cells of a table. */
const OUTER_BLANKS = /^[\s·]+|[\s·]+$/g

/** About 160 characters around the first match, cut at spaces, with an ellipsis where it was cut. */
export function snippetOf(content: string, matcher: WordMatcher): string {
  const [first] = matcher.rangesIn(content)
  const from = first ? blankBefore(content, Math.max(0, first.start - LEAD)) : 0
  const to = blankAfter(content, Math.min(content.length, from + SNIPPET_LENGTH))
  const text = content.slice(from, to).replace(OUTER_BLANKS, '')
  // The content has an ellipsis of its own where a code block stood.
  const begin = from > 0 && !text.startsWith('…') ? '… ' : ''
  const end = to < content.length && !text.endsWith('…') ? ' …' : ''
  return begin + text + end
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
