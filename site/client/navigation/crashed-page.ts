// What stands in `<main>` when showing a page threw: the error with its causes, and a way to try again.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import { entitleFailure } from './failed-change.ts'

const TITLE = 'This page crashed.'

/** Shows the error in place of the page. The next page that is shown takes its place. */
export function showCrash(error: unknown, tryAgain: () => void): void {
  console.error(TITLE, error)
  const box = document.createElement('div')
  const title = document.createElement('h1')
  const message = document.createElement('p')
  const button = document.createElement('button')
  box.className = 'error-box'
  box.role = 'alert'
  title.className = 'error-box__title'
  title.textContent = TITLE
  message.className = 'error-box__message'
  message.textContent = describeError(error)
  button.className = 'button'
  button.dataset.kind = 'primary'
  button.type = 'button'
  button.textContent = 'Try again'
  button.addEventListener('click', tryAgain)
  box.append(title, message, button)
  entitleFailure(TITLE)
  document.getElementById(MAIN_ID)?.replaceChildren(box)
  scrollTo(0, 0)
}

/** The error's message, then each cause after a blank line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${describeError(error.cause)}`
}
