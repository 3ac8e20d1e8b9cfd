// Recognises queries for features that the platform does not have.

import type { NotOffered } from '../index/answer-data.ts'
import type { NotOfferedAnswer } from './answer.ts'
import { mayHold, shareOf, wordStems } from './word-stems.ts'

export function findNotOffered(entries: readonly NotOffered[], query: string): NotOfferedAnswer | undefined {
  const wanted = wordStems(query)
  const found = entries.find(({ asked }) =>
    asked.some((phrase) => mayHold(phrase, wanted) && shareOf(wordStems(phrase), wanted) === 1),
  )
  return found && { kind: 'not-offered', name: found.name, instead: found.instead, url: found.url }
}
