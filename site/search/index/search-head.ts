// What of the search data is read first: where everything else stands. The rest is in parts by number, each small; a
// search reads those that its words need.

import type { Facet, SearchDocuments } from './search-documents.ts'

export interface SearchHead {
  /** How many entries there are. */
  size: number
  /** First key of each part, part by part; a part is named by its number over all kinds, in the order of this list. */
  parts: {
    /** Slices of the inverted index, by their first term. */
    terms: string[]
    /** All terms of the index, and the words of titles, by the first term. */
    words: string[]
    /** Entries without their text, by the number of the first; whole pages. */
    rows: number[]
    /** Entries with everything, by the number of the first. */
    texts: number[]
    /** What is answered beside pages, and why requests fail: one part each, or none. */
    answers: 0[]
    failures: 0[]
    /** Titles of the pages; the same that browsers load before anything is asked. */
    titles: 0[]
  }
  pages: {
    /** By page: how many entries it has. */
    rows: number[]
    /** By page: how long it is, in steps of a quarter; a small edit changes none. */
    lengths: number[]
    /** Facets of the pages in their order, each with how many pages follow that have it. */
    facets: [facet: Facet, pages: number][]
  }
  /** Headings in lower case that stand on several pages, with the number of pages; the most common. */
  shared: Record<string, number>
  options: SearchDocuments['options']
}

export type PartKind = keyof SearchHead['parts']

const KINDS: readonly PartKind[] = ['terms', 'words', 'rows', 'texts', 'answers', 'failures', 'titles']

/** By kind, the number of its first part. */
export function firstPlaces({ parts }: Pick<SearchHead, 'parts'>): Record<PartKind, number> {
  let first = 0
  const places = KINDS.map((kind): [PartKind, number] => {
    first += parts[kind].length
    return [kind, first - parts[kind].length]
  })
  return Object.fromEntries(places) as Record<PartKind, number>
}

/** What a part of the words holds. */
export interface WordsPart {
  terms: string[]
  /** Words that pages, sections and readers' questions are called by: the index itself holds stems too. */
  titles: string[]
}

/** Parses a head. Throws when the text is something else. */
export function parseHead(json: string): SearchHead {
  const head = JSON.parse(json) as SearchHead
  if (!Array.isArray(head?.parts?.terms) || !Array.isArray(head.pages?.rows)) {
    throw new TypeError('The head of the search data has no parts or no pages')
  }
  return head
}
