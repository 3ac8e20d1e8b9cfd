// Shown in `<main>` when rendering a page threw: the error with its causes, and a retry button.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import { entitleFailure, errorBox } from './failed-change.ts'

const TITLE = 'This page crashed.'

/** Shows the error in place of the page. The next page replaces it. */
export function showCrash(error: unknown, retry: () => void): void {
  console.error(TITLE, error)
  const box = errorBox(TITLE, describeError(error), retry)
  if (!box) return
  box.querySelector('button')!.textContent = 'Try again'
  entitleFailure(TITLE)
  document.getElementById(MAIN_ID)?.replaceChildren(box)
  scrollTo(0, 0)
}

/** The error's message, then each cause after a blank line. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${describeError(error.cause)}`
}
