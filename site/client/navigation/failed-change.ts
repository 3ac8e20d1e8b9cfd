// Handles a page that cannot be shown in this document: one full page load if the server responds, otherwise an error
// box over the current page.

import { ERROR_BOX_ID, MAIN_ID } from '../../model/dom-hooks.ts'
import { decodeOrKeep } from '../../model/decode-or-keep.ts'
import { documentTitle, siteTitleOf } from '../../model/document-title.ts'
import { messageOf } from '../../model/message-of.ts'
import { currentState, updateState } from './entry-state.ts'
import { isOutOfReach } from './fetch-checked.ts'

/** Loads the current URL with a full page load, without the scroll position of the previous page. */
export function loadInFull(): void {
  history.scrollRestoration = 'manual'
  location.reload()
}

/** Handles a failed change to the page at `asked`. `retry` runs the change again. */
export function recover(error: unknown, asked: URL, retry: () => void): void {
  console.warn('The page could not be shown in place.', error)
  const hopeless = isOutOfReach(error) || currentState().loadedInFull
  if (!hopeless) {
    updateState({ loadedInFull: true })
    loadInFull()
  } else {
    showErrorBox(asked, textOf(error), retry)
  }
}

/** Removes the box and restores what it changed in the frame. */
let undo: (() => void) | undefined

export function endFailure(): void {
  undo?.()
  undo = undefined
}

/** The frame matches no page: the title is the failure's, and nothing in the sidebar is current. */
export function entitleFailure(title: string): () => void {
  const { title: before } = document
  const marked = [...document.querySelectorAll('.sidebar [aria-current]')].map(
    (link) => [link, link.ariaCurrent] as const,
  )
  document.title = documentTitle(title, siteTitleOf(before))
  for (const [link] of marked) link.ariaCurrent = null
  return () => {
    document.title = before
    for (const [link, mark] of marked) link.ariaCurrent = mark
  }
}

function textOf(error: unknown): string {
  const text = messageOf(error)
  return navigator.onLine ? text : `You seem to be offline: ${text}`
}

/** Names the page that was asked for, because the box is above another one. */
function showErrorBox(asked: URL, message: string, retry: () => void): void {
  endFailure()
  const title = `The page ${decodeOrKeep(asked.pathname)} could not be shown.`
  const box = errorBox(title, message, retry)
  if (!box) return
  const restore = entitleFailure(title)
  undo = () => {
    box.remove()
    restore()
  }
  document.getElementById(MAIN_ID)?.prepend(box)
}

/** Clones the error box that the document contains. */
export function errorBox(title: string, message: string, retry: () => void): HTMLElement | undefined {
  const template = document.getElementById(ERROR_BOX_ID) as HTMLTemplateElement | null
  const box = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!box) return undefined
  box.querySelector('.error-box__title')!.textContent = title
  box.querySelector('.error-box__message')!.textContent = message
  box.querySelector('button')!.onclick = retry
  return box
}
