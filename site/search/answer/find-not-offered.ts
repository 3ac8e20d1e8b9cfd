// Recognises queries for features that the platform does not have.

import type { NotOffered } from '../index/answer-data.ts'
import type { NotOfferedAnswer } from './answer.ts'
import { mayHold, shareOf, wordStems } from './word-stems.ts'

/** `others`: stems of what else the query's words are called. They do not stand for a phrase of one word. */
export function findNotOffered(
  entries: readonly NotOffered[],
  query: string,
  others: readonly string[] = [],
): NotOfferedAnswer | undefined {
  const typed = wordStems(query)
  const called = [...typed, ...others]
  const isAsked = (phrase: string): boolean => {
    const stems = wordStems(phrase)
    return shareOf(stems, stems.length > 1 ? called : typed) === 1
  }
  const found = entries.find(({ asked }) =>
    asked.some((phrase) => mayHold(phrase, called) && isAsked(phrase)),
  )
  return found && { kind: 'not-offered', name: found.name, instead: found.instead, url: found.url }
}
