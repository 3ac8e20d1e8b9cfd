// What a reader can do with a whole page: copy it as Markdown, open its Markdown, or ask an assistant about it.

import type { ReactNode } from 'react'
import { behaviours } from '../../model/dom-hooks.ts'
import { Icon } from '../icons/icon.tsx'

export interface PageActionsProps {
  /** Path of the page's Markdown. */
  markdown: string
  /** Programs of others that can be asked about the page, with the whole address to open. */
  assistants?: { label: string; href: string }[]
}

export function PageActions({ markdown, assistants = [] }: PageActionsProps): ReactNode {
  return (
    <div className="page-actions">
      <button
        className="page-actions__item with-script"
        type="button"
        data-behaviour={behaviours.copyPage}
        data-markdown={markdown}
      >
        <Icon name="copy" />
        <span data-label="">Copy page</span>
      </button>
      <a className="page-actions__item" href={markdown}>
        <Icon name="markdown" />
        View as Markdown
      </a>
      {assistants.length > 0 ? <Assistants assistants={assistants} /> : undefined}
    </div>
  )
}

function Assistants({ assistants }: Pick<Required<PageActionsProps>, 'assistants'>): ReactNode {
  return (
    <details className="page-actions__more" name="page-actions">
      <summary className="page-actions__item">
        Open in
        <Icon name="chevron-down" />
      </summary>
      <ul className="page-actions__panel">
        {assistants.map(({ label, href }) => (
          <li key={href}>
            <a className="page-actions__item" href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <Icon name="external" label="(opens in a new tab)" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
