// The results on the search page, grouped by page, with snippets.

import type { ReactNode } from 'react'
import { textOf, type TextPart } from '../search/present/marked-text.ts'
import { restOfSnippet } from '../search/present/rest-of-snippet.ts'
import type { ShownResult } from '../search/present/shown-result.ts'
import { withTextFragment } from '../search/present/text-fragment.ts'

/** A page with its results. */
export interface SearchGroup {
  /** Label of the part of the documentation. */
  facet: string
  rows: ShownResult[]
}

export function SearchGroups({ groups }: { groups: readonly SearchGroup[] }): ReactNode {
  return (
    <ol className="search-page__results">
      {groups.map((group) => (
        <Group key={group.rows[0]?.url} group={group} />
      ))}
    </ol>
  )
}

/** The page heads its group; if its introduction matched, that row is the page's own. */
function Group({ group: { facet, rows } }: { group: SearchGroup }): ReactNode {
  const { page, title } = rows[0]!
  const whole = rows.find(({ section }) => section.length === 0)
  const sections = rows.filter((row) => row !== whole)
  return (
    <li className="search-page__group">
      <p className="search-page__place">{facet}</p>
      <h2 className="search-page__heading">
        {whole ? <Found row={whole} text={title} /> : <a href={page}>{textOf(title)}</a>}
      </h2>
      {whole ? <Snippet parts={whole.snippet} /> : undefined}
      {sections.length > 0 ? (
        <ul className="search-page__sections">
          {sections.map((row) => (
            <li key={row.url}>
              <h3 className="search-page__section">
                {row.trail.map((heading) => `${heading} › `)}
                <Found row={row} text={row.section} />
              </h3>
              {row.operation ? (
                <p className="search-page__snippet">
                  <span className="endpoint__method" data-method={row.operation.method}>
                    {row.operation.method}
                  </span>{' '}
                  <code>{row.operation.path}</code>
                </p>
              ) : undefined}
              <Snippet parts={restOfSnippet(row)} />
            </li>
          ))}
        </ul>
      ) : undefined}
    </li>
  )
}

/** Links include the words to highlight, for readers without JavaScript and for new tabs; the router strips them. */
function Found({ row, text }: { row: ShownResult; text: readonly TextPart[] }): ReactNode {
  return (
    <a className="search-page__found" href={withTextFragment(row)}>
      {textOf(text)}
    </a>
  )
}

function Snippet({ parts }: { parts: readonly TextPart[] }): ReactNode {
  if (parts.length === 0) return undefined
  return (
    <p className="search-page__snippet">
      {parts.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))}
    </p>
  )
}
