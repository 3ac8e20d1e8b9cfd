// The links to the previous and the next page of the same sidebar.

import type { ReactNode } from 'react'
import { encodePath } from '../../model/urls.ts'

export interface PagerLink {
  label: string
  /** Canonical path. */
  path: string
}

export function Pager({ previous, next }: { previous?: PagerLink; next?: PagerLink }): ReactNode {
  if (previous === undefined && next === undefined) return undefined
  return (
    <nav className="pager" aria-label="Docs pages">
      {previous ? <PagerItem link={previous} side="previous" sublabel="Previous" /> : undefined}
      {next ? <PagerItem link={next} side="next" sublabel="Next" /> : undefined}
    </nav>
  )
}

function PagerItem({
  link,
  side,
  sublabel,
}: {
  link: PagerLink
  side: 'previous' | 'next'
  sublabel: string
}): ReactNode {
  return (
    <a className={`pager__link pager__link--${side}`} href={encodePath(link.path)}>
      <span className="pager__sublabel">{sublabel}</span>
      <span className="pager__label">{link.label}</span>
    </a>
  )
}
