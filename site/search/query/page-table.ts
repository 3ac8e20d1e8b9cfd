// The page of each entry, each page's length and part, and on how many pages a heading occurs.

import { NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'
import type { SearchHead } from '../index/search-head.ts'
import { PAGE_LENGTH } from './weights.ts'

export interface PageTable {
  /** Number of entries. */
  size: number
  /** By entry number: the number of its page. */
  pageOf: Uint32Array
  /** By page number: the number of its own entry, which comes first. */
  firstOf: Uint32Array
  /** By page number: the penalty for its length; 1 for typical pages. */
  lengthFactor: Float64Array
  /** Keyed by page number. */
  facetOf: readonly Facet[]
  /** On how many pages the heading occurs; 1 for a page and a name. */
  sharedBy(entry: SearchEntry): number
}

const LENGTH_STEP = 1.25
/** More would add size and hardly ever match. */
const MOST_SHARED = 400

export const createPageTable = (entries: readonly SearchEntry[]): PageTable =>
  readPageTable(pageTableOf(entries))

/** The page data for the head of the search data. */
export function pageTableOf(entries: readonly SearchEntry[]): Pick<SearchHead, 'size' | 'pages' | 'shared'> {
  const rows: number[] = []
  const lengths: number[] = []
  const facets: [Facet, number][] = []
  entries.forEach(({ type, content, facet }, id) => {
    // Entries before the first page count as one.
    if (type === 0 || id === 0) {
      lengths[rows.push(0) - 1] = 0
      const last = facets.at(-1)
      if (last?.[0] === facet) last[1]++
      else facets.push([facet, 1])
    }
    rows[rows.length - 1]!++
    lengths[rows.length - 1]! += content.length
  })
  return {
    size: entries.length,
    pages: {
      rows,
      lengths: lengths.map((length) => Math.round(Math.log(1 + length) / Math.log(LENGTH_STEP))),
      facets,
    },
    shared: sharedHeadings(entries),
  }
}

export function readPageTable({
  size,
  pages,
  shared,
}: Pick<SearchHead, 'size' | 'pages' | 'shared'>): PageTable {
  const pageOf = new Uint32Array(size)
  const firstOf = new Uint32Array(pages.rows.length)
  let first = 0
  pages.rows.forEach((count, page) => {
    firstOf[page] = first
    pageOf.fill(page, first, first + count)
    first += count
  })
  const lengths = pages.lengths.map((steps) => LENGTH_STEP ** steps)
  const usual = lengths.reduce((sum, length) => sum + length, 1) / Math.max(1, lengths.length)
  const headings = new Map(Object.entries(shared))
  return {
    size,
    pageOf,
    firstOf,
    lengthFactor: Float64Array.from(lengths, (length) => 1 - PAGE_LENGTH + PAGE_LENGTH * (length / usual)),
    facetOf: pages.facets.flatMap(([facet, count]) => Array<Facet>(count).fill(facet)),
    sharedBy: (entry) => (isHeading(entry) ? (headings.get(keyOf(entry.title)) ?? 1) : 1),
  }
}

function sharedHeadings(entries: readonly SearchEntry[]): Record<string, number> {
  /** By heading: the last page with it, and how many have it. */
  const headings = new Map<string, { page: number; pages: number }>()
  let page = 0
  for (const entry of entries) {
    if (entry.type === 0) page++
    if (!isHeading(entry)) continue
    const known = headings.get(keyOf(entry.title)) ?? { page: -1, pages: 0 }
    if (known.page !== page) headings.set(keyOf(entry.title), { page, pages: known.pages + 1 })
  }
  const several = [...headings].filter(([, { pages }]) => pages > 1).sort(([, a], [, b]) => b.pages - a.pages)
  return Object.fromEntries(several.slice(0, MOST_SHARED).map(([heading, { pages }]) => [heading, pages]))
}

const isHeading = ({ type, tagName }: SearchEntry): boolean => type === 1 && tagName !== NAME_TAG

const keyOf = (title: string): string => title.toLowerCase()
