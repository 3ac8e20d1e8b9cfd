// The first link of a document: past the header and the sidebar, to what the page says.

import type { ReactNode } from 'react'
import { MAIN_ID } from '../../model/dom-hooks.ts'

export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  )
}
