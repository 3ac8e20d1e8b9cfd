// A slice of the stored index as it is read: parsed at once, and made into columns term by term when one is asked for.

import { FIELDS, type FieldWeights } from './searched-fields.ts'
import type { IndexedTerm } from './lunr-format.ts'
import { toPostings, type Postings } from './term-index.ts'

export interface TermSlice {
  /** Sorted. */
  terms: readonly string[]
  postings(term: string): Postings | undefined
}

/** Throws when the text is no slice. */
export function readTermSlice(text: string, weights: FieldWeights): TermSlice {
  const indexed = new Map(JSON.parse(`[${text}]`) as IndexedTerm[])
  const made = new Map<string, Postings>()
  return {
    terms: [...indexed.keys()],
    postings(term) {
      const known = made.get(term)
      const fields = known ? undefined : indexed.get(term)
      if (!fields) return known
      const places = FIELDS.flatMap((name, field) =>
        Object.entries(fields[name] ?? {}).map(([id, strength]) => [Number(id), field, strength] as const),
      )
      const postings = toPostings(
        places.sort(([a], [b]) => a - b),
        weights,
      )
      made.set(term, postings)
      return postings
    },
  }
}
