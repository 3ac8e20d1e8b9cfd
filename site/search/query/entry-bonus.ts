// What an entry gains beside the scores of the index: for being what was asked for, by title, name or other name.

import type { EntryFacts } from './entry-facts.ts'
import { hasOwnPlace, NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'
import { isOneTypoAway } from './typo.ts'

/** The words that one thing asked for may stand under. */
export interface WantedTerm {
  /** As typed, and what stands for it; each word with its stem. */
  sequences: { word: string; stem: string }[][]
  /** How much it says: more for a word that few entries hold. */
  rarity: number
  /** No text holds it as it was typed. */
  misspelt: boolean
}

/** What was asked for, in comparable form. */
export interface Wanted {
  /** The query as `normalise` gives it, and the same without blanks. */
  normal: string
  joined: string
  /** Without blanks and without words that carry no meaning. */
  bare: string
  /** In lower case, as it was typed. */
  typed: string
  /** What else the whole query is called, without blanks. */
  synonyms: readonly string[]
  terms: readonly WantedTerm[]
}

// Steps, not weights: each is far above all that the ones below can add up to.
const EXACT_PAGE_TITLE = 1e6
/** `webhook` means the page `Webhooks`, whatever section bears just that word. */
const ONE_OF_PAGE_TITLE = 4e5
const EXACT_ID = 3e5
const BARE_PAGE_TITLE = 2.5e5
const EXACT_HEADING = 2e5
const HEADING_ALIAS = 1.5e5
/** On what is called otherwise: `Card number` for `PAN`. */
const PAGE_SYNONYM = 1.3e5
const HEADING_SYNONYM = 1.2e5
const EXACT_NAME = 1e5
/** By the author's own keywords. */
const PAGE_ALIAS = 9e4
const NAME_ALIAS = 5e4

/** Among names that fit alike: the operation's own block, then the reference, which says what guides only use. */
const IS_DEFINED_HERE = 2000
const IN_REFERENCE = 200
const REFERENCE: Facet = 'api'

// Weights beside the scores of the index, which are about 1 to 100.
const TITLE_HOLDS_ALL = 90
const TITLE_IS_SHORT = 90
const PAGE_FACTOR = 1.25
/** Shorter beginnings say little of a title. */
const TITLE_MIN_LENGTH = 3

export function entryBonus(entry: SearchEntry, facts: EntryFacts, wanted: Wanted): number {
  if (facts.id.includes('-') && facts.id === wanted.typed) return EXACT_ID
  if (facts.title === wanted.normal || facts.joined === wanted.joined) {
    return exactBonus(entry) + homeBonus(entry, facts)
  }
  if (entry.type === 0 && areOneAndMany(facts.joined, wanted.joined)) return ONE_OF_PAGE_TITLE
  const isSynonym = wanted.synonyms.some((name) => isSameName(facts.joined, name))
  if (entry.type === 0 && isSameName(facts.bare, wanted.bare)) return BARE_PAGE_TITLE
  if (entry.type === 0 && isSynonym) return PAGE_SYNONYM
  if (facts.joinedAliases.includes(wanted.joined)) {
    if (entry.type === 0) return PAGE_ALIAS
    return (isHeading(entry) ? HEADING_ALIAS : NAME_ALIAS) + homeBonus(entry, facts)
  }
  if (isHeading(entry) && isSynonym) return HEADING_SYNONYM
  return titleBonus(facts, wanted.terms) * (entry.type === 0 ? PAGE_FACTOR : 1)
}

function exactBonus({ type, tagName }: SearchEntry): number {
  if (type === 0) return EXACT_PAGE_TITLE
  return tagName === NAME_TAG ? EXACT_NAME : EXACT_HEADING
}

/** `webhook` and `webhooks`, `proxy` and `proxies`. */
const areOneAndMany = (a: string, b: string): boolean => a !== b && oneOf(a) === oneOf(b)

const oneOf = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

const isSameName = (a: string, b: string): boolean => a === b || areOneAndMany(a, b)

const isHeading = ({ type, tagName }: SearchEntry): boolean => type === 1 && tagName !== NAME_TAG

/** More for the place where a name is defined, or an action described, than for those that use it. */
function homeBonus(entry: SearchEntry, { id }: EntryFacts): number {
  if (entry.type === 0) return 0
  if (hasOwnPlace(entry)) return id === '' ? 0 : IS_DEFINED_HERE
  return entry.facet === REFERENCE ? IN_REFERENCE : 0
}

/** More for a title that holds what was asked, and most when it holds all of it and little else. */
function titleBonus(facts: EntryFacts, terms: readonly WantedTerm[]): number {
  let words = 0
  let held = 0
  let all = 0
  for (const { sequences, rarity, misspelt } of terms) {
    all += rarity
    const sequence = sequences.find((pieces) =>
      pieces.every(({ word, stem }) => facts.stems.includes(stem) || holdsLike(facts, word, misspelt)),
    )
    if (!sequence) continue
    held += rarity
    words += sequence.length
  }
  if (held === 0) return 0
  const share = held / all
  return share ** 2 * (TITLE_HOLDS_ALL + TITLE_IS_SHORT * Math.min(1, words / facts.weight))
}

/** As the beginning of a word, or with a typo where the reader made one. */
function holdsLike({ words }: EntryFacts, typed: string, misspelt: boolean): boolean {
  if (typed.length < TITLE_MIN_LENGTH) return false
  return words.some((word) => word.startsWith(typed) || (misspelt && isOneTypoAway(word, typed)))
}
