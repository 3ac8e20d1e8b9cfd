// The rows of the search list: results of a query, or what to begin with while nothing is typed.

import { SEARCH_PATH } from '../../model/urls.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import { recentSearches } from './recent-searches.ts'
import type { LiveSearch } from './use-live-search.ts'

export type SearchRow =
  | { kind: 'page'; url: string; result: ShownResult }
  /** A query of the reader: it is asked again. */
  | { kind: 'query'; url: string; query: string }

export interface RowGroup {
  label: string
  rows: SearchRow[]
}

/** Groups without rows are left out. */
export function rowGroups({ query, results, suggested }: LiveSearch): RowGroup[] {
  const groups: RowGroup[] =
    query === ''
      ? [
          { label: 'Recent searches', rows: recentSearches().map(toQueryRow) },
          { label: 'Suggested pages', rows: suggested.map(toPageRow) },
        ]
      : [{ label: 'Search results', rows: (results?.results ?? []).map(toPageRow) }]
  return groups.filter(({ rows }) => rows.length > 0)
}

const toPageRow = (result: ShownResult): SearchRow => ({ kind: 'page', url: result.url, result })

function toQueryRow(query: string): SearchRow {
  return { kind: 'query', url: `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`, query }
}
