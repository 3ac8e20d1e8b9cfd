// Owns what a reader can do with a whole page: copy it as Markdown, or open its Markdown twin.

import type { ReactNode } from 'react'
import { behaviours } from '../../model/dom-hooks.ts'
import { Icon } from '../icons/icon.tsx'

/** `twin` is the path of the page's Markdown twin. */
export function PageActions({ twin }: { twin: string }): ReactNode {
  return (
    <div className="page-actions">
      <button
        className="page-actions__item with-script"
        type="button"
        data-behaviour={behaviours.copyPage}
        data-twin={twin}
      >
        <Icon name="copy" />
        <span data-label="">Copy page</span>
      </button>
      <a className="page-actions__item" href={twin}>
        <Icon name="markdown" />
        View as Markdown
      </a>
    </div>
  )
}
