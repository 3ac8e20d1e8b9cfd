// Groups results by page, in the order that the dialog and the results page show.

import type { SearchResult } from '../query/run-search.ts'

/** The results of each page, pages ordered by their best row. */
export function groupByPage(results: readonly SearchResult[]): SearchResult[][] {
  const groups = new Map<string, SearchResult[]>()
  for (const result of results) {
    const group = groups.get(result.page)
    if (group) group.push(result)
    else groups.set(result.page, [result])
  }
  return [...groups.values()]
}
