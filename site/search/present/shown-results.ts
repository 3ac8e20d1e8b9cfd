// An answer as the box shows it: results with marked texts, facets with labels, pages to begin with.

import { groupByPage } from './group-by-page.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Facet } from '../index/search-documents.ts'
import type { SearchData } from '../query/search-data.ts'
import { search } from '../query/run-search.ts'
import { shownAnswer, type ShownAnswer } from './shown-answer.ts'
import { shownResult, type ShownResult } from './shown-result.ts'
import { createWordMatcher } from '../query/word-matcher.ts'

export interface ShownFacet {
  name: Facet
  label: string
  count: number
}

export interface ShownResults {
  query: string
  total: number
  /** Rows of a page stand together, pages in the order of their best row. */
  results: ShownResult[]
  /** Parts that hold results, whatever part is chosen. */
  facets: ShownFacet[]
  /** Results in all parts, and outside of them. */
  everywhere: number
  /** Stands before the rows. */
  answer?: ShownAnswer
  /** Where nothing was found: what to ask instead. The rows are then the closest pages. */
  meant?: string
  /** It looks like a card number or a key, and was not searched. */
  refused?: true
}

const SHOWN_RESULTS = 8
const SUGGESTED_PER_FACET = 2

export function shownResults(data: SearchData, query: string, facet?: Facet): ShownResults {
  const matcher = createWordMatcher(parseQuery(query))
  const found = search(data, query, { facet, limit: SHOWN_RESULTS })
  const results = groupByPage(found.closest ?? found.results)
    .flat()
    .map((result) => shownResult(result, matcher))
  const facets = data.options.facets
    .map(({ name, label }) => ({ name, label, count: found.facets[name] ?? 0 }))
    .filter(({ count }) => count > 0)
  const everywhere = Object.values(found.facets).reduce((sum, count) => sum + count, 0)
  const { answer, meant, refused } = found
  return {
    query,
    total: found.total,
    results,
    facets,
    everywhere,
    ...(answer && { answer: shownAnswer(answer) }),
    ...(meant !== undefined && { meant }),
    ...(refused && { refused }),
  }
}

/** The first pages of each part, for a reader who has not typed yet. */
export function suggestedPages(data: SearchData): ShownResult[] {
  return data.options.facets.flatMap(({ name }) =>
    data
      .titles()
      .filter(({ facet }) => facet === name)
      .slice(0, SUGGESTED_PER_FACET)
      .map(({ url, title }) => ({
        url,
        page: url,
        title: [{ text: title, mark: false }],
        section: [],
        snippet: [],
        trail: [],
        facet: name,
        words: [],
      })),
  )
}
