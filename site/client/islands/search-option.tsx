// One row of the search list: a real link, so that every way of opening links works.

import type { MouseEvent, ReactNode } from 'react'
import type { TextPart } from '../../search/present/marked-text.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import { restOfSnippet } from '../../search/present/rest-of-snippet.ts'
import { withTextFragment } from '../../search/present/text-fragment.ts'
import type { SearchRow } from './search-rows.ts'

interface SearchOptionProps {
  id: string
  row: SearchRow
  /** The row above, so that its page title is not repeated. */
  before: SearchRow | undefined
  /** Label of the part of the documentation that contains the page. */
  part: string | undefined
  selected: boolean
  onChoose: (row: SearchRow, newTab: boolean) => void
}

export function SearchOption({ id, row, before, part, selected, onChoose }: SearchOptionProps): ReactNode {
  const isOfSamePage = row.kind === 'page' && pageOf(row) === (before && pageOf(before))

  const onMouseDown = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Keep focus in the field, so that the list is still there when the click arrives.
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (newTab) giveWords(event.currentTarget, row)
    else if (row.kind === 'query' || isDone(row)) event.preventDefault()
    onChoose(row, newTab)
  }

  return (
    <a
      className="search-dialog__result"
      role="option"
      id={id}
      data-inner={isOfSamePage ? '' : undefined}
      href={isDone(row) ? undefined : row.url}
      aria-selected={selected}
      tabIndex={-1}
      ref={(link) => {
        if (selected) link?.scrollIntoView({ block: 'nearest' })
      }}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && giveWords(event.currentTarget, row)}
    >
      {row.kind === 'query' ? row.query : undefined}
      {row.kind === 'command' ? <span className="search-dialog__title">{row.command.label}</span> : undefined}
      {row.kind === 'answer' ? <AnswerRow answer={row.answer} /> : undefined}
      {row.kind === 'page' ? (
        <PageRow result={row.result} isOfSamePage={isOfSamePage} part={part} />
      ) : undefined}
    </a>
  )
}

/** An action on the page rather than a link. */
const isDone = (row: SearchRow): boolean => row.kind === 'command' && row.command.run !== undefined

function AnswerRow({ answer }: { answer: ShownAnswer }): ReactNode {
  const { title, value, lines } = answer
  return (
    <>
      <span className="search-dialog__title">{title}</span>
      <strong className="search-dialog__section">{value}</strong>
      {lines.map(({ label, text }) => (
        <span key={`${label} ${text}`} className="search-dialog__snippet">
          {label === undefined ? text : `${label}: ${text}`}
        </span>
      ))}
    </>
  )
}

interface PageRowProps {
  result: ShownResult
  isOfSamePage: boolean
  part: string | undefined
}

function PageRow({ result, isOfSamePage, part }: PageRowProps): ReactNode {
  const { title, section, trail, operation } = result
  const snippet = restOfSnippet(result)
  return (
    <>
      <span className={isOfSamePage ? 'visually-hidden' : 'search-dialog__title'}>
        <Marked parts={title} />
        {isOfSamePage || part === undefined ? undefined : (
          <span className="search-dialog__part"> {part}</span>
        )}
      </span>
      {section.length > 0 ? (
        <span className="search-dialog__section">
          {trail.length > 0 ? (
            <span className="search-dialog__trail">{trail.map((heading) => `${heading} › `)}</span>
          ) : undefined}
          <Marked parts={section} />
        </span>
      ) : undefined}
      {operation ? (
        <span className="search-dialog__operation">
          <span className="endpoint__method" data-method={operation.method}>
            {operation.method}
          </span>{' '}
          <code>{operation.path}</code>
        </span>
      ) : undefined}
      {snippet.length > 0 ? (
        <span className="search-dialog__snippet">
          <Marked parts={snippet} />
        </span>
      ) : undefined}
    </>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))
}

/** A new tab gets the terms to highlight through the URL; the link itself stays clean for copying. */
function giveWords(link: HTMLAnchorElement, row: SearchRow): void {
  if (row.kind !== 'page') return
  link.href = withTextFragment(row.result)
  setTimeout(() => link.setAttribute('href', row.url))
}

const pageOf = (row: SearchRow): string | undefined =>
  row.kind === 'page' ? row.url.split('#')[0] : undefined
