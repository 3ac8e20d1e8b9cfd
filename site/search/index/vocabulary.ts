// The numbers of terms while texts are read: a word's terms are worked out once, then only counted.

import { remembering } from './remembering.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { indexTerms, tokenize, type Word } from './tokenize.ts'

export interface Vocabulary {
  /** In the order of their first use; the place of a term is its number. */
  terms: string[]
  /** Numbers of the terms of a text in its order, repeats included. Kept for the next time: for texts that repeat. */
  readTitle(text: string): readonly number[]
  /** The same without stop words, which matter in titles alone. Not kept. */
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
  /** Numbers of a word’s terms and of their stems. */
  const known = new Map<Word, readonly number[]>()
  const read = (text: string, skipped: ReadonlySet<string>): number[] => {
    const found: number[] = []
    for (const word of tokenize(text)) {
      if (skipped.has(word.whole)) continue
      let forms = known.get(word)
      if (!forms) {
        forms = [...new Set(indexTerms(word).flatMap((term) => [term, stem(term)]))].map(numberOf)
        known.set(word, forms)
      }
      for (const number of forms) found.push(number)
    }
    return found
  }
  return {
    terms,
    readTitle: remembering((text) => read(text, NONE)),
    readContent: (text) => read(text, STOP_WORDS),
  }
}

const NONE: ReadonlySet<string> = new Set()
