// Owns what stands below an article about the article: where to edit it and when it last changed.

import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

export interface PageFooterProps {
  editUrl?: string
  /** `YYYY-MM-DD` */
  updated?: string
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

export function PageFooter({ editUrl, updated }: PageFooterProps): ReactNode {
  if (editUrl === undefined && updated === undefined) return undefined
  return (
    <div className="page-footer">
      {editUrl ? (
        <a className="page-footer__edit" href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          Edit this page <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : undefined}
      {updated ? (
        <p className="page-footer__updated">
          Last updated <time dateTime={updated}>{readableDate(updated)}</time>
        </p>
      ) : undefined}
    </div>
  )
}

/** `2026-11-03` as `3 November 2026`, without a clock or a time zone in between. */
function readableDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
