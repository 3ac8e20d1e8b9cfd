// What happens when a page cannot be shown in this document: one load as a whole, or a box that says why.

import { ERROR_BOX_ID, MAIN_ID } from '../../model/dom-hooks.ts'
import { UnreadableRecord } from '../../model/page-record.ts'
import { currentState, updateState } from './entry-state.ts'

/** Loads the current address as a whole, without the scroll position of the page that is left. */
export function loadInFull(): void {
  history.scrollRestoration = 'manual'
  location.reload()
}

/** Shows a failed page change. `retry` tries the change again. */
export function recover(error: unknown, retry: () => void): void {
  console.warn('The page could not be shown in place.', error)
  const hopeless = error instanceof UnreadableRecord || !navigator.onLine || currentState().loadedInFull
  if (!hopeless) {
    updateState({ loadedInFull: true })
    loadInFull()
  } else {
    showErrorBox(textOf(error), retry)
  }
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return navigator.onLine ? text : `You seem to be offline: ${text}`
}

function showErrorBox(message: string, retry: () => void): void {
  const template = document.getElementById(ERROR_BOX_ID)
  const box = template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : undefined
  const main = document.getElementById(MAIN_ID)
  if (!(box instanceof DocumentFragment) || !main) return
  box.querySelector('.error-box__message')!.textContent = message
  const again = box.querySelector<HTMLAnchorElement>('[data-retry]')
  again?.setAttribute('href', location.href)
  again?.addEventListener('click', (event) => {
    event.preventDefault()
    retry()
  })
  document.title = box.querySelector('.error-box__title')?.textContent ?? document.title
  main.replaceChildren(box)
  scrollTo(0, 0)
}
