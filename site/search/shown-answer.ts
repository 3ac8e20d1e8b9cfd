// Owns an answer as the box shows it: results with marked texts, facets with labels, pages to begin with.

import { markedText, type TextPart } from './marked-text.ts'
import { parseQuery } from './parse-query.ts'
import type { Facet } from './search-documents.ts'
import { search, type SearchData, type SearchResult } from './search.ts'

export interface ShownResult {
  url: string
  title: TextPart[]
  /** Empty for the page itself. */
  section: TextPart[]
  snippet: TextPart[]
  facet: Facet
  /** Words found, as they stand in the texts: what to mark on the page. */
  words: string[]
}

export interface ShownFacet {
  name: Facet
  label: string
  count: number
}

export interface ShownAnswer {
  query: string
  total: number
  /** Rows of a page stand together, pages in the order of their best row. */
  results: ShownResult[]
  /** Parts that hold results, whatever part is chosen. */
  facets: ShownFacet[]
}

const SHOWN_RESULTS = 8
const SUGGESTED_PER_FACET = 2

export function shownAnswer(data: SearchData, query: string, facet?: Facet): ShownAnswer {
  const terms = parseQuery(query)
  const answer = search(data, query, { facet, limit: SHOWN_RESULTS })
  const results = groupedByPage(answer.results).map(
    ({ url, title, section, snippet, facet }): ShownResult => {
      const texts = [title, section, snippet].map((text) => markedText(text, terms))
      const words = texts
        .flat()
        .filter(({ mark }) => mark)
        .map(({ text }) => text.toLowerCase())
      return {
        url,
        title: texts[0]!,
        section: texts[1]!,
        snippet: texts[2]!,
        facet,
        words: [...new Set(words)],
      }
    },
  )
  const facets = data.documents.options.facets
    .map(({ name, label }) => ({ name, label, count: answer.facets[name] ?? 0 }))
    .filter(({ count }) => count > 0)
  return { query, total: answer.total, results, facets }
}

/** Rows of the same page one after the other, in the order of the page's best row. */
export function groupedByPage(results: readonly SearchResult[]): SearchResult[] {
  const pages = new Map<string, SearchResult[]>()
  for (const result of results) pages.set(result.page, [...(pages.get(result.page) ?? []), result])
  return [...pages.values()].flat()
}

/** The first pages of each part, for a reader who has not typed yet. */
export function suggestedPages({ documents: { searchDocs, options } }: SearchData): ShownResult[] {
  return options.facets.flatMap(({ name }) =>
    searchDocs
      .filter(({ type, facet }) => type === 0 && facet === name)
      .slice(0, SUGGESTED_PER_FACET)
      .map(({ url, title }) => ({
        url,
        title: [{ text: title, mark: false }],
        section: [],
        snippet: [],
        facet: name,
        words: [],
      })),
  )
}
