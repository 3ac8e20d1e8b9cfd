// Finds an entry's row: the parts of rows follow the order of pages, which entries do not.

import { partWith, type SearchHead } from '../index/search-head.ts'
import type { SearchData } from '../query/search-data.ts'
import type { RowsPart } from './parse-part.ts'
import { PartsMissing, type PartReader } from './part-reader.ts'

interface RowsAt {
  rows: RowsPart
  /** The place where the part begins. */
  first: number
}

interface RowPlaces {
  /** The part of rows that a place is in. */
  rowsAt(place: number): RowsAt
  /** The rows of the entry's page, and where it is among them. */
  rowsWith(id: number): RowsAt & { index: number }
  placeOf(id: number): number
}

/** All of them throw if the part is missing. */
export function createRowPlaces(
  head: SearchHead,
  pages: SearchData['pages'],
  part: PartReader['part'],
): RowPlaces {
  const rowsAt = (place: number): RowsAt => {
    const at = partWith(head.parts.rows, place)
    const rows = part<RowsPart>('rows', at)
    if (!rows) throw new PartsMissing()
    return { rows, first: head.parts.rows[at]! }
  }
  /** By page, once read. */
  const rowsOf: RowsAt[] = []
  const rowsWith = (id: number): RowsAt & { index: number } => {
    const page = pages.pageOf[id]!
    const { rows, first } = (rowsOf[page] ??= rowsAt(pages.placeOf[page]!))
    return { rows, first, index: rows.indexOf(pages.placeOf[page]! - first, id - pages.firstOf[page]!) }
  }
  const placeOf = (id: number): number => {
    const { first, index } = rowsWith(id)
    return first + index
  }
  return { rowsAt, rowsWith, placeOf }
}
