// Bonuses that override word scores: for entries that are exactly what was asked for, by title, name or synonym.

import { singularOf } from '../../spelling/singular-of.ts'
import type { EntryFacts } from './entry-facts.ts'
import { hasOwnPlace, isHeading, NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'

/** The query in comparable forms. */
export interface Wanted {
  /** The query after `normalise`, and the same without spaces. */
  normal: string
  joined: string
  /** Without spaces and stop words. */
  bare: string
  /** In lower case, as typed. */
  typed: string
  /** Synonyms of the whole query, without spaces. */
  synonyms: readonly string[]
  /** The part of the documentation in which names are defined, the API reference. */
  reference: Facet | undefined
}

// Tiers rather than weights: each exceeds the sum of everything below it.
const EXACT_PAGE_TITLE = 1e6
/** `webhook` means the page `Webhooks`, even if a section has exactly that title. */
const ONE_OF_PAGE_TITLE = 4e5
const EXACT_ID = 3e5
const BARE_PAGE_TITLE = 2.5e5
const EXACT_HEADING = 2e5
const HEADING_ALIAS = 1.5e5
/** For a page under another name: `Card number` for `PAN`. */
const PAGE_SYNONYM = 1.3e5
const HEADING_SYNONYM = 1.2e5
/** An operation, asked for as a question: `how do I create a token`. */
const BARE_ACTION = 1.1e5
const EXACT_NAME = 1e5
/** By its path without the last parameter: after an operation with exactly that name, before guides that use it. */
const SHORTER_NAME = 1.015e5
/** A match with the author's own keywords. */
const PAGE_ALIAS = 9e4
const NAME_ALIAS = 5e4

/** Among equal names: the operation's own entry, then the reference, where names are defined rather than used. */
const IS_DEFINED_HERE = 2000
const IN_REFERENCE = 200

/** 0 for an entry matched only by its words. */
export function entryBonus(entry: SearchEntry, facts: EntryFacts, wanted: Wanted): number {
  if (facts.id.includes('-') && facts.id === wanted.typed) return EXACT_ID
  if (facts.title === wanted.normal || facts.joined === wanted.joined) {
    return exactBonus(entry, wanted) + homeBonus(entry, facts, wanted)
  }
  if (facts.shorter !== '' && facts.shorter === wanted.joined) return SHORTER_NAME
  if (entry.type === 0 && areOneAndMany(facts.joined, wanted.joined)) return ONE_OF_PAGE_TITLE
  const isSynonym = wanted.synonyms.some((name) => isSameName(facts.joined, name))
  if (entry.type === 0 && isSameName(facts.bare, wanted.bare)) return BARE_PAGE_TITLE
  if (entry.type === 0 && isSynonym) return PAGE_SYNONYM
  if (facts.joinedAliases.includes(wanted.joined)) {
    if (entry.type === 0) return PAGE_ALIAS
    return (isHeading(entry) ? HEADING_ALIAS : NAME_ALIAS) + homeBonus(entry, facts, wanted)
  }
  if (isHeading(entry) && isSynonym) return HEADING_SYNONYM
  if (facts.headsOperation && facts.bare === wanted.bare && wanted.bare !== wanted.joined) return BARE_ACTION
  return 0
}

function exactBonus({ type, tagName, title }: SearchEntry, { typed }: Wanted): number {
  if (type === 0) return EXACT_PAGE_TITLE
  if (tagName !== NAME_TAG) return EXACT_HEADING
  // `bin lookup` asks for the thing, `binLookup` for the option.
  return typed.includes(' ') && !title.includes(' ') ? NAME_ALIAS : EXACT_NAME
}

/** Singular and plural: `webhook` and `webhooks`, `proxy` and `proxies`. */
const areOneAndMany = (a: string, b: string): boolean => a !== b && singularOf(a) === singularOf(b)

const isSameName = (a: string, b: string): boolean => a === b || areOneAndMany(a, b)

/** Favours the place where a name is defined or an action is described over those that use it. */
function homeBonus(entry: SearchEntry, { id }: EntryFacts, { reference }: Wanted): number {
  if (entry.type === 0) return 0
  if (hasOwnPlace(entry)) return id === '' ? 0 : IS_DEFINED_HERE
  return entry.facet === reference ? IN_REFERENCE : 0
}
