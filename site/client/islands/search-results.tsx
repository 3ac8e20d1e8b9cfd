// What the dialog shows below its field: rows as links, filters, the number of results, or why there are none.

import type { ReactNode } from 'react'
import { RESULTS_LABEL, type RowGroup, type SearchRow } from './search-rows.ts'
import { SearchOption } from './search-option.tsx'
import type { LiveSearch } from './use-live-search.ts'

interface SearchResultsProps {
  id: string
  groups: readonly RowGroup[]
  optionId: (index: number) => string
  /** Index of the selected option; -1 for none. */
  active: number
  search: LiveSearch
  /** Called when a row is followed; `newTab` if it opens in another tab. */
  onChoose: (row: SearchRow, newTab: boolean) => void
}

export function SearchResults({
  id,
  groups,
  optionId,
  active,
  search,
  onChoose,
}: SearchResultsProps): ReactNode {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0))
  return (
    <div className="search-dialog__results" onPointerDown={() => search.press()}>
      {isWithoutRows(search) ? (
        <p className="search-dialog__notice" aria-hidden="true">
          {statusOf(search)}
        </p>
      ) : undefined}
      {search.query !== '' && search.command === undefined ? <Facets search={search} /> : undefined}
      <div role="listbox" id={id} aria-label="Search results">
        {groups.map(({ label, rows }, at) => (
          <ul key={label} className="search-dialog__group" role="group" aria-label={label}>
            {search.query === '' || label !== RESULTS_LABEL ? (
              <li className="search-dialog__label" role="presentation">
                <span aria-hidden="true">{label}</span>
              </li>
            ) : undefined}
            {rows.map((row, index) => (
              <li key={row.url} role="presentation">
                <SearchOption
                  id={optionId(starts[at]! + index)}
                  row={row}
                  before={rows[index - 1]}
                  part={partOf(row, search)}
                  selected={starts[at]! + index === active}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {search.failed ? (
        <button
          className="search-dialog__button search-dialog__retry"
          type="button"
          onClick={() => search.load()}
        >
          Retry
        </button>
      ) : undefined}
    </div>
  )
}

/** When results come from several parts, each page shows which one it belongs to. */
function partOf(row: SearchRow, { results }: LiveSearch): string | undefined {
  if (row.kind !== 'page' || !results || results.facets.length < 2) return undefined
  return results.facets.find(({ name }) => name === row.result.facet)?.label
}

/** The parts of the documentation that have results; a single one is no choice. */
function Facets({ search }: { search: LiveSearch }): ReactNode {
  const facets = search.results?.facets ?? []
  if (facets.length < 2) return undefined
  const all = { name: undefined, label: 'All', count: search.results?.everywhere }
  return (
    <div className="search-dialog__facets" role="group" aria-label="Parts of the documentation">
      {[all, ...facets].map(({ name, label, count }) => (
        <button
          key={label}
          type="button"
          className="search-dialog__button search-dialog__facet"
          aria-pressed={search.facet === name}
          // Keep focus in the field for mouse users.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.ask(search.query, name)}
        >
          {label} <span className="search-dialog__count">{count}</span>
        </button>
      ))}
    </div>
  )
}

/** What was asked for has no rows: the reason is above the suggestions and the button, which would read as results. */
export function isWithoutRows({ query, command, results, failed, pasted }: LiveSearch): boolean {
  if (failed || pasted) return failed || (!pasted?.answer && pasted?.closest.length === 0)
  if (query === '' || command !== undefined || !results) return false
  return results.refused === true || (results.total === 0 && !results.answer)
}

/** What a screen reader hears, and what the foot of the dialog says. */
export function statusOf({ query, command, results, loading, failed, late, pasted }: LiveSearch): string {
  if (failed) return 'Search is not available right now.'
  if (loading) return 'Loading...'
  if (late) return 'Searching...'
  if (pasted) {
    const found = pasted.answer ? 'Explained' : 'Not recognised as an error'
    return `${found}. Nothing you pasted left this page.`
  }
  if (query === '' || command !== undefined || !results) return ''
  if (results.refused) return 'That looks like a card number or a key. It was not searched for.'
  if (results.total === 0 && results.answer) return '1 answer'
  if (results.total === 0) return `No results found for query "${query}"`
  return results.total === 1 ? '1 result' : `${results.total} results`
}
