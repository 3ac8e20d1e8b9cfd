// Which entries are of one page, how long the page is, and on how many pages a heading stands.

import { NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { PAGE_LENGTH } from './weights.ts'

export interface PageTable {
  /** By an entry's number: the number of its page. */
  pageOf: Uint32Array
  /** By a page's number: that of its own entry, which comes first. */
  firstOf: Uint32Array
  /** By a page's number: by how much its words count less because it has many; 1 for one of the usual length. */
  lengthFactor: Float64Array
  /** By an entry's number: on how many pages its heading stands; 1 for a page and a name. */
  sharedBy: Uint16Array
}

export function createPageTable(entries: readonly SearchEntry[]): PageTable {
  const first: number[] = []
  const lengths: number[] = []
  /** By heading: the page that bore it last, and how many do. */
  const headings = new Map<string, { page: number; pages: number }>()
  const pageOf = Uint32Array.from(entries, (entry, id) => {
    const { type, title, content } = entry
    // Whatever comes before the first page counts as one.
    if (type === 0 || id === 0) lengths[first.push(id) - 1] = 0
    const page = first.length - 1
    lengths[page]! += content.length
    if (isHeading(entry)) {
      const heading = headings.get(keyOf(title)) ?? { page: -1, pages: 0 }
      if (heading.page !== page) headings.set(keyOf(title), { page, pages: heading.pages + 1 })
    }
    return page
  })
  const usual = lengths.reduce((sum, length) => sum + length, 1) / Math.max(1, lengths.length)
  return {
    pageOf,
    firstOf: Uint32Array.from(first),
    lengthFactor: Float64Array.from(lengths, (length) => 1 - PAGE_LENGTH + PAGE_LENGTH * (length / usual)),
    sharedBy: Uint16Array.from(entries, (entry) =>
      isHeading(entry) ? (headings.get(keyOf(entry.title))?.pages ?? 1) : 1,
    ),
  }
}

const isHeading = ({ type, tagName }: SearchEntry): boolean => type === 1 && tagName !== NAME_TAG

const keyOf = (title: string): string => title.toLowerCase()
