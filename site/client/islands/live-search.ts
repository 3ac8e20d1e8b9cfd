// Owns asking the server for live search results. Knows the answer's shape, not how it is shown.

import type { SearchAnswer } from '../../search/search.ts'
import { SEARCH_JSON_PATH } from '../../model/urls.ts'

const LIMIT = 8

/** The results for a query. Rejects when the server does not answer with results. */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: query, limit: String(LIMIT) })
  const answer = await fetch(`${SEARCH_JSON_PATH}?${parameters}`, { signal })
  if (!answer.ok) throw new Error(`Search answered ${answer.status}`)
  const results = (await answer.json()) as SearchAnswer
  if (!Array.isArray(results.results)) throw new TypeError('The search answer holds no results')
  return results
}
