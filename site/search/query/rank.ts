// The order of results: all terms before some, exact titles and names first, one row per section.

import { entryBonus, type Wanted } from './entry-bonus.ts'
import { bareName, withoutBlanks, type EntryFacts } from './entry-facts.ts'
import { isKnown, lookUp } from './look-up.ts'
import { normalise, parseQuery, type QueryTerm } from './parse-query.ts'
import { Scores } from './scores.ts'
import type { SearchData } from './search-data.ts'
import { hasOwnPlace, NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { stem } from '../index/stem.ts'

export interface Ranked {
  entry: SearchEntry
  id: number
  /** Whether it holds every word that carries meaning: no row that lacks one stands before one that does not. */
  holdsAll: boolean
  score: number
}

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

/** Entries for a query, best first. */
export function rank(data: SearchData, query: string): Ranked[] {
  const { index, factsOf, documents } = data
  const entries = documents.searchDocs
  const asked = parseQuery(query).map((term): Asked => {
    const scores = lookUp(index, term)
    return { term, scores, rarity: Math.log(1 + entries.length / (1 + scores.ids.length)) }
  })
  const required = asked.filter(({ term }) => !term.optional)
  const wanted = wantedOf(data, query, required)
  const names = required.map(({ term }) => nameIn(term)).filter((name) => name !== undefined)
  const all = required.reduce((sum, { rarity }) => sum + rarity, 0)
  const { scores, held, said } = sumScores(asked, index.size)
  const found = scores.ids
    .filter((id) => held[id]! > 0)
    .map((id) => {
      const called = isCalled(factsOf(id), names)
      return { id, called, coverage: called ? 1 : said[id]! / all }
    })
  // Entries that lack a term are shown only where none has them all, or after those where a long question has words
  // too many.
  const best = found.reduce((most, { coverage }) => Math.max(most, coverage), 0)
  const enough = required.length >= LONG_QUERY ? Math.min(best, ENOUGH_OF_LONG) : best - 0.001
  const shown = found
    .filter(({ coverage }) => coverage >= enough)
    .map(({ id, called, coverage }): Ranked => {
      const entry = entries[id]!
      const facts = factsOf(id)
      const more =
        entryBonus(entry, facts, wanted) + (called ? IS_CALLED / (entry.tagName === NAME_TAG ? 2 : 1) : 0)
      const less = MISSING * (1 - coverage) + DEPTH * facts.depth + (hasOwnPlace(entry) ? ONE_OF_MANY : 0)
      return { id, entry, holdsAll: held[id] === required.length, score: scores.values[id]! + more - less }
    })
    .sort((a, b) => Number(b.holdsAll) - Number(a.holdsAll) || b.score - a.score || a.id - b.id)
  const places = new Set<string>()
  return shown.filter(({ id }) => {
    const { place } = factsOf(id)
    return !places.has(place) && places.add(place)
  })
}

/** A term of the query with what the index knows of it. */
interface Asked {
  term: QueryTerm
  scores: Scores
  rarity: number
}

function wantedOf({ index }: SearchData, query: string, required: readonly Asked[]): Wanted {
  const normal = normalise(query)
  const terms = required.map(({ term, rarity }) => ({
    rarity,
    misspelt: !isKnown(index, term),
    sequences: term.alternatives.map((words) =>
      words.flatMap(({ parts }) => parts).map((word) => ({ word, stem: stem(word) })),
    ),
  }))
  const [only, ...more] = terms
  const synonyms = more.length > 0 ? [] : (only?.sequences.slice(1) ?? [])
  return {
    normal,
    joined: withoutBlanks(normal),
    bare: bareName(normal),
    typed: query.trim().toLowerCase(),
    synonyms: synonyms.map((words) => words.map(({ word }) => word).join('')),
    terms,
  }
}

interface Sums {
  scores: Scores
  /** By entry: how many of the required terms it holds, and how much these say. */
  held: Uint8Array
  said: Float64Array
}

function sumScores(asked: readonly Asked[], size: number): Sums {
  const sums = { scores: new Scores(size), held: new Uint8Array(size), said: new Float64Array(size) }
  for (const { term, scores, rarity } of asked) {
    for (const id of scores.ids) {
      sums.scores.add(id, scores.values[id]!)
      if (term.optional) continue
      sums.held[id]!++
      sums.said[id]! += rarity
    }
  }
  return sums
}

/** A word that is a name by its form, in normal form: a status code, or several parts in one. */
function nameIn({ alternatives: [typed] }: QueryTerm): string | undefined {
  const [word, ...more] = typed ?? []
  if (!word || more.length > 0) return undefined
  return word.parts.length > 1 || /^\d{3}$/.test(word.whole) ? word.parts.join(' ') : undefined
}

/** Whether the entry is what a name in the query stands for, whatever else was typed beside it. */
function isCalled({ title, aliases }: EntryFacts, names: readonly string[]): boolean {
  return names.some((name) => title === name || aliases.includes(name))
}
