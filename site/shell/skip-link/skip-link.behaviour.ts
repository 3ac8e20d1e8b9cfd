// The skip link moves the focus and the view, but adds no fragment: going back still leads to the previous page.

import { MAIN_ID } from '../../model/dom-hooks.ts'

export function startSkipLink(signal: AbortSignal): void {
  const skip = (event: MouseEvent): void => {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const main = document.getElementById(MAIN_ID)
    main?.focus({ preventScroll: true })
    main?.scrollIntoView()
  }
  document.querySelector<HTMLElement>('.skip-link')?.addEventListener('click', skip, { signal })
}
