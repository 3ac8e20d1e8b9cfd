// Owns the progress bar: there only when a page change takes long.

import { behaviourSelector } from '../../model/dom-hooks.ts'

const DELAY_MS = 200

/** Shows the bar after a delay. Returns how to end it. */
export function startProgress(): () => void {
  const bar = document.querySelector<HTMLElement>(behaviourSelector('progress'))
  const timer = setTimeout(() => {
    if (bar) bar.hidden = false
  }, DELAY_MS)
  return () => {
    clearTimeout(timer)
    if (bar) bar.hidden = true
  }
}
