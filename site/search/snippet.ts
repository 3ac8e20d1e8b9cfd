// Owns the piece of text shown under a result, and which of its words to mark. Plain text in, plain text out.

import type { QueryTerm } from './parse-query.ts'
import { stem } from './stem.ts'
import { tokenize } from './tokenize.ts'
import { isOneTypoAway } from './typo.ts'

const SNIPPET_LENGTH = 160
const LEAD = 40
const BEGINNING_MIN_LENGTH = 3
/** Letters typed of a word that has one more at least. */
const TYPO_MIN_LENGTH = 4

/** About 160 characters around the first matching word, cut at blanks, with an ellipsis at open ends. */
export function snippetOf(content: string, terms: readonly QueryTerm[]): string {
  const [first] = matchRanges(content, terms)
  const from = first ? blankBefore(content, Math.max(0, first.start - LEAD)) : 0
  const to = blankAfter(content, Math.min(content.length, from + SNIPPET_LENGTH))
  const text = content.slice(from, to).trim()
  return `${from > 0 ? '… ' : ''}${text}${to < content.length ? ' …' : ''}`
}

export interface MatchRange {
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}]+/gu

/**
 * Where words of the query stand in a text: by stem or as a beginning, else, where none stands, with one typo.
 * In order, not overlapping.
 */
export function matchRanges(text: string, terms: readonly QueryTerm[]): MatchRange[] {
  const wanted = terms
    .filter((term) => !term.optional)
    .flatMap((term) => term.alternatives.flat().flatMap(({ parts }) => parts))
  const stems = new Set(wanted.map(stem))
  const beginnings = wanted.filter((part) => part.length >= BEGINNING_MIN_LENGTH)
  const exact = rangesOf(
    text,
    (part) => stems.has(stem(part)) || beginnings.some((beginning) => part.startsWith(beginning)),
  )
  if (exact.length > 0) return exact
  const misspelt = wanted.filter((part) => part.length >= TYPO_MIN_LENGTH)
  return rangesOf(
    text,
    (part) => part.length > TYPO_MIN_LENGTH && misspelt.some((typed) => isOneTypoAway(part, typed)),
  )
}

function rangesOf(text: string, isWanted: (part: string) => boolean): MatchRange[] {
  const ranges: MatchRange[] = []
  for (const match of text.matchAll(WORD)) {
    if (!tokenize(match[0]).some(({ parts, joined }) => isWanted(joined) || parts.some(isWanted))) continue
    ranges.push({ start: match.index, end: match.index + match[0].length })
  }
  return ranges
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
