// A collapsible section: <Details summary="…">…</Details>.

import type { ReactNode } from 'react'
import type { SourceStamp } from '../source-stamp.ts'

interface DetailsProps extends SourceStamp {
  summary?: string
  id?: string
  children?: ReactNode
}

export function Details({ summary, id, children, ...stamp }: DetailsProps) {
  return (
    <details className="details" id={id} {...stamp}>
      <summary className="details__summary">{summary}</summary>
      <div className="details__body">{children}</div>
    </details>
  )
}
