// Recognises queries for features that the platform does not have.

import type { NotOffered } from '../index/answer-data.ts'
import type { NotOfferedAnswer } from './answer.ts'
import { isGrammar, isSmallWord } from '../index/stop-words.ts'
import { isWritten, mayHold, shareOf, withoutStates, wordStems } from './word-stems.ts'

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
  const isAsked = (phrase: string): boolean => {
    const stems = wordStems(phrase)
    const done = withoutStates(text, phrase)
    const doneStems = wordStems(done)
    const isState = (stem: string): boolean => typed.includes(stem) && !doneStems.includes(stem)
    const held = (stems.length > 1 ? called : typed).filter((stem) => !isState(stem))
    if (shareOf(stems, held) < 1) return false
    if (!(phrase.match(WITH_SIGNS) ?? []).every((word) => isWritten(withSpaces(word), text))) return false
    return holdsInPlace(wordsOf(phrase), wordsOf(done))
  }
  const found = entries.find(({ asked }) =>
    asked.some((phrase) => mayHold(phrase, called) && isAsked(phrase)),
  )
  return found && { kind: 'not-offered', name: found.name, instead: found.instead, url: found.url }
}

/** `on premises` is `on-premises`. */
const withSpaces = (text: string): string => text.replaceAll('-', ' ')

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).filter((word) => !isGrammar(word))

/**
 * Whether the words that tell a phrase apart stand beside the same word as there: `how many requests` are not `many
 * tokens`. What the query calls by another name has no place to compare.
 */
function holdsInPlace(phrase: readonly string[], words: readonly string[]): boolean {
  return phrase.every((word, at) => {
    if (!isSmallWord(word)) return true
    const step = at + 1 < phrase.length ? 1 : -1
    const beside = phrase[at + step] ?? ''
    const isBeside = (other = ''): boolean => isSameWord(other, beside)
    const isAnywhere = !words.some(isBeside)
    return words.some((other, place) => other === word && (isAnywhere || isBeside(words[place + step])))
  })
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (!isSmallWord(other) && wordStems(one).includes(wordStems(other)[0] ?? ''))
