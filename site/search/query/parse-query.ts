// Parses a query into terms. Bounded in every dimension and never throws.

import { MAX_QUERY_LENGTH } from '../../model/query-limits.ts'
import { remembering } from '../index/remembering.ts'
import { stem } from '../index/stem.ts'
import { QUESTION_WORDS, STOP_WORDS } from '../index/stop-words.ts'
import { FOREIGN_WORDS, SYNONYM_GROUPS } from './synonyms.ts'
import { MAX_TERM_LENGTH, tokenize, type Word } from '../index/tokenize.ts'

export const MAX_QUERY_TERMS = 8

/** One thing that the reader asked for, with word sequences that match it; the first is as typed. */
export interface QueryTerm {
  alternatives: Word[][]
  /** A word of little meaning: counts when present, costs nothing when absent. */
  optional: boolean
}

/** Lower case without punctuation: the form in which titles and queries are compared. */
export function normalise(text: string): string {
  return tokenize(text)
    .map((word) => word.parts.join(' '))
    .join(' ')
}

/** A search asks for them several times. */
const MOST_KEPT = 20

/** The terms of a query; empty if there is nothing to look up. */
export const parseQuery: (query: string) => readonly QueryTerm[] = remembering(readTerms, MOST_KEPT)

function readTerms(query: string): QueryTerm[] {
  const words = telling(tokenize(query.slice(0, MAX_QUERY_LENGTH)).flatMap(indexedForms))
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length;) {
    const { length, synonyms } = synonymsAt(words, at)
    const typed = words.slice(at, at + length)
    terms.push({
      alternatives: [typed, ...synonyms],
      optional: length === 1 && isOptional(typed[0]!.whole),
    })
    at += length
  }
  // A query of only such words means them.
  return terms.every((term) => term.optional) ? terms.map((term) => ({ ...term, optional: false })) : terms
}

/** Each word once. In a long question small words give way: the last words may say the most. */
function telling(words: readonly Word[]): Word[] {
  const known = new Set<string>()
  const once = words.filter(({ joined }) => !known.has(joined) && known.add(joined))
  const isSmall = once.map(({ whole }) => isOptional(whole))
  let room = MAX_QUERY_TERMS
  let roomForSmall = Math.max(0, MAX_QUERY_TERMS - isSmall.filter((small) => !small).length)
  return once.filter((_, at) => (isSmall[at] ? roomForSmall-- > 0 : room-- > 0))
}

/** A name too long for the index is indexed by its parts. */
function indexedForms(word: Word): Word[] {
  if (word.whole.length <= MAX_TERM_LENGTH) return [word]
  return word.parts.length > 1 ? word.parts.flatMap(tokenize).flatMap(indexedForms) : []
}

const isOptional = (word: string): boolean => STOP_WORDS.has(word) || QUESTION_WORDS.has(word)

const synonymIndex = buildSynonymIndex()
const LONGEST_SYNONYM = 4

function buildSynonymIndex(): Map<string, Word[][]> {
  const index = new Map<string, Word[][]>()
  for (const group of SYNONYM_GROUPS) {
    for (const member of group) {
      const others = group.filter((other) => other !== member).map(tokenize)
      index.set(stemKey(tokenize(member)), others)
    }
  }
  for (const [theirs, ours] of FOREIGN_WORDS) {
    const key = stemKey(tokenize(theirs))
    index.set(key, [...(index.get(key) ?? []), ...ours.map(tokenize)])
  }
  return index
}

/** The same for `3DS` and `3ds`, `sign-on` and `sign on`. */
function stemKey(words: readonly Word[]): string {
  return words.map(({ joined }) => stem(joined)).join('')
}

/** The longest sequence from `at` that has synonyms, or else a single word. */
function synonymsAt(words: readonly Word[], at: number): { length: number; synonyms: Word[][] } {
  for (let length = Math.min(LONGEST_SYNONYM, words.length - at); length > 0; length--) {
    const synonyms = synonymIndex.get(stemKey(words.slice(at, at + length)))
    if (synonyms) return { length, synonyms }
  }
  return { length: 1, synonyms: otherSpelling(words[at]!) }
}

/** `authorised` for `authorized`, and vice versa. */
function otherSpelling({ whole }: Word): Word[][] {
  const other = whole.replace(/(?<=[a-z]{2}i)[sz](?=(?:e[ds]?|ers?|ing|ations?)$)/, (letter) =>
    letter === 's' ? 'z' : 's',
  )
  return other === whole ? [] : [tokenize(other)]
}
