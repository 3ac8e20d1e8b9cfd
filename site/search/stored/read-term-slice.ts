// Reads a slice of the stored index: only the requested terms are parsed, into columns.

import { FIELDS, type FieldWeights } from '../index/searched-fields.ts'
import type { IndexedTerm } from './lunr-format.ts'
import { packedPlace, toPostings, type Postings } from '../index/term-index.ts'

export interface TermSlice {
  /** Sorted. */
  terms: readonly string[]
  postings(term: string): Postings | undefined
}

/** The start of a term: it is followed only by numbers, and terms consist of letters and digits. */
const TERM = /\["([^"]+)",\{/g
const TERM_END = '}}]'

/** Throws if the text is not a slice. `idOf`: the id of an entry from its name. */
export function readTermSlice(
  text: string,
  weights: FieldWeights,
  idOf: (name: string) => number,
): TermSlice {
  if (!text.startsWith('["') || !text.endsWith(TERM_END)) throw new TypeError('No slice of a search index')
  const places = new Map(Array.from(text.matchAll(TERM), ({ 1: term, index }) => [term!, index]))
  const made = new Map<string, Postings>()
  return {
    terms: [...places.keys()],
    postings(term) {
      const known = made.get(term)
      const at = known ? undefined : places.get(term)
      if (at === undefined) return known
      const end = text.indexOf(TERM_END, at) + TERM_END.length
      const [, fields] = JSON.parse(text.slice(at, end)) as IndexedTerm
      const postings = toPostings(placesIn(fields, idOf), weights)
      made.set(term, postings)
      return postings
    },
  }
}

/** Each as one number, sorted by entry, then field. */
function placesIn(fields: IndexedTerm[1], idOf: (name: string) => number): Float64Array {
  const places: number[] = []
  FIELDS.forEach((name, field) => {
    const strengths = fields[name] ?? {}
    for (const entry in strengths) places.push(packedPlace(idOf(entry), field, strengths[entry]!))
  })
  return Float64Array.from(places).sort()
}
