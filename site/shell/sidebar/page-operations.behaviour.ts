// The operations of a page of the reference in the sidebar, below the link to the page: a copy of the page's own list of
// endpoints, so that no page carries it twice. The contents list's behaviour marks the one that is being read.

import { BEHAVIOUR, behaviours } from '../../model/dom-hooks.ts'
import { findSidebar } from './sidebar.behaviour.ts'

/** Runs per page: ends with the page that is shown. */
export function startPageOperations(signal: AbortSignal): void {
  const list = document.querySelector('.endpoints__list')
  const link = findSidebar()?.querySelector('a[aria-current="page"]')
  if (!list || !link) return
  const copy = list.cloneNode(true) as HTMLElement
  copy.className = 'sidebar__operations'
  copy.setAttribute(BEHAVIOUR, behaviours.tableOfContents)
  copy.ariaLabel = 'Endpoints'
  // In few words: the page says the paths.
  for (const path of copy.querySelectorAll('.endpoints__path')) path.remove()
  link.after(copy)
  signal.addEventListener('abort', () => copy.remove())
}
