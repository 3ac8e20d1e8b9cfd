// Corrects misspelt words of a question by those that facts are asked with: `idempotncy key lifetime`.

import type { QuickAnswers } from '../index/answer-data.ts'
import { memoizePer } from '../index/memoize.ts'
import { stem } from '../index/stem.ts'
import { isTypoOf } from '../index/typo.ts'

type Facts = Pick<QuickAnswers, 'facts' | 'factFamilies'>

const WORD = /[a-z]{4,}/gi

/** `isKnown`: whether a word in lower case is one that pages have, or one of daily life, and so as it was meant. */
export function inWordsMeant(facts: Facts, query: string, isKnown: (word: string) => boolean): string {
  const vocabulary = wordsOf(facts)
  return query.replaceAll(WORD, (typed) => {
    const word = typed.toLowerCase()
    if (vocabulary.has(word) || isKnown(word)) return typed
    const meant = [...vocabulary].filter((other) => isTypoOf(other, word))
    // Of several it may be any.
    return new Set(meant.map(stem)).size === 1 ? meant[0]! : typed
  })
}

const wordsOf = memoizePer(
  ({ facts, factFamilies }: Facts): ReadonlySet<string> =>
    new Set(
      [...facts, ...factFamilies]
        .flatMap(({ name, asked }) => [name, ...asked])
        .join(' ')
        .toLowerCase()
        .match(WORD),
    ),
)
