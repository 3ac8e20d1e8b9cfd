// The signs that a page change takes long: the progress bar, and a busy `<main>`, where styles show a spinner.

import { behaviourSelector, MAIN_ID } from '../../model/dom-hooks.ts'

const DELAY_MS = 200

/** Shows the signs after a delay. Returns how to end them. */
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
