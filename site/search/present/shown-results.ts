// A search response as the dialog shows it: results with marked text, labelled filters, suggested pages.

import { groupByPage } from './group-by-page.ts'
import type { Facet } from '../index/search-documents.ts'
import type { SearchData } from '../query/search-data.ts'
import { search } from '../query/run-search.ts'
import { shownAnswer, type ShownAnswer } from './shown-answer.ts'
import { shownResult, type ShownResult } from './shown-result.ts'
import { createWordMatcher } from '../query/word-matcher.ts'

interface ShownFacet {
  name: Facet
  label: string
  count: number
}

export interface ShownResults {
  query: string
  total: number
  /** Grouped by page, pages ordered by their best row. */
  results: ShownResult[]
  /** Parts with results, regardless of the active filter. */
  facets: ShownFacet[]
  /** Number of results regardless of the filter. */
  everywhere: number
  /** Shown before the rows. */
  answer?: ShownAnswer
  /** The rows only come close. */
  fits?: false
  /** When nothing was found: a suggested query. The rows are then the closest pages. */
  meant?: string
  /** The query looks like a card number or key and was not searched. */
  refused?: true
}

const SHOWN_RESULTS = 8
const SUGGESTED_PER_FACET = 2

/** `anyway`: shows what comes closest even if nothing fits. */
export function shownResults(data: SearchData, query: string, facet?: Facet, anyway = false): ShownResults {
  const matcher = createWordMatcher(data.parse(query))
  const found = search(data, query, { facet, limit: SHOWN_RESULTS, anyway })
  const results = groupByPage(found.closest ?? found.results)
    .flat()
    .map((result) => shownResult(result, matcher))
  const facets = data.options.facets
    .map(({ name, label }) => ({ name, label, count: found.facets[name] ?? 0 }))
    .filter(({ count }) => count > 0)
  const everywhere = Object.values(found.facets).reduce((sum, count) => sum + count, 0)
  const { answer, fits, meant, refused } = found
  return {
    query,
    total: found.total,
    results,
    facets,
    everywhere,
    ...(answer && { answer: shownAnswer(answer) }),
    ...(fits === false && { fits }),
    ...(meant !== undefined && { meant }),
    ...(refused && { refused }),
  }
}

/** The first pages of each part, shown while nothing is typed. */
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
