// What comes first whatever its words score: an entry that is what was asked for, by title, name or other name.

import type { EntryFacts } from './entry-facts.ts'
import { hasOwnPlace, NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'

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
}

// Steps, not weights: each is far above all that the ones below and the weights can add up to.
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
/** By its path without the last parameter: after one of just that name, before guides that use it. */
const SHORTER_NAME = 1.015e5
/** By the author's own keywords. */
const PAGE_ALIAS = 9e4
const NAME_ALIAS = 5e4

/** Among names that fit alike: the operation's own block, then the reference, which says what guides only use. */
const IS_DEFINED_HERE = 2000
const IN_REFERENCE = 200
const REFERENCE: Facet = 'api'

/** 0 for what is found by its words alone. */
export function entryBonus(entry: SearchEntry, facts: EntryFacts, wanted: Wanted): number {
  if (facts.id.includes('-') && facts.id === wanted.typed) return EXACT_ID
  if (facts.title === wanted.normal || facts.joined === wanted.joined) {
    return exactBonus(entry) + homeBonus(entry, facts)
  }
  if (facts.shorter !== '' && facts.shorter === wanted.joined) return SHORTER_NAME
  if (entry.type === 0 && areOneAndMany(facts.joined, wanted.joined)) return ONE_OF_PAGE_TITLE
  const isSynonym = wanted.synonyms.some((name) => isSameName(facts.joined, name))
  if (entry.type === 0 && isSameName(facts.bare, wanted.bare)) return BARE_PAGE_TITLE
  if (entry.type === 0 && isSynonym) return PAGE_SYNONYM
  if (facts.joinedAliases.includes(wanted.joined)) {
    if (entry.type === 0) return PAGE_ALIAS
    return (isHeading(entry) ? HEADING_ALIAS : NAME_ALIAS) + homeBonus(entry, facts)
  }
  if (isHeading(entry) && isSynonym) return HEADING_SYNONYM
  return 0
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
