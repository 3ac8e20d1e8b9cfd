// Lists the operations of an API page below its link in the sidebar, as a copy of the page's own list of endpoints, so
// that no page contains it twice. The contents list's behaviour marks the current one.

import { BEHAVIOUR, behaviours } from '../../model/dom-hooks.ts'
import { findSidebar } from './sidebar.behaviour.ts'

/** Runs per page; stops when `signal` aborts. */
export function startPageOperations(signal: AbortSignal): void {
  const list = document.querySelector('.endpoints__list')
  const link = findSidebar()?.querySelector('a[aria-current="page"]')
  if (!list || !link) return
  const copy = list.cloneNode(true) as HTMLElement
  copy.className = 'sidebar__operations'
  copy.setAttribute(BEHAVIOUR, behaviours.tableOfContents)
  copy.ariaLabel = 'Endpoints'
  // Shortened: the page shows the paths.
  for (const path of copy.querySelectorAll('.endpoints__path')) path.remove()
  link.after(copy)
  signal.addEventListener('abort', () => copy.remove())
}
