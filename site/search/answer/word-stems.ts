// The stems of a text's significant words.

import { memoize } from '../index/memoize.ts'
import { stem } from '../index/stem.ts'
import { SMALL_WORDS } from '../index/stop-words.ts'
import { tokenize } from '../index/tokenize.ts'

/** How many letters at the end of a stem may differ from the word, and how many must remain. */
const CHANGED_BY_STEM = 2
const LEAST_KEPT = 3

/** One word, whose letters are no words of their own: `3D`, `2FA`. */
const ABBREVIATION = /\b\d+[A-Z]+\b/g

/** Without duplicates, in text order. */
export const wordStems = memoize((text): readonly string[] => {
  const words = tokenize(text.replaceAll(ABBREVIATION, (name) => name.toLowerCase())).flatMap(
    ({ parts }) => parts,
  )
  const telling = words.filter((word) => !SMALL_WORDS.has(word))
  return [...new Set(telling.map(stem))]
})

/** The share of the first list that the second contains, from 0 to 1. */
export function shareOf(wanted: readonly string[], held: readonly string[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => held.includes(word)).length / wanted.length
}

/** Whether a text has some words as they are written, and not within others. Both in lower case. */
export function isWritten(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/\w/.test(`${text[at - 1] ?? ''}${text[at + words.length] ?? ''}`)) return true
  }
  return false
}

/** A participle says how a thing is, not what is done with it: `a deleted token` does not name `delete a token`. */
export function withoutStates(text: string, name: string): string {
  const named = new Set(name.split(/\W+/))
  return text.replaceAll(PARTICIPLE, (word) => (named.has(word) ? word : ' '))
}

/** Not `exceed` and `embed`, which are no participles. */
const PARTICIPLE = /\b(?!embed\b)[a-z]{2,}[a-df-z]ed\b/g

/** Passed to code that is loaded on use: an import would put both into a chunk that is always loaded. */
export const stemComparison = { wordStems, shareOf }
export type StemComparison = typeof stemComparison

/**
 * Whether a text may contain one of the words, judged by their common letters: a cheap pre-filter that spares most
 * texts from being stemmed.
 */
export function mayHold(text: string, stems: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return stems.some((stem) => lower.includes(keptOf(stem)))
}

/** `tri` is the stem of `try`. */
const keptOf = (stem: string): string =>
  stem.length > LEAST_KEPT
    ? stem.slice(0, Math.max(LEAST_KEPT, stem.length - CHANGED_BY_STEM))
    : stem.replace(/i$/, '')
