// Parses a part of the search data according to its kind, which follows from its number.

import { slotsOf } from '../stored/entry-numbers.ts'
import { unpackDocuments } from '../index/packed-documents.ts'
import { readTermSlice } from '../stored/term-slice.ts'
import type { SearchEntry } from '../index/search-documents.ts'
import { firstPlaces, type SearchHead } from '../index/search-head.ts'
import { createFactReader, type EntryFacts } from '../query/entry-facts.ts'
import type { IdReader } from '../query/page-table.ts'
import { FIELD_WEIGHTS } from '../query/weights.ts'

export interface RowsPart {
  rows: SearchEntry[]
  /** By index of the row. */
  factsOf: (index: number) => EntryFacts
  /** The index of the entry in a slot of the page whose own entry has the index `first`. */
  indexOf: (first: number, slot: number) => number
}

/** Throws if the text is not valid for this kind of part. `idOf`: the id of an entry of the index. */
export function parsePart(
  head: SearchHead,
  { part, text, idOf }: { part: number; text: string; idOf: IdReader },
): unknown {
  const first = firstPlaces(head)
  if (part < first.words) return readTermSlice(text, FIELD_WEIGHTS, idOf)
  if (part < first.rows) return JSON.parse(text)
  if (part < first.texts) {
    const rows = unpackDocuments(text).searchDocs
    const factsOf = createFactReader((index) => rows[index])
    return { rows, factsOf, indexOf: createSlotReader(rows) } satisfies RowsPart
  }
  if (part < first.answers) return JSON.parse(`[${text}]`)
  return part < first.titles ? JSON.parse(text) : unpackDocuments(text).searchDocs
}

function createSlotReader(rows: readonly SearchEntry[]): RowsPart['indexOf'] {
  const known = new Map<number, Map<number, number>>()
  const read = (first: number): Map<number, number> => {
    const next = rows.findIndex(({ type }, index) => type === 0 && index > first)
    const page = rows.slice(first, next < 0 ? rows.length : next)
    return new Map(slotsOf(page).map((slot, at) => [slot, first + at]))
  }
  return (first, slot) => {
    const slots = known.get(first) ?? read(first)
    known.set(first, slots)
    return slots.get(slot)!
  }
}
