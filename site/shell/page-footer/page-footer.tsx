// The footer of an article: where to edit it, when it last changed, and how many of its samples are checked.

import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface PageFooterProps {
  editUrl?: string
  /** Link to the feedback form, if feedback is accepted. */
  feedbackHref?: string
  /** `YYYY-MM-DD` */
  updated?: string
  /** Number of API samples on the page, and how many of them are checked against the contract. */
  samples?: { checked: number; all: number }
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

export function PageFooter({ editUrl, feedbackHref, updated, samples }: PageFooterProps): ReactNode {
  if ([editUrl, feedbackHref, updated, samples].every((part) => part === undefined)) return undefined
  return (
    <div className="page-footer">
      {editUrl ? (
        <a className="page-footer__edit" href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          Edit this page <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : undefined}
      {feedbackHref ? (
        <a className="page-footer__edit" href={feedbackHref} rel="nofollow">
          Report a mistake
        </a>
      ) : undefined}
      {updated ? (
        <p className="page-footer__updated">
          Last updated <time dateTime={updated}>{readableDate(updated)}</time>
        </p>
      ) : undefined}
      {samples ? <p className="page-footer__samples">{sampleLine(samples)}</p> : undefined}
    </div>
  )
}

function sampleLine({ checked, all }: { checked: number; all: number }): string {
  const samples = all === 1 ? 'The sample on this page' : `${checked} of ${all} samples on this page`
  return `${samples} ${checked === 1 || all === 1 ? 'is' : 'are'} checked against the API contract.`
}

/** `2026-11-03` as `3 November 2026`, without involving time zones. */
function readableDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
