// The index of terms as a search asks it: which entries hold a term, and how strongly. Here over a whole table in
// memory; query/parted-search.ts reads it part by part.

import { FIELDS, type FieldWeights } from './searched-fields.ts'
import type { WeighedTerms } from './weigh-terms.ts'

/** Entries that hold a term, in three columns, ascending. */
export interface Postings {
  ids: Uint32Array
  /** How strongly an entry holds the term, over all fields; how rare the term is does not count. */
  weights: Float32Array
  /** The same of its title alone, from 0 to 1: near 1 where the title says little else. */
  titles: Float32Array
}

export interface TermIndex {
  /** Undefined for a term that no entry holds. */
  postings(term: string): Postings | undefined
  /** Sorted, the beginning itself included where it is a term. */
  termsBeginning(beginning: string): readonly string[]
  /** All terms that a word typed with a slip may have been meant to be, and others. */
  termsLike(typed: string): readonly string[]
  /** Throws where something that was asked for has yet to be read. */
  settle(): void
}

/** What a strength is divided by to become a share: above what any text reaches. */
const STRONGEST = 220
/** How many strengths there may be. */
const STRENGTHS = 256

/** Turns the table round: from term to entries. */
export function invert(
  { terms, entry, field, term, strength }: WeighedTerms,
  fieldWeights: FieldWeights,
): TermIndex {
  const rowsOf: number[][] = terms.map(() => [])
  for (let row = 0; row < term.length; row++) rowsOf[term[row]!]!.push(row)
  const postings = new Map<string, Postings>()
  return {
    postings(wanted) {
      const known = postings.get(wanted)
      if (known) return known
      const rows = rowsOf[placeOf(terms, wanted)]
      if (!rows) return undefined
      const made = toPostings(
        Float64Array.from(rows, (row) => packedPlace(entry[row]!, field[row]!, strength[row]!)),
        fieldWeights,
      )
      postings.set(wanted, made)
      return made
    },
    termsBeginning: (beginning) => termsBeginning(terms, beginning),
    termsLike: () => terms,
    settle: () => undefined,
  }
}

/** A place of a term as one number, so that places are sorted and walked through as numbers are. */
export const packedPlace = (entry: number, field: number, strength: number): number =>
  (entry * FIELDS.length + field) * STRENGTHS + strength

/** From packed places, ascending. */
export function toPostings(places: Float64Array, fieldWeights: FieldWeights): Postings {
  const factors = FIELDS.map((name) => fieldWeights[name] / 100)
  const ids = new Uint32Array(places.length)
  const weights = new Float32Array(places.length)
  const titles = new Float32Array(places.length)
  let count = 0
  for (const place of places) {
    const strength = place % STRENGTHS
    const entryAndField = (place - strength) / STRENGTHS
    const field = entryAndField % FIELDS.length
    const entry = (entryAndField - field) / FIELDS.length
    if (count === 0 || ids[count - 1] !== entry) ids[count++] = entry
    weights[count - 1]! += strength * factors[field]!
    if (field === 0) titles[count - 1] = strength / STRONGEST
  }
  return {
    ids: ids.subarray(0, count),
    weights: weights.subarray(0, count),
    titles: titles.subarray(0, count),
  }
}

/** Place of a term; -1 where it is none. */
function placeOf(terms: readonly string[], wanted: string): number {
  const at = firstAtOrAfter(terms, wanted)
  return terms[at] === wanted ? at : -1
}

/** Of sorted terms, those that begin so. */
export const termsBeginning = (terms: readonly string[], beginning: string): readonly string[] =>
  terms.slice(firstAtOrAfter(terms, beginning), firstAtOrAfter(terms, `${beginning}\uffff`))

/** Place of the first of sorted texts that does not sort before `wanted`. */
export function firstAtOrAfter(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
