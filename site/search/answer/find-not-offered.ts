// Recognises queries for features that the platform does not have.

import type { NotOffered } from '../index/answer-data.ts'
import type { NotOfferedAnswer } from './answer.ts'
import { isGrammar, isSmallWord } from '../index/stop-words.ts'
import { isWritten, mayHold, shareOf, wordStems } from './word-stems.ts'

const WORD = /[a-z']+/g
/** A word whose characters say more than its stem: `c++` is not any `c`. */
const WITH_SIGNS = /\S*[^a-z\s]\S*/g

/** `others`: stems of what else the query's words are called. They do not stand for a phrase of one word. */
export function findNotOffered(
  entries: readonly NotOffered[],
  query: string,
  others: readonly string[] = [],
): NotOfferedAnswer | undefined {
  const text = withSpaces(query.toLowerCase())
  const typed = wordStems(query)
  const called = [...typed, ...others]
  const words = new Set(text.match(WORD))
  const isAsked = (phrase: string): boolean => {
    const stems = wordStems(phrase)
    if (shareOf(stems, stems.length > 1 ? called : typed) < 1) return false
    if (!(phrase.match(WITH_SIGNS) ?? []).every((word) => isWritten(withSpaces(word), text))) return false
    return (phrase.match(WORD) ?? []).every((word) => !tellsApart(word) || words.has(word))
  }
  const found = entries.find(({ asked }) =>
    asked.some((phrase) => mayHold(phrase, called) && isAsked(phrase)),
  )
  return found && { kind: 'not-offered', name: found.name, instead: found.instead, url: found.url }
}

/** `on premises` is `on-premises`. */
const withSpaces = (text: string): string => text.replaceAll('-', ' ')

/** Has no stem and still says which thing is meant: `delete all tokens`. */
const tellsApart = (word: string): boolean => isSmallWord(word) && !isGrammar(word)
