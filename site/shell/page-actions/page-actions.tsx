// Actions on a whole page: copy it as Markdown, open its Markdown, or ask an assistant about it.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import { Icon } from '../icons/icon.tsx'

interface PageActionsProps {
  /** Path of the page's Markdown. */
  markdown: string
  /** Assistants that can be asked about the page, with the full URL to open. */
  assistants?: { label: string; href: string }[]
}

export function PageActions({ markdown, assistants = [] }: PageActionsProps): ReactNode {
  const hasMenu = assistants.length > 0
  return (
    <div className="page-actions" data-menu={hasMenu ? '' : undefined}>
      <CopyPage markdown={markdown} />
      <MarkdownLink markdown={markdown} />
      {hasMenu ? <More markdown={markdown} assistants={assistants} /> : undefined}
    </div>
  )
}

function CopyPage({ markdown }: Pick<PageActionsProps, 'markdown'>): ReactNode {
  return (
    <button
      className="page-actions__item with-script"
      type="button"
      data-behaviour={behaviourName('copy-page')}
      data-markdown={markdown}
    >
      <Icon name="copy" />
      <span data-label="">Copy page</span>
    </button>
  )
}

function MarkdownLink({ markdown }: Pick<PageActionsProps, 'markdown'>): ReactNode {
  return (
    <a className="page-actions__item" href={markdown}>
      <Icon name="markdown" />
      View as Markdown
    </a>
  )
}

/** On wide screens only the assistants; on phones and beside two columns all actions. */
function More({ markdown, assistants }: Required<PageActionsProps>): ReactNode {
  return (
    <details className="page-actions__more" name="page-actions">
      <summary className="page-actions__item">
        <span className="page-actions__wide">Open in</span>
        <span className="page-actions__phone">Page actions</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="page-actions__panel">
        <li className="page-actions__phone with-script">
          <CopyPage markdown={markdown} />
        </li>
        <li className="page-actions__phone">
          <MarkdownLink markdown={markdown} />
        </li>
        {assistants.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('https:') ? (
              <a className="page-actions__item" href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <Icon name="external" label="(opens in a new tab)" />
              </a>
            ) : (
              <a className="page-actions__item" href={href}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
