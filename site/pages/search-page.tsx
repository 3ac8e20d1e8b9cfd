// Owns the page of search results: the form, facets as links, results with their snippets, paging.
// Does not search; the ranking is in site/search/.

import type { ReactNode } from 'react'
import { SearchBox } from '../shell/search-box/search-box.tsx'

export interface SearchFacet {
  name: string
  label: string
  count: number
  href: string
  current: boolean
}

export interface SearchResult {
  url: string
  title: string
  /** Heading of the section found; empty for the page's beginning. */
  section: string
  /** Title of the page that holds the section. */
  page: string
  facet: string
  /** Text around the match; `mark` parts are the words found. */
  snippet: { text: string; mark: boolean }[]
}

export interface SearchPageProps {
  query: string
  total: number
  results: SearchResult[]
  facets: SearchFacet[]
  previousHref?: string
  nextHref?: string
}

export function SearchPage(props: SearchPageProps): ReactNode {
  const { query, total, results } = props
  return (
    <div className="search-page">
      <h1 className="search-page__title">Search</h1>
      <SearchBox label="Search again" input={{ defaultValue: query }} />
      {query === '' ? (
        <p>Type a word, an error code, an endpoint or the name of a field.</p>
      ) : (
        <p className="search-page__summary" role="status">
          {summary(total, query)}
        </p>
      )}
      {props.facets.length > 1 ? <Facets facets={props.facets} /> : undefined}
      <ol className="search-page__results">
        {results.map((result) => (
          <Result key={result.url} result={result} />
        ))}
      </ol>
      <Paging previousHref={props.previousHref} nextHref={props.nextHref} />
    </div>
  )
}

function summary(total: number, query: string): string {
  if (total === 0) return `No results for “${query}”. Try fewer or other words.`
  return `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`
}

function Facets({ facets }: { facets: SearchFacet[] }): ReactNode {
  return (
    <nav className="search-page__facets" aria-label="Parts of the documentation">
      <ul>
        {facets.map(({ name, label, count, href, current }) => (
          <li key={name}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {label} <span className="search-page__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Result({ result }: { result: SearchResult }): ReactNode {
  return (
    <li className="search-page__result">
      <p className="search-page__place">
        {[result.facet, result.section === '' ? '' : result.page].filter((part) => part !== '').join(' › ')}
      </p>
      <h2 className="search-page__heading">
        <a href={result.url}>{result.section === '' ? result.title : result.section}</a>
      </h2>
      <p className="search-page__snippet">
        {result.snippet.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))}
      </p>
    </li>
  )
}

function Paging({ previousHref, nextHref }: Pick<SearchPageProps, 'previousHref' | 'nextHref'>): ReactNode {
  if (previousHref === undefined && nextHref === undefined) return undefined
  return (
    <nav className="search-page__paging" aria-label="Pages of results">
      {previousHref ? (
        <a href={previousHref} rel="prev">
          Previous
        </a>
      ) : undefined}
      {nextHref ? (
        <a href={nextHref} rel="next">
          Next
        </a>
      ) : undefined}
    </nav>
  )
}
