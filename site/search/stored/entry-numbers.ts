// The numbers by which the stored index refers to entries: the page's, and the slot of the entry on it. Both are made
// from addresses and names, so that a new section or page renumbers no others, and an edit changes few values.

import { NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { roomFor, stableNumbers } from './stable-numbers.ts'

/** Renumbering a page changes most of the index; renumbering a section, a few values. */
const SPARE_PAGES = 4
const SPARE_SLOTS = 2

export interface EntryNumbers {
  /** By page, in the order of the documents. */
  pages: number[]
  /** By page: the slot of each entry. */
  slots: number[][]
}

/** In the order of the paths. */
export const pageNumbers = (paths: readonly string[]): number[] =>
  stableNumbers(paths, roomFor(paths.length, SPARE_PAGES))

/** The slots of a page's entries: 0 for its own, which comes first. */
export function slotsOf([, ...sections]: readonly SearchEntry[]): number[] {
  // What they have in common tells none of them apart, and takes time in every search.
  const keys = sections.map(({ url, title, tagName }) => {
    const anchor = url.slice(url.indexOf('#') + 1)
    return tagName === NAME_TAG ? `${anchor} ${title}` : anchor
  })
  return [0, ...stableNumbers(keys, roomFor(keys.length, SPARE_SLOTS)).map((number) => number + 1)]
}

/** Number of slots of a page with that many entries. */
export const slotCount = (entries: number): number => 1 + roomFor(entries - 1, SPARE_SLOTS)

/** More than any page needs. */
const MOST_SLOTS = 2 ** 20

/** One number for both, in whose order the index lists entries: the order of the pages does not change it. */
export const entryNumber = (page: number, slot: number): number => page * MOST_SLOTS + slot

export const placeOfNumber = (entry: number): { page: number; slot: number } => ({
  page: Math.floor(entry / MOST_SLOTS),
  slot: entry % MOST_SLOTS,
})

/** The entries of each page; entries before the first page count as one. */
export function pagesOf(entries: readonly SearchEntry[]): SearchEntry[][] {
  const pages: SearchEntry[][] = []
  entries.forEach((entry, at) => {
    if (entry.type === 0 || at === 0) pages.push([entry])
    else pages.at(-1)!.push(entry)
  })
  return pages
}
