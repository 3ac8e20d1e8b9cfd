// The page of each entry, each page's length and part, and on how many pages a heading occurs.

import { slotCount } from '../stored/entry-numbers.ts'
import { isHeading, type Facet, type SearchEntry } from '../index/search-documents.ts'
import type { SearchHead } from '../index/search-head.ts'
import { MOST_ENTRIES } from '../index/term-index.ts'
import { PAGE_LENGTH } from './weights.ts'

export interface PageTable {
  /** Above all ids of entries. Not every number below it is one. */
  size: number
  /** By id: the page of the entry, counted in the order of the documents. */
  pageOf: Uint32Array
  /** By page: the id of its own entry, the lowest of its entries. */
  firstOf: Uint32Array
  /** By page: the place of its own entry in the documents; those of its sections follow. */
  placeOf: Uint32Array
  /** By page: the penalty for its length; 1 for typical pages. */
  lengthFactor: Float64Array
  /** By page: the logarithm of how many times as long it is as a typical page. */
  breadth: Float64Array
  /** By page. */
  facetOf: readonly Facet[]
  /** On how many pages the heading occurs; 1 for a page and a name. */
  sharedBy(entry: SearchEntry): number
}

const LENGTH_STEP = 1.25
/** Shorter pages, in lengths of a typical one, count as this long: one may be all that is said about its subject. */
const SHORTEST = 0.1
/** More would add size and hardly ever match. */
const MOST_SHARED = 400

/** For documents in memory, where the place of an entry is its id. */
export const createPageTable = (entries: readonly SearchEntry[]): PageTable =>
  tableOf(joinTables([groupTable(entries)]), (count) => count)

/** For stored documents, where an id is made of the page and the slot on it. */
export const readPageTable = (head: Pick<SearchHead, 'pages' | 'shared'>): PageTable =>
  tableOf(head, slotCount)

type Pages = Omit<SearchHead['pages'], 'numbers'>

/** The id of the entry in a slot of the page with that number. */
export type IdReader = (page: number, slot: number) => number

export function createIdReader({ pages }: Pick<SearchHead, 'pages'>, { firstOf }: PageTable): IdReader {
  const firsts = new Map(pages.numbers.map((number, page) => [number, firstOf[page]!]))
  return (page, slot) => firsts.get(page)! + slot
}

/** The page data of some pages. */
export interface GroupTable {
  pages: Pages
  headings: [heading: string, pages: number][]
}

export function groupTable(entries: readonly SearchEntry[]): GroupTable {
  const rows: number[] = []
  const lengths: number[] = []
  const facets: Pages['facets'] = []
  entries.forEach(({ type, content, facet }, id) => {
    // Entries before the first page count as one.
    if (type === 0 || id === 0) {
      lengths[rows.push(0) - 1] = 0
      addFacet(facets, facet, 1)
    }
    rows[rows.length - 1]!++
    lengths[rows.length - 1]! += content.length
  })
  return {
    pages: {
      rows,
      lengths: lengths.map((length) => Math.round(Math.log(1 + length) / Math.log(LENGTH_STEP))),
      facets,
    },
    headings: pagesByHeading(entries),
  }
}

/** The page data for the head of the search data. */
export function joinTables(tables: readonly GroupTable[]): { pages: Pages; shared: SearchHead['shared'] } {
  const facets: Pages['facets'] = []
  for (const { pages } of tables) for (const [facet, count] of pages.facets) addFacet(facets, facet, count)
  return {
    pages: {
      rows: tables.flatMap(({ pages }) => pages.rows),
      lengths: tables.flatMap(({ pages }) => pages.lengths),
      facets,
    },
    shared: sharedHeadings(tables.flatMap(({ headings }) => headings)),
  }
}

function addFacet(facets: Pages['facets'], facet: Facet, pages: number): void {
  const last = facets.at(-1)
  if (last?.[0] === facet) last[1] += pages
  else facets.push([facet, pages])
}

/** `room`: the ids for a page with so many entries. */
function tableOf(
  { pages, shared }: { pages: Pages; shared: SearchHead['shared'] },
  room: (entries: number) => number,
): PageTable {
  const firstOf = startsOf(pages.rows.map(room))
  const size = firstOf.at(-1)!
  if (size > MOST_ENTRIES) throw new RangeError(`The search index has more than ${MOST_ENTRIES} entries`)
  const pageOf = new Uint32Array(size)
  pages.rows.forEach((_, page) => pageOf.fill(page, firstOf[page]!, firstOf[page + 1]!))
  const lengths = pages.lengths.map((steps) => LENGTH_STEP ** steps)
  const usual = lengths.reduce((sum, length) => sum + length, 1) / Math.max(1, lengths.length)
  const headings = new Map(Object.entries(shared))
  return {
    size,
    pageOf,
    firstOf: firstOf.subarray(0, -1),
    placeOf: startsOf(pages.rows).subarray(0, -1),
    lengthFactor: Float64Array.from(lengths, (length) => 1 - PAGE_LENGTH + PAGE_LENGTH * (length / usual)),
    breadth: Float64Array.from(lengths, (length) => Math.log(Math.max(SHORTEST, length / usual))),
    facetOf: pages.facets.flatMap(([facet, count]) => Array<Facet>(count).fill(facet)),
    sharedBy: (entry) => (isHeading(entry) ? (headings.get(keyOf(entry.title)) ?? 1) : 1),
  }
}

/** Where each one begins when they are laid end to end, and where the last one ends. */
function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  lengths.forEach((length, at) => (starts[at + 1] = starts[at]! + length))
  return starts
}

/** On how many pages each heading occurs. */
function pagesByHeading(entries: readonly SearchEntry[]): GroupTable['headings'] {
  /** By heading: the last page with it, and how many have it. */
  const headings = new Map<string, { page: number; pages: number }>()
  let page = 0
  for (const entry of entries) {
    if (entry.type === 0) page++
    if (!isHeading(entry)) continue
    const known = headings.get(keyOf(entry.title)) ?? { page: -1, pages: 0 }
    if (known.page !== page) headings.set(keyOf(entry.title), { page, pages: known.pages + 1 })
  }
  return [...headings].map(([heading, { pages }]) => [heading, pages])
}

function sharedHeadings(headings: GroupTable['headings']): Record<string, number> {
  const all = new Map<string, number>()
  for (const [heading, pages] of headings) all.set(heading, (all.get(heading) ?? 0) + pages)
  const several = [...all].filter(([, pages]) => pages > 1).sort(([, a], [, b]) => b - a)
  return Object.fromEntries(several.slice(0, MOST_SHARED))
}

const keyOf = (title: string): string => title.toLowerCase()
