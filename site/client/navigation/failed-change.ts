// What happens when a page cannot be shown in this document: one load as a whole where the server responds, else a box
// that says why, over the page that stands there.

import { findSidebar } from '../../shell/sidebar/sidebar.behaviour.ts'
import { ERROR_BOX_ID, MAIN_ID } from '../../model/dom-hooks.ts'
import { documentTitle, siteTitleOf } from '../../model/document-title.ts'
import { currentState, updateState } from './entry-state.ts'
import { isOutOfReach } from './fetch-checked.ts'

/** Loads the current address as a whole, without the scroll position of the page that is left. */
export function loadInFull(): void {
  history.scrollRestoration = 'manual'
  location.reload()
}

/** Shows a failed page change. `retry` tries the change again. */
export function recover(error: unknown, retry: () => void): void {
  console.warn('The page could not be shown in place.', error)
  const hopeless = isOutOfReach(error) || currentState().loadedInFull
  if (!hopeless) {
    updateState({ loadedInFull: true })
    loadInFull()
  } else {
    showErrorBox(textOf(error), retry)
  }
}

/** Takes the box away, and what it changed of the frame around the page that it stood over. */
let undo: (() => void) | undefined

export function endFailure(): void {
  undo?.()
  undo = undefined
}

/** The frame speaks of no page: the title is the failure's, and nothing in the sidebar is marked. */
export function entitleFailure(title: string): () => void {
  const { title: before } = document
  const link = findSidebar()?.querySelector('[aria-current="page"]')
  document.title = documentTitle(title, siteTitleOf(before))
  link?.removeAttribute('aria-current')
  return () => {
    document.title = before
    link?.setAttribute('aria-current', 'page')
  }
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return navigator.onLine ? text : `You seem to be offline: ${text}`
}

function showErrorBox(message: string, retry: () => void): void {
  endFailure()
  const box = errorBox(message, retry)
  if (!box) return
  const restore = entitleFailure(box.querySelector('.error-box__title')?.textContent ?? '')
  undo = () => {
    box.remove()
    restore()
  }
  document.getElementById(MAIN_ID)?.prepend(box)
}

/** A copy of the box that the document carries. */
export function errorBox(message: string, retry: () => void): HTMLElement | undefined {
  const template = document.getElementById(ERROR_BOX_ID) as HTMLTemplateElement | null
  const box = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!box) return undefined
  box.querySelector('.error-box__message')!.textContent = message
  const again = box.querySelector<HTMLAnchorElement>('[data-retry]')!
  again.href = location.href
  again.onclick = (event) => {
    event.preventDefault()
    retry()
  }
  return box
}
