// The search results page: the form, filters as links, results, pagination. Does not search; the ranking is in
// site/search/.

import type { ReactNode } from 'react'
import type { ShownAnswer } from '../search/present/shown-answer.ts'
import type { NavbarItem } from '../model/site-config.ts'
import { SearchBox } from '../shell/search-box/search-box.tsx'
import { NOT_RECOGNISED, PasteForm, type PastedText } from './paste-form.tsx'
import { SearchGroups, type SearchGroup } from './search-groups.tsx'
import { StartLinks } from './start-links.tsx'

interface SearchFacet {
  name: string
  label: string
  count: number
  href: string
  current: boolean
}

export interface SearchPageProps {
  /** Of the site, for the way on where nothing was found. */
  navbar: readonly NavbarItem[]
  /** The site documents an API: failures of its calls can be explained. */
  hasApi: boolean
  query: string
  total: number
  groups: SearchGroup[]
  facets: SearchFacet[]
  previousHref?: string
  nextHref?: string
  /** Shown before the results. */
  answer?: ShownAnswer
  /** No page is about all of the query: the groups only come close. */
  fits?: false
  /** When nothing was found: the closest query with results; the groups are then the closest pages. */
  meant?: { query: string; href: string }
  /** The query looks like a card number or key and was not searched. */
  refused?: true
  pasted?: PastedText
}

export function SearchPage(props: SearchPageProps): ReactNode {
  const { query, total, groups, pasted, hasApi } = props
  return (
    <div className="search-page">
      <h1 className="search-page__title">Search</h1>
      <SearchBox label="Search again" input={{ defaultValue: query }} />
      {props.refused ? <Refusal hasApi={hasApi} /> : undefined}
      {query === '' && !props.refused && !props.pasted ? (
        <p>{hasApi ? 'Type a word, an error code, an endpoint or the name of a field.' : 'Type a word.'}</p>
      ) : undefined}
      {query === '' ? undefined : (
        <p className="search-page__summary" role="status">
          {summary(total, query, props.answer !== undefined)}
        </p>
      )}
      {props.answer ? <AnswerBlock answer={props.answer} /> : undefined}
      {props.meant ? (
        <p className="search-page__meant">
          Did you mean <a href={props.meant.href}>{props.meant.query}</a>?
        </p>
      ) : undefined}
      {total === 0 && groups.length > 0 ? (
        <p className="search-page__closest" role={pasted && 'status'}>
          {pasted ? `${NOT_RECOGNISED} ` : undefined}
          The closest pages:
        </p>
      ) : undefined}
      {props.fits === false && total > 0 ? (
        <p className="search-page__closest">No page is about all of this. The closest pages:</p>
      ) : undefined}
      {total === 0 && groups.length === 0 && !props.answer ? <StartLinks navbar={props.navbar} /> : undefined}
      {props.facets.length > 1 ? <Facets facets={props.facets} /> : undefined}
      <SearchGroups groups={groups} />
      <Paging previousHref={props.previousHref} nextHref={props.nextHref} />
      {hasApi ? (
        <PasteForm
          pasted={pasted}
          unexplained={pasted !== undefined && !props.answer && groups.length === 0}
        />
      ) : undefined}
    </div>
  )
}

function Refusal({ hasApi }: Pick<SearchPageProps, 'hasApi'>): ReactNode {
  return (
    <p className="search-page__summary" role="status">
      That looks like a card number or a key. It was not searched for or stored.
      {hasApi ? (
        <>
          {' '}
          To search for a failure, paste it into <a href="#paste">the form below</a>, which masks cards and
          keys.
        </>
      ) : undefined}
    </p>
  )
}

function AnswerBlock({ answer }: { answer: ShownAnswer }): ReactNode {
  const { url, title, value, lines } = answer
  return (
    <section className="search-page__answer" aria-label="Answer">
      <h2 className="search-page__heading">
        <a href={url}>{title}</a>
      </h2>
      <p>
        <strong>{value}</strong>
      </p>
      {lines.map(({ label, text, url: place }) => (
        <p key={`${label} ${text}`} className="search-page__snippet">
          {label === undefined ? '' : `${label}: `}
          {place === undefined ? text : <a href={place}>{text}</a>}
        </p>
      ))}
    </section>
  )
}

function summary(total: number, query: string, isAnswered: boolean): string {
  if (total === 0 && isAnswered) return `1 answer for “${query}”`
  if (total === 0) return `No results for “${query}”. Try fewer or different words.`
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
