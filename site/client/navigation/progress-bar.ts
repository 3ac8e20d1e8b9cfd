// Shows that a page change is slow: the progress bar, and a busy `<main>`, for which styles show a spinner.

import { behaviourSelector, MAIN_ID } from '../../model/dom-hooks.ts'

const DELAY_MS = 200

/** Shows both after a delay. Returns a function that ends them. */
export function startProgress(): () => void {
  const bar = document.querySelector<HTMLElement>(behaviourSelector('progress'))
  const main = document.getElementById(MAIN_ID)
  const show = (busy: boolean): void => {
    if (bar) bar.hidden = !busy
    if (main) main.ariaBusy = busy ? 'true' : null
  }
  const timer = setTimeout(() => show(true), DELAY_MS)
  return () => {
    clearTimeout(timer)
    show(false)
  }
}
