// Owns the order of results: all terms before some, exact titles and names first, one row per section.

import type lunr from 'lunr'
import { factsOf, type EntryFacts } from './entry-facts.ts'
import { lookUp } from './look-up.ts'
import { normalise, parseQuery, type QueryTerm } from './parse-query.ts'
import { NAME_TAG, type SearchEntry } from './search-documents.ts'
import { stem } from './stem.ts'

export interface Ranked {
  entry: SearchEntry
  id: number
  score: number
}

// Steps, not weights: each is far above all that the ones below can add up to.
const EXACT_PAGE_TITLE = 1e6
const EXACT_HEADING = 2e5
const EXACT_NAME = 1e5
const EXACT_ALIAS = 5e4
const PER_TERM = 1e4

// Weights beside the scores of the index, which are about 1 to 100.
const TITLE_HOLDS_ALL = 60
const TITLE_IS_SHORT = 60
const PAGE_FACTOR = 1.25

/** Entries for a query, best first. */
export function rank(index: lunr.Index, entries: readonly SearchEntry[], query: string): Ranked[] {
  const terms = parseQuery(query)
  const required = terms.filter((term) => !term.optional)
  const normal = normalise(query)
  const found = [...collect(index, terms)].map(([id, { score, matched }]) => {
    const entry = entries[id]!
    return { id, entry, matched, score: score + matched * PER_TERM + bonus(entry, normal, required) }
  })
  // Entries that lack a term are shown only where none has them all.
  const whole = found.filter(({ matched }) => matched === required.length)
  return onePerSection((whole.length > 0 ? whole : found).sort((a, b) => b.score - a.score || a.id - b.id))
}

/** What each entry scores, and how many of the required terms it holds; entries without any are left out. */
function collect(index: lunr.Index, terms: readonly QueryTerm[]): Map<number, { score: number; matched: number }> {
  const totals = new Map<number, { score: number; matched: number }>()
  for (const term of terms) {
    for (const [id, score] of lookUp(index, term)) {
      const total = totals.get(id) ?? { score: 0, matched: 0 }
      totals.set(id, { score: total.score + score, matched: total.matched + (term.optional ? 0 : 1) })
    }
  }
  for (const [id, { matched }] of totals) if (matched === 0) totals.delete(id)
  return totals
}

function bonus(entry: SearchEntry, normal: string, required: readonly QueryTerm[]): number {
  const facts = factsOf(entry)
  const joined = normal.replaceAll(' ', '')
  if (facts.title === normal || facts.joined === joined) return exactBonus(entry)
  if (facts.aliases.some((alias) => alias === normal || alias.replaceAll(' ', '') === joined)) return EXACT_ALIAS
  return titleBonus(facts, required) * (entry.type === 0 ? PAGE_FACTOR : 1)
}

function exactBonus({ type, tagName }: SearchEntry): number {
  if (type === 0) return EXACT_PAGE_TITLE
  return tagName === NAME_TAG ? EXACT_NAME : EXACT_HEADING
}

/** More for a title that holds all that was asked, and most when it holds little else. */
function titleBonus({ stems }: EntryFacts, required: readonly QueryTerm[]): number {
  const words = required.map(({ alternatives }) =>
    alternatives.find((sequence) => sequence.every(({ parts }) => parts.every((part) => stems.has(stem(part))))),
  )
  if (words.some((sequence) => sequence === undefined)) return 0
  const asked = words.reduce((sum, sequence) => sum + sequence!.reduce((count, { parts }) => count + parts.length, 0), 0)
  return TITLE_HOLDS_ALL + TITLE_IS_SHORT * Math.min(1, asked / stems.size)
}

function onePerSection(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>()
  return ranked.filter(({ entry: { url } }) => !seen.has(url) && seen.add(url))
}
