// The order in which people see results: rows of a page together, as the box and the results page show them.

import type { SearchResult } from '../query/run-search.ts'

/**
 * The results of each page, pages in the order of their best row. Of all results, of which these begin at `offset`, the
 * first `complete` hold every word asked for; a page that has others too comes once more, after all those.
 */
export function groupByPage(
  results: readonly SearchResult[],
  complete: number,
  offset = 0,
): SearchResult[][] {
  const groups = new Map<string, SearchResult[]>()
  for (const [at, result] of results.entries()) {
    const key = `${offset + at < complete} ${result.page}`
    const group = groups.get(key)
    if (group) group.push(result)
    else groups.set(key, [result])
  }
  return [...groups.values()]
}
