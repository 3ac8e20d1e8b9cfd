// Parses queries into terms, with the words that others use for what this site calls differently. Bounded in every
// dimension and never throws.

import { withinQueryLimit } from '../../model/queries/query-limits.ts'
import { memoize } from '../index/memoize.ts'
import { stem } from '../index/stem.ts'
import { isSmallWord } from '../index/stop-words.ts'
import { BETWEEN, foreignWords } from '../words/foreign-words.ts'
import { SYNONYM_GROUPS } from '../words/synonyms.ts'
import { MAX_TERM_LENGTH, tokenize, type Word } from '../index/tokenize.ts'

const MAX_QUERY_TERMS = 8
/** Beside so many terms, words of little meaning tell no more of a page. */
const ENOUGH = 4
/** Of fewer words any may be cut short, or be half of a name: `web hook`. */
const SENTENCE = 4

/** One thing that the reader asked for, with word sequences that match it; the first is as typed. */
export interface QueryTerm {
  alternatives: Word[][]
  /** A word of little meaning: counts when present, costs nothing when absent. */
  optional: boolean
  /** A word of daily life that is nothing of ours: what resembles it is not meant. */
  foreign: boolean
  /** Other words follow it, so that hardly anybody is in the middle of it. */
  followed: boolean
  /** The same in a sentence, so that nobody is. */
  finished: boolean
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
export type ParseQuery = (query: string) => readonly QueryTerm[]

/** `tables`: the words of others, as in foreign-words.ts. */
export function createQueryParser(tables: readonly string[]): ParseQuery {
  const synonymsUnder = createSynonymReader(tables)
  return memoize((query) => readTerms(query, synonymsUnder), MOST_KEPT)
}

/** Asks whether there is a thing, and says nothing of it: `do you support passkeys`, `is it supported`. */
const SUPPORTED = /(?<=\b(?:do|does|will|can)\b.{1,40})\bsupport(?=\s+\w)|\bsupported\b(?!\s+\w)/gi

function readTerms(query: string, synonymsUnder: SynonymReader): QueryTerm[] {
  const text = withinQueryLimit(query).replaceAll(SUPPORTED, '')
  const words = withinLimits(tokenize(text).flatMap(indexedForms))
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length;) {
    const { length, synonyms, isForeign } = synonymsAt(words, at, synonymsUnder)
    const typed = words.slice(at, at + length)
    terms.push({
      alternatives: [typed, ...synonyms],
      optional: length === 1 && isSmallWord(typed[0]!.whole),
      // Alone it may be the beginning of one of ours.
      foreign: isForeign && words.length > 1,
      followed: at + length < words.length,
      finished: words.length >= SENTENCE && at + length < words.length,
    })
    at += length
  }
  const telling = terms.filter((term) => !term.optional)
  // A query of only such words means them.
  if (telling.length === 0) return terms.map((term) => ({ ...term, optional: false }))
  return telling.length < ENOUGH ? terms : telling
}

/** Each word once. In a long question small words give way: the last words may say the most. */
function withinLimits(words: readonly Word[]): Word[] {
  const known = new Set<string>()
  const once = words.filter(({ joined }) => !known.has(joined) && known.add(joined))
  const isSmall = once.map(({ whole }) => isSmallWord(whole))
  let room = MAX_QUERY_TERMS
  let roomForSmall = Math.max(0, MAX_QUERY_TERMS - isSmall.filter((small) => !small).length)
  return once.filter((_, at) => (isSmall[at] ? roomForSmall-- > 0 : room-- > 0))
}

/** A name too long for the index is indexed by its parts. */
function indexedForms(word: Word): Word[] {
  if (word.whole.length <= MAX_TERM_LENGTH) return [word]
  return word.parts.length > 1 ? word.parts.flatMap(tokenize).flatMap(indexedForms) : []
}

const LONGEST_SYNONYM = 4

interface Named {
  name: string
  /** Called for the few names that a query may contain. */
  others: () => readonly string[]
  /** Adds to what the name is called otherwise, and does not replace it. */
  adds: boolean
}

/** By how a name begins, and by stems, what has that name. */
type SynonymReader = (beginning: string) => ReadonlyMap<string, Word[][]>

/** Only names that begin as a word of the query: to split and stem all of them would take longer than the search. */
function createSynonymReader(tables: readonly string[]): SynonymReader {
  let known: Map<string, Named[]> | undefined
  return memoize((beginning) => {
    known ??= byBeginning(tables)
    const index = new Map<string, Word[][]>()
    for (const { name, others, adds } of known.get(beginning) ?? []) {
      const key = stemKey(tokenize(name))
      const sequences = others().map(tokenize)
      index.set(key, [
        ...((adds && index.get(key)) || []),
        ...sequences.filter((sequence) => sequence.length > 0),
      ])
    }
    return index
  })
}

function byBeginning(tables: readonly string[]): Map<string, Named[]> {
  const known = new Map<string, Named[]>()
  const note = (named: Named): void => {
    const beginning = beginningOf(named.name)
    const list = known.get(beginning)
    if (list) list.push(named)
    else known.set(beginning, [named])
  }
  for (const group of SYNONYM_GROUPS)
    for (const name of group)
      note({ name, others: () => group.filter((other) => other !== name), adds: false })
  for (const [name, ours] of foreignWords(tables))
    note({ name, others: () => ours.split(BETWEEN), adds: true })
  return known
}

/** Two letters, which no stemmer takes away, whatever is between them: `.net`, `e-mail`. */
const beginningOf = (name: string): string =>
  PLAIN.test(name) ? name.slice(0, 2) : name.replaceAll(BETWEEN_LETTERS, '').slice(0, 2)

const PLAIN = /^[a-z\d]{2}/
const BETWEEN_LETTERS = /[^\p{L}\p{N}#]/gu

/** The same for `3DS` and `3ds`, `sign-on` and `sign on`. */
function stemKey(words: readonly Word[]): string {
  return words.map(({ joined }) => stem(joined)).join('')
}

/** The longest sequence from `at` that has synonyms or is nothing of ours, or else a single word. */
function synonymsAt(
  words: readonly Word[],
  at: number,
  synonymsUnder: SynonymReader,
): { length: number; synonyms: Word[][]; isForeign: boolean } {
  const known = synonymsUnder(beginningOf(words[at]!.joined + (words[at + 1]?.joined ?? '')))
  for (let length = Math.min(LONGEST_SYNONYM, words.length - at); length > 0; length--) {
    const synonyms = known.get(stemKey(words.slice(at, at + length)))
    if (synonyms) return { length, synonyms, isForeign: synonyms.length === 0 }
  }
  return { length: 1, synonyms: otherSpelling(words[at]!), isForeign: false }
}

/** `authorised` for `authorized`, and vice versa. */
function otherSpelling({ whole }: Word): Word[][] {
  const other = whole.replace(/(?<=[a-z]{2}i)[sz](?=(?:e[ds]?|ers?|ing|ations?)$)/, (letter) =>
    letter === 's' ? 'z' : 's',
  )
  return other === whole ? [] : [tokenize(other)]
}
