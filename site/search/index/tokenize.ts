// Splits text into search terms, for the index and for queries. Splits and joins camelCase, snake_case, kebab-case,
// dotted.names, paths and HEADER-NAMES.

import { memoize } from './memoize.ts'

/** A word as written, with everything that finds it. Shared by all texts that contain it. */
export interface Word {
  /** Lower case, with separators: `acm-api-key`. */
  readonly whole: string
  /** Lower case, without separators: `acmapikey`. Same as `whole` for a simple word. */
  readonly joined: string
  /** Lower-case parts: `acm`, `api`, `key`. A simple word has one part. */
  readonly parts: readonly string[]
}

/** Longer runs are data (hashes, encoded payloads) rather than words. */
export const MAX_TERM_LENGTH = 40

// The name of a language may end in a sharp sign.
const WORD = /\b[CFcf]#(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[._\-/:'’]+[\p{L}\p{N}]+)*/gu
// The same for ASCII text, which most is: three times as fast.
const ASCII_WORD = /\b[CFcf]#(?![A-Za-z0-9])|[A-Za-z0-9]+(?:[._\-/:']+[A-Za-z0-9]+)*/g
// eslint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/
const JOINERS = /[._\-/:'’]+/u
// `SDKs` is a single word.
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s$)\p{Ll})/u

/** Most words: nothing divides them. */
const SIMPLE = /^[A-Za-z]?[a-z\d]+$/

/** The words of a text in order, repeats included. */
export function tokenize(text: string): Word[] {
  return writtenWords(text).map((word) => toWord(word))
}

/** The same words, as written. */
export function writtenWords(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? []
}

/** The forms that find a written word. */
export const toWord = memoize((word): Word => {
  if (SIMPLE.test(word)) {
    const whole = word.toLowerCase()
    return { whole, joined: whole, parts: [whole] }
  }
  const pieces = word.split(JOINERS).flatMap((piece) => piece.split(CAMEL_BOUNDARY))
  const parts = pieces.map((piece) => piece.toLowerCase()).filter((piece) => piece !== '')
  return { whole: word.toLowerCase(), joined: parts.join(''), parts }
})

/** Every term that a word is indexed under, without duplicates and overlong runs. */
export function indexTerms(word: Word): string[] {
  return [...new Set([word.joined, ...word.parts])].filter((term) => term.length <= MAX_TERM_LENGTH)
}
