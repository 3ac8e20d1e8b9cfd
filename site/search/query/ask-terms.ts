// How strongly rows and pages hold what was asked, term by term: soft, so that a word which is missing costs and does
// not exclude. BM25F in two steps: fields are weighed and summed, then the sum is bounded.

import { lookUp } from './look-up.ts'
import type { PageTable } from './page-table.ts'
import type { QueryTerm } from './parse-query.ts'
import type { TermIndex } from '../index/term-index.ts'
import { OPTIONAL_WORD, PAGE_LEAD, SATURATION } from './weights.ts'

export interface AskedTerm {
  term: QueryTerm
  /** How much it says: more for a word that few pages hold. */
  rarity: number
}

export interface AskedTerms {
  terms: readonly AskedTerm[]
  /** Rarity of all words that carry meaning. */
  all: number
  /** Rows that hold any of these, in the order of their finding. */
  found: readonly number[]
  /** By row: what it holds itself, bounded by `all` and a little more. */
  own: Float64Array
  /** By row: rarity of the words that it holds, and how many they are. */
  said: Float64Array
  held: Uint8Array
  /** By page: as `own`, over its lead and all of its sections. */
  onPage: Float64Array
}

export function askTerms(index: TermIndex, pages: PageTable, terms: readonly QueryTerm[]): AskedTerms {
  const { pageOf, firstOf, lengthFactor } = pages
  const own = new Float64Array(index.size)
  const said = new Float64Array(index.size)
  const held = new Uint8Array(index.size)
  const onPage = new Float64Array(firstOf.length)
  const found: number[] = []
  const asked = terms.map((term): AskedTerm => {
    const { ids, values } = lookUp(index, term)
    const strengths = new Float64Array(firstOf.length)
    const holders: number[] = []
    for (const id of ids) {
      const page = pageOf[id]!
      if (strengths[page] === 0) holders.push(page)
      strengths[page]! += firstOf[page] === id ? values[id]! * PAGE_LEAD : values[id]! / lengthFactor[page]!
    }
    const rarity = Math.log(1 + (firstOf.length - holders.length + 0.5) / (holders.length + 0.5))
    const share = term.optional ? OPTIONAL_WORD * rarity : rarity
    for (const page of holders) onPage[page]! += share * bounded(strengths[page]!, SATURATION.page)
    for (const id of ids) {
      own[id]! += share * bounded(values[id]!, SATURATION.row)
      if (term.optional) continue
      if (held[id] === 0) found.push(id)
      held[id]!++
      said[id]! += rarity
    }
    return { term, rarity }
  })
  const all = asked.reduce((sum, { term, rarity }) => sum + (term.optional ? 0 : rarity), 0)
  return { terms: asked, all, found, own, said, held, onPage }
}

/** From 0 to 1: half at `middle`. */
const bounded = (strength: number, middle: number): number => strength / (strength + middle)
