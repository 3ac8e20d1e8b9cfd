// The numbers of terms in lunr's index, and the ranges of the alphabet that the index is written in.

import { textHash } from '../index/text-hash.ts'

/** Bits of a term's hash in its number; the others are its range. */
const HASH_BITS = 26

const [FIRST_DIGIT, LAST_DIGIT, FIRST_LETTER, LAST_LETTER] = ['0', '9', 'a', 'z'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number]
/** Divides the terms of a letter by their second sign. */
const SECOND_HALF = 'k'.charCodeAt(0)
const DIGITS = LAST_DIGIT - FIRST_DIGIT + 1
const LETTERS = LAST_LETTER - FIRST_LETTER + 1

/**
 * Ranges of the alphabet: one for each digit, two for each letter, and one for terms that begin with another script.
 * What is stored of a range depends on its own terms alone, so that an edit touches only the ranges of its words.
 */
export const TERM_RANGES = DIGITS + 2 * LETTERS + 1

/** Ranges are in the order of their terms. */
export function rangeOf(term: string): number {
  const first = term.charCodeAt(0)
  if (first <= LAST_DIGIT) return Math.max(0, first - FIRST_DIGIT)
  if (first > LAST_LETTER) return TERM_RANGES - 1
  if (first < FIRST_LETTER) return DIGITS
  return DIGITS + 2 * (first - FIRST_LETTER) + (term.charCodeAt(1) >= SECOND_HALF ? 1 : 0)
}

/** Alphabetical numbers would change with every new word. */
export const termNumber = (term: string): number =>
  rangeOf(term) * 2 ** HASH_BITS + (textHash(term) >>> (32 - HASH_BITS))
