// The head of the search data, read first: where everything else is. The rest is in small numbered parts; a search
// reads those that its words need.

import type { AnswerHints } from './answer-data.ts'
import type { Facet, SearchDocuments } from './search-documents.ts'

export interface SearchHead {
  /** First key of each part. Parts are numbered across all kinds, in the order of this list. */
  parts: {
    /** Slices of the inverted index, by first term. */
    terms: string[]
    /** All terms of the index, and the words of titles, by first term. */
    words: string[]
    /** Entries without their text, by the place of the first in the documents; only whole pages. */
    rows: number[]
    /** The texts of entries, by the place of the first. */
    texts: number[]
    /** Data for answers and for explaining errors: one part each, or none. */
    answers: 0[]
    failures: 0[]
    /** Page titles, the same that browsers load up front. */
    titles: 0[]
  }
  pages: {
    /** What the index calls each page, in the order of the documents. */
    numbers: number[]
    /** Number of entries of each page. */
    rows: number[]
    /** Length of each page in steps of a quarter, so that small edits do not change it. */
    lengths: number[]
    /** Facets of the pages in order, run-length encoded. */
    facets: [facet: Facet, pages: number][]
  }
  /** The most common headings that several pages share, in lower case, with the number of pages. */
  shared: Record<string, number>
  options: SearchDocuments['options']
  /** Absent if the content has no data for answers. */
  hints?: AnswerHints
}

export type PartKind = keyof SearchHead['parts']

const KINDS: readonly PartKind[] = ['terms', 'words', 'rows', 'texts', 'answers', 'failures', 'titles']

/** How many parts of each kind there are, in the order of their numbers. */
export const partCounts = ({ parts }: Pick<SearchHead, 'parts'>): [PartKind, number][] =>
  KINDS.map((kind) => [kind, parts[kind].length])

/** The number of the first part of each kind. */
export function firstPlaces(head: Pick<SearchHead, 'parts'>): Record<PartKind, number> {
  let first = 0
  const places = partCounts(head).map(([kind, count]): [PartKind, number] => {
    first += count
    return [kind, first - count]
  })
  return Object.fromEntries(places) as Record<PartKind, number>
}

/** The content of a words part. */
export interface WordsPart {
  terms: string[]
  /** Words in the titles of pages and sections and in questions, since the index itself also contains stems. */
  titles: string[]
}

/** Parses the head. Throws if the text is not valid. */
export function parseHead(json: string): SearchHead {
  const head = JSON.parse(json) as SearchHead
  if (!Array.isArray(head?.parts?.terms) || !Array.isArray(head.pages?.numbers)) {
    throw new TypeError('The head of the search data has no parts or no pages')
  }
  return head
}

/** The part that may contain a key: the last one that starts at or before it. */
export function partWith<Key extends string | number>(firsts: readonly Key[], key: Key): number {
  let low = 0
  let high = firsts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (firsts[middle]! <= key) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
