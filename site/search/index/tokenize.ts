// How text becomes search terms, for the index and for queries alike.
// Splits and joins camelCase, snake_case, kebab-case, dotted.names, paths and HEADER-NAMES.

import { remembering } from './remembering.ts'

/** A word as written, with everything it can be found by. Shared by all texts that hold it. */
export interface Word {
  /** Lower case, joiners kept: `acm-api-key`. */
  readonly whole: string
  /** Lower case, without joiners: `tsrapikey`. The same as `whole` for a simple word. */
  readonly joined: string
  /** Lower-case pieces: `acm`, `api`, `key`. One piece for a simple word. */
  readonly parts: readonly string[]
}

/** Longer runs are data (hashes, encoded payloads), not words that anyone types. */
export const MAX_TERM_LENGTH = 40

// A language's name may end in a sharp.
const WORD = /\b[CFcf]#(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[._\-/:'’]+[\p{L}\p{N}]+)*/gu
// The same for texts of plain letters, which are most: three times as fast.
const ASCII_WORD = /\b[CFcf]#(?![A-Za-z0-9])|[A-Za-z0-9]+(?:[._\-/:']+[A-Za-z0-9]+)*/g
// eslint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/
const JOINERS = /[._\-/:'’]+/u
// `SDKs` is one word.
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s$)\p{Ll})/u

/** The words of a text in order, repeats included. */
export function tokenize(text: string): Word[] {
  return writtenWords(text).map((word) => toWord(word))
}

/** The same words, each as it is written. */
export function writtenWords(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? []
}

/** What one written word can be found by. */
export const toWord = remembering((word): Word => {
  const pieces = word.split(JOINERS).flatMap((piece) => piece.split(CAMEL_BOUNDARY))
  const parts = pieces.map((piece) => piece.toLowerCase()).filter((piece) => piece !== '')
  return { whole: word.toLowerCase(), joined: parts.join(''), parts }
})

/** Every term a word is indexed under, without repeats and without runs too long to be typed. */
export function indexTerms(word: Word): string[] {
  return [...new Set([word.joined, ...word.parts])].filter((term) => term.length <= MAX_TERM_LENGTH)
}
