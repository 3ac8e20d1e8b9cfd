// How strongly rows and pages hold what was asked, term by term: soft, so that a word which is missing costs and does
// not exclude. BM25F in two steps: fields are weighed and summed, then the sum is bounded.

import { askFor, lookUp } from './look-up.ts'
import type { PageTable } from './page-table.ts'
import type { QueryTerm } from './parse-query.ts'
import type { TermIndex } from '../index/term-index.ts'
import { OPTIONAL_WORD, PAGE_LEAD, RARITY, SATURATION } from './weights.ts'

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
  /** By row: rarity of the words that its title holds, less where it says much else. */
  titled: Float64Array
  /** By page: as `own`, over its lead and all of its sections. */
  onPage: Float64Array
}

export function askTerms(index: TermIndex, pages: PageTable, terms: readonly QueryTerm[]): AskedTerms {
  const { size, pageOf, firstOf, lengthFactor } = pages
  askFor(index, terms)
  index.settle()
  const own = new Float64Array(size)
  const said = new Float64Array(size)
  const titled = new Float64Array(size)
  const held = new Uint8Array(size)
  const onPage = new Float64Array(firstOf.length)
  const found: number[] = []
  const asked = terms.map((term): AskedTerm => {
    const { ids, values, titles } = lookUp(index, term)
    const strengths = new Float64Array(firstOf.length)
    const holders: number[] = []
    ids.forEach((id, at) => {
      const page = pageOf[id]!
      const value = values[at]!
      if (strengths[page] === 0) holders.push(page)
      strengths[page]! += firstOf[page] === id ? value * PAGE_LEAD : value / lengthFactor[page]!
    })
    const rarity = Math.log(1 + (firstOf.length - holders.length + 0.5) / (holders.length + 0.5)) ** RARITY
    const share = term.optional ? OPTIONAL_WORD * rarity : rarity
    for (const page of holders) onPage[page]! += share * bounded(strengths[page]!, SATURATION.page)
    ids.forEach((id, at) => {
      own[id]! += share * bounded(values[at]!, SATURATION.row)
      if (term.optional) return
      if (held[id] === 0) found.push(id)
      held[id]!++
      said[id]! += rarity
      titled[id]! += rarity * titles[at]!
    })
    return { term, rarity }
  })
  // Words that were looked for with a slip may stand in parts that were not read yet.
  index.settle()
  const all = asked.reduce((sum, { term, rarity }) => sum + (term.optional ? 0 : rarity), 0)
  return { terms: asked, all, found, own, said, held, titled, onPage }
}

/** From 0 to 1: half at `middle`. */
const bounded = (strength: number, middle: number): number => strength / (strength + middle)
