// Finds the words of a text that match the query: by stem or prefix, or with one typo if none of those occur. Memoised
// per word, since a result's texts repeat them.

import { memoize } from '../index/memoize.ts'
import type { QueryTerm } from './query-parser.ts'
import { stem } from '../index/stem.ts'
import { tokenize } from '../index/tokenize.ts'
import { isTypoOf } from '../index/typo.ts'

interface MatchRange {
  start: number
  end: number
}

export interface WordMatcher {
  /** Ranges of the matches, in order and without overlap, generated lazily. */
  rangesIn(text: string): Iterable<MatchRange>
}

const BEGINNING_MIN_LENGTH = 3
/** Minimum letters typed of a word that is at least one longer. */
const TYPO_MIN_LENGTH = 4
const WORD = /[\p{L}\p{N}]+/gu

export function createWordMatcher(terms: readonly QueryTerm[]): WordMatcher {
  const asked = terms.filter((term) => !term.optional).flatMap(({ alternatives }) => alternatives)
  const typed = new Set(terms.map(({ alternatives }) => alternatives[0]))
  const parted = asked.map((words) => ({
    isTyped: typed.has(words),
    parts: words.flatMap(({ parts }) => parts),
  }))
  const wanted = parted
    .filter(({ isTyped, parts }) => isTyped || parts.length === 1)
    .flatMap(({ parts }) => parts)
  const phrases = parted
    .filter(({ isTyped, parts }) => !isTyped && parts.length > 1)
    .flatMap(({ parts }) => parts)
  const stems = new Set(wanted.map(stem))
  const phraseStems = new Set(phrases.map(stem))
  const beginnings = wanted.filter((part) => part.length >= BEGINNING_MIN_LENGTH)
  const misspelt = wanted.filter((part) => part.length >= TYPO_MIN_LENGTH)
  const isFound = byParts(
    (part) => stems.has(stem(part)) || beginnings.some((beginning) => part.startsWith(beginning)),
  )
  const isOfPhrase = byParts((part) => phraseStems.has(stem(part)))
  const isMeant = byParts((part) => misspelt.some((typed) => isTypoOf(part, typed)))
  const mayBeFound = beginningOneOf([...wanted, ...phrases])
  return {
    *rangesIn(text) {
      let any = false
      for (const range of rangesOf(text, isFound, isOfPhrase, mayBeFound)) {
        any = true
        yield range
      }
      if (!any && misspelt.length > 0)
        yield* rangesOf(
          text,
          isMeant,
          () => false,
          () => true,
        )
    },
  }
}

/**
 * Whether a written word may contain one of them in some form: a form begins as the word does. Few words do, and the
 * others need not be stemmed.
 */
function beginningOneOf(words: readonly string[]): (word: string) => boolean {
  const beginnings = new Set(words.map((word) => word.slice(0, Math.max(1, Math.min(word.length - 1, 3)))))
  const some = new RegExp([...beginnings].join('|'), 'iu')
  return (word) => some.test(word)
}

/** The decision for a written word, from those for its parts. */
function byParts(isWanted: (part: string) => boolean): (word: string) => boolean {
  return memoize((word) =>
    tokenize(word).some(({ parts, joined }) => isWanted(joined) || parts.some(isWanted)),
  )
}

/** The words of a synonym must be adjacent: `card` alone is not `card verification code`. */
function* rangesOf(
  text: string,
  isWanted: (word: string) => boolean,
  isOfPhrase: (word: string) => boolean,
  mayBeFound: (word: string) => boolean,
): Iterable<MatchRange> {
  let last = { word: '', isFound: false }
  let held: MatchRange | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const range = { start: index, end: index + word.length }
    const whole = mayBeFound(word) && isWanted(word)
    const isFound = whole || (mayBeFound(word) && isOfPhrase(word))
    const isBeside = isFound && last.isFound && last.word !== word.toLowerCase()
    if (held && isBeside) yield held
    if (whole || isBeside) yield range
    held = isFound && !whole && !isBeside ? range : undefined
    last = { word: word.toLowerCase(), isFound }
  }
}
