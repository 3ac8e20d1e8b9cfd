// Parses a part of the search data according to its kind, which follows from its number.

import { unpackDocuments } from '../index/packed-documents.ts'
import { readTermSlice } from '../index/read-term-slice.ts'
import type { SearchEntry } from '../index/search-documents.ts'
import { firstPlaces, type SearchHead } from '../index/search-head.ts'
import { createFactReader, type EntryFacts } from '../query/entry-facts.ts'
import { FIELD_WEIGHTS } from '../query/weights.ts'

/** Keyed by index in the part. */
export interface RowsPart {
  rows: SearchEntry[]
  factsOf: (place: number) => EntryFacts
}

/** Throws if the text is not valid for this kind of part. */
export function parsePart(head: SearchHead, part: number, text: string): unknown {
  const first = firstPlaces(head)
  if (part < first.words) return readTermSlice(text, FIELD_WEIGHTS)
  if (part < first.rows) return JSON.parse(text)
  if (part < first.texts) {
    const rows = unpackDocuments(text).searchDocs
    return { rows, factsOf: createFactReader((id) => rows[id]!) } satisfies RowsPart
  }
  if (part < first.answers) return (JSON.parse(`[${text}]`) as SearchEntry[]).map(({ content }) => content)
  return part < first.titles ? JSON.parse(text) : unpackDocuments(text).searchDocs
}
