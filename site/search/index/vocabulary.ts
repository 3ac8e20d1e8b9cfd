// Assigns numbers to terms while indexing: each word's terms are computed once and then only counted.

import { memoize } from './memoize.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { indexTerms, toWord, writtenWords } from './tokenize.ts'

export interface Vocabulary {
  /** In order of first use; a term's index is its number. */
  terms: string[]
  /** Term numbers of a text, in order and with repeats. Cached, for texts that repeat. */
  readTitle(text: string): readonly number[]
  /** The same without stop words, which matter only in titles. Not cached. */
  readContent(text: string): readonly number[]
}

export function createVocabulary(): Vocabulary {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (term: string): number => {
    let number = numbers.get(term)
    if (number === undefined) numbers.set(term, (number = terms.push(term) - 1))
    return number
  }
  /** Maps each written word to the numbers of its terms and stems: one lookup per word. */
  const reader = (skipped: ReadonlySet<string>): ((text: string) => number[]) => {
    const known = new Map<string, readonly number[]>()
    const learn = (written: string): readonly number[] => {
      const word = toWord(written)
      const terms = skipped.has(word.whole) ? [] : indexTerms(word)
      const forms = [...new Set(terms.flatMap((term) => [term, stem(term)]))].map(numberOf)
      known.set(written, forms)
      return forms
    }
    return (text) => {
      const found: number[] = []
      for (const written of writtenWords(text))
        for (const number of known.get(written) ?? learn(written)) found.push(number)
      return found
    }
  }
  return {
    terms,
    readTitle: memoize(reader(NONE)),
    readContent: reader(STOP_WORDS),
  }
}

const NONE: ReadonlySet<string> = new Set()
