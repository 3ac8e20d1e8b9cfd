// Owns the order of results: all terms before some, exact titles and names first, one row per section.

import { factsOf, type EntryFacts } from './entry-facts.ts'
import { isKnown, lookUp, type Scores } from './look-up.ts'
import { normalise, parseQuery, type QueryTerm } from './parse-query.ts'
import { hasOwnPlace, NAME_TAG, type Facet, type SearchEntry } from './search-documents.ts'
import { stem } from './stem.ts'
import type { TermIndex } from './term-index.ts'
import { isOneTypoAway } from './typo.ts'

export interface Ranked {
  entry: SearchEntry
  id: number
  /** Whether it holds every word that carries meaning: no row that lacks one stands before one that does not. */
  holdsAll: boolean
  score: number
}

// Steps, not weights: each is far above all that the ones below can add up to.
const EXACT_PAGE_TITLE = 1e6
const EXACT_HEADING = 2e5
const HEADING_ALIAS = 1.5e5
const EXACT_NAME = 1e5
const EXACT_ALIAS = 5e4

/** Among names that fit alike: the operation's own block, then the reference, which says what guides only use. */
const IS_DEFINED_HERE = 2000
const IN_REFERENCE = 200
const REFERENCE: Facet = 'api'
const OPERATION = /^(?:GET|POST|PUT|PATCH|DELETE) \//

// Weights beside the scores of the index, which are about 1 to 100.
const TITLE_HOLDS_ALL = 90
const TITLE_IS_SHORT = 90
/** For the section or name that a word of the query names. */
const IS_CALLED = 300
/** What an entry loses that lacks everything but one word; more for a rare word than for a common one. */
const MISSING = 150
/** What an entry loses for each folder above its page: the general before the particular. */
const DEPTH = 4
/** What a name loses that is one of many of its kind: the section that tells of it says more. */
const ONE_OF_MANY = 80
/** In a question of so many words some may be the reader's own. */
const LONG_QUERY = 3
const ENOUGH_OF_LONG = 0.5
const PAGE_FACTOR = 1.25
/** Shorter beginnings say little of a title. */
const TITLE_MIN_LENGTH = 3

/** A term of the query with what the index knows of it. */
interface Asked {
  term: QueryTerm
  scores: Scores
  /** How much it says: more for a word that few entries hold. */
  rarity: number
  /** No text holds it as it was typed. */
  misspelt: boolean
}

/** Entries for a query, best first. */
export function rank(index: TermIndex, entries: readonly SearchEntry[], query: string): Ranked[] {
  const asked = parseQuery(query).map((term): Asked => {
    const scores = lookUp(index, term)
    const rarity = Math.log(1 + entries.length / (1 + scores.size))
    return { term, scores, rarity, misspelt: !isKnown(index, term) }
  })
  const required = asked.filter(({ term }) => !term.optional)
  const names = required.map(({ term }) => nameIn(term)).filter((name) => name !== undefined)
  const normal = normalise(query)
  const all = sumOf(required.map(({ rarity }) => rarity))
  const found = [...sumScores(asked)].map(([id, sum]) => {
    const entry = entries[id]!
    const called = isCalled(entry, names)
    const holdsAll = sum.held === required.length
    const coverage = called ? 1 : sum.rarity / all
    const more =
      bonus(entry, normal, required) + (called ? IS_CALLED / (entry.tagName === NAME_TAG ? 2 : 1) : 0)
    const less =
      MISSING * (1 - coverage) + DEPTH * entry.url.split('/').length + (hasOwnPlace(entry) ? ONE_OF_MANY : 0)
    return { id, entry, coverage, holdsAll, score: sum.score + more - less }
  })
  // Entries that lack a term are shown only where none has them all, or after those where a long question has words
  // too many.
  const best = Math.max(0, ...found.map(({ coverage }) => coverage))
  const enough = required.length >= LONG_QUERY ? Math.min(best, ENOUGH_OF_LONG) : best - 0.001
  const shown = found.filter(({ coverage }) => coverage >= enough)
  return onePerSection(
    shown.sort((a, b) => Number(b.holdsAll) - Number(a.holdsAll) || b.score - a.score || a.id - b.id),
  )
}

interface Sum {
  score: number
  /** How many of the required terms the entry holds, and how much these say. */
  held: number
  rarity: number
}

/** What each entry scores; entries without any required term are left out. */
function sumScores(asked: readonly Asked[]): Map<number, Sum> {
  const sums = new Map<number, Sum>()
  for (const { term, scores, rarity } of asked) {
    for (const [id, score] of scores) {
      const sum = sums.get(id) ?? { score: 0, held: 0, rarity: 0 }
      sum.score += score
      if (!term.optional) {
        sum.held += 1
        sum.rarity += rarity
      }
      sums.set(id, sum)
    }
  }
  for (const [id, { held }] of sums) if (held === 0) sums.delete(id)
  return sums
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** A word that is a name by its form, in normal form: a status code, or several parts in one. */
function nameIn({ alternatives: [typed] }: QueryTerm): string | undefined {
  const [word, ...more] = typed ?? []
  if (!word || more.length > 0) return undefined
  return word.parts.length > 1 || /^\d{3}$/.test(word.whole) ? word.parts.join(' ') : undefined
}

/** Whether the entry is what a name in the query stands for, whatever else was typed beside it. */
function isCalled(entry: SearchEntry, names: readonly string[]): boolean {
  if (names.length === 0) return false
  const { title, aliases } = factsOf(entry)
  return names.some((name) => title === name || aliases.includes(name))
}

function bonus(entry: SearchEntry, normal: string, required: readonly Asked[]): number {
  const facts = factsOf(entry)
  const joined = normal.replaceAll(' ', '')
  if (facts.title === normal || facts.joined === joined) return exactBonus(entry) + homeBonus(entry)
  if (facts.aliases.some((alias) => alias === normal || alias.replaceAll(' ', '') === joined)) {
    return entry.type === 1 && entry.tagName !== NAME_TAG ? HEADING_ALIAS : EXACT_ALIAS + homeBonus(entry)
  }
  return titleBonus(facts, required) * (entry.type === 0 ? PAGE_FACTOR : 1)
}

function exactBonus({ type, tagName }: SearchEntry): number {
  if (type === 0) return EXACT_PAGE_TITLE
  return tagName === NAME_TAG ? EXACT_NAME : EXACT_HEADING
}

/** More for the place where a name is defined than for those that use it. */
function homeBonus(entry: SearchEntry): number {
  if (entry.tagName !== NAME_TAG) return 0
  if (hasOwnPlace(entry)) return OPERATION.test(entry.title) ? IS_DEFINED_HERE : 0
  return entry.facet === REFERENCE ? IN_REFERENCE : 0
}

/** More for a title that holds what was asked, and most when it holds all of it and little else. */
function titleBonus(facts: EntryFacts, required: readonly Asked[]): number {
  let words = 0
  let held = 0
  let all = 0
  for (const { term, rarity, misspelt } of required) {
    const sequence = term.alternatives.find((alternative) =>
      alternative.every(({ parts }) => parts.every((part) => titleHolds(facts, part, misspelt))),
    )
    all += rarity
    if (!sequence) continue
    held += rarity
    words += sequence.reduce((count, { parts }) => count + parts.length, 0)
  }
  if (held === 0) return 0
  const share = held / all
  return share ** 2 * (TITLE_HOLDS_ALL + TITLE_IS_SHORT * Math.min(1, words / facts.weight))
}

/** By stem, as the beginning of a word, or with a typo where the reader made one. */
function titleHolds({ stems, words }: EntryFacts, part: string, misspelt: boolean): boolean {
  if (stems.has(stem(part))) return true
  if (part.length < TITLE_MIN_LENGTH) return false
  return words.some((word) => word.startsWith(part) || (misspelt && isOneTypoAway(word, part)))
}

function onePerSection(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>()
  return ranked.filter(({ entry }) => {
    const place = placeOf(entry)
    return !seen.has(place) && seen.add(place)
  })
}

/** A field that several operations of a page share is one row. */
function placeOf(entry: SearchEntry): string {
  return hasOwnPlace(entry) ? `${entry.url.split('#')[0]} ${entry.title}` : entry.url
}
