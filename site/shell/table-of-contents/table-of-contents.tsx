// A page's contents list, twice: beside the article on wide screens, collapsed above it on narrow ones. CSS displays
// one of the two; the other is neither rendered nor read out. A reference page has the collapsed one alone.

import type { ReactNode } from 'react'
import { behaviourName, TOC_TITLE_ID } from '../../model/dom-hooks.ts'

const TITLE = 'On this page'

export interface TocItem {
  id: string
  /** The heading's inline HTML, without links. */
  html: string
  level: number
}

export function TableOfContents({ items }: { items: TocItem[] }): ReactNode {
  return (
    <aside className="toc">
      <nav
        className="toc__nav"
        aria-labelledby={TOC_TITLE_ID}
        data-behaviour={behaviourName('table-of-contents')}
      >
        <p className="toc__title" id={TOC_TITLE_ID}>
          {TITLE}
        </p>
        <TocList items={items} />
      </nav>
    </aside>
  )
}

export function FoldedTableOfContents({ items }: { items: TocItem[] }): ReactNode {
  return (
    <details className="toc-folded">
      <summary className="toc-folded__summary">{TITLE}</summary>
      <nav aria-label={TITLE} data-behaviour={behaviourName('table-of-contents')}>
        <TocList items={items} />
      </nav>
    </details>
  )
}

function TocList({ items }: { items: TocItem[] }): ReactNode {
  const top = Math.min(...items.map((item) => item.level))
  const first = items.findIndex(({ level }) => level === top)
  return (
    <ul className="toc__list">
      {items.map(({ id, html, level }, index) => (
        // Headings below an operation come first where its own title stands in the sidebar: there is nothing to nest in.
        <li key={id} className={level > top && index > first ? 'toc__item toc__item--nested' : 'toc__item'}>
          <a
            className="toc__link"
            href={`#${encodeURIComponent(id)}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </li>
      ))}
    </ul>
  )
}
