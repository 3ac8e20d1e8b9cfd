// The order in which people see results: rows of a page together, as the box and the results page show them.

import type { SearchResult } from '../query/run-search.ts'

/** The results of each page, pages in the order of their best row. */
export function groupByPage(results: readonly SearchResult[]): SearchResult[][] {
  const groups = new Map<string, SearchResult[]>()
  for (const result of results) {
    const group = groups.get(result.page)
    if (group) group.push(result)
    else groups.set(result.page, [result])
  }
  return [...groups.values()]
}
