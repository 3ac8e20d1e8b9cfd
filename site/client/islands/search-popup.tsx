// Owns the list below the search field: results as links, their number, or why there are none.

import type { ReactNode } from 'react'
import type { SearchResult } from '../../search/search.ts'
import type { LiveSearch } from './use-live-search.ts'

export interface SearchPopupProps {
  id: string
  optionId: (index: number) => string
  /** Index of the option that the keyboard stands on; -1 for none. */
  active: number
  search: LiveSearch
  /** Called when a result is followed; `newTab` when it opens elsewhere. */
  onChoose: (newTab: boolean) => void
}

export function SearchPopup({ id, optionId, active, search, onChoose }: SearchPopupProps): ReactNode {
  const results = search.answer?.results ?? []
  return (
    <div className="search-box__popup">
      {results.length > 0 ? (
        <ul className="search-box__results" role="listbox" id={id} aria-label="Search results">
          {results.map((result, index) => (
            <li key={result.url} role="presentation">
              <Option id={optionId(index)} result={result} selected={index === active} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : undefined}
      <p className="search-box__status" role="status">
        {statusOf(search)}
      </p>
    </div>
  )
}

interface OptionProps {
  id: string
  result: SearchResult
  selected: boolean
  onChoose: (newTab: boolean) => void
}

function Option({ id, result, selected, onChoose }: OptionProps): ReactNode {
  return (
    <a
      className="search-box__result"
      role="option"
      id={id}
      href={result.url}
      aria-selected={selected}
      tabIndex={-1}
      ref={(link) => {
        if (selected) link?.scrollIntoView({ block: 'nearest' })
      }}
      // The field keeps the focus, so that the list is still there when the click comes.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey || event.shiftKey)}
    >
      <span className="search-box__title">{result.title}</span>
      {result.section ? <span className="search-box__section">{result.section}</span> : undefined}
      <span className="search-box__snippet">{result.snippet}</span>
    </a>
  )
}

function statusOf({ query, answer, pending, failed }: LiveSearch): string {
  if (failed) return 'Search is not available right now. Press Enter to try the search page.'
  if (pending || !answer) return 'Loading...'
  if (answer.total === 0) return `No results found for query "${query}"`
  return answer.total === 1 ? '1 result' : `${answer.total} results`
}
