// The inverted index: which entries contain a term, and how strongly. This implementation is in memory;
// parted/parted-search.ts reads it part by part.

import { FIELDS, type FieldWeights } from './searched-fields.ts'
import type { WeighedTerms } from './weigh-terms.ts'

/** Entries that contain a term, as three columns, ascending. */
export interface Postings {
  ids: Uint32Array
  /** How strongly an entry contains the term, over all fields; its rarity is not included. */
  weights: Float32Array
  /** The same for the title alone, from 0 to 1: near 1 if the title says little else. */
  titles: Float32Array
}

export interface TermIndex {
  /** Undefined for a term that no entry contains. */
  postings(term: string): Postings | undefined
  /** Sorted; includes the prefix itself if it is a term. `isFollowed`: by another word, so fewer will do. */
  termsBeginning(beginning: string, isFollowed: boolean): readonly string[]
  /** All terms that a misspelt word may stand for, among others. */
  termsLike(typed: string): readonly string[]
  /** Throws if a requested part has not been read yet. */
  settle(): void
}

/** Divisor that normalises a strength, above any that occurs. */
const STRONGEST = 220
/** Number of possible strengths. */
export const STRENGTHS = 256

/** Inverts the table: from terms to entries. */
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
        Uint32Array.from(rows, (row) => packedPlace(entry[row]!, field[row]!, strength[row]!)),
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

/** A posting as a single number, so that postings sort numerically. */
export const packedPlace = (entry: number, field: number, strength: number): number =>
  (entry * FIELDS.length + field) * STRENGTHS + strength

/** Entries that can be numbered, so that a packed posting is a number of 32 bits: others are slow before code is optimised. */
export const MOST_ENTRIES = 2 ** 32 / packedPlace(1, 0, 0)

/** From packed postings, ascending. */
export function toPostings(places: Uint32Array, fieldWeights: FieldWeights): Postings {
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

/** Index of a term; -1 if it does not exist. */
function placeOf(terms: readonly string[], wanted: string): number {
  const at = firstAtOrAfter(terms, wanted)
  return terms[at] === wanted ? at : -1
}

/** The sorted terms with that prefix. */
const termsBeginning = (terms: readonly string[], beginning: string): readonly string[] =>
  terms.slice(firstAtOrAfter(terms, beginning), firstAtOrAfter(terms, `${beginning}\uffff`))

/** Index of the first sorted text that is not less than `wanted`. */
function firstAtOrAfter(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
