// Owns the early download of the search's titles: when the page is at rest, and never at the cost of a slow or metered line.

import { whenIdle } from '../../behaviours/when-idle.ts'

const LATEST_MS = 10_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Puts the titles into the browser's cache, from which the search worker takes them. */
export function preloadTitles(url: string, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const load = (): void => {
    fetch(url, { signal, priority: 'low' }).catch(() => {
      // The search worker asks again, and says so if it fails.
    })
  }
  const whenAtRest = (): void => whenIdle(load, LATEST_MS)
  if (document.readyState === 'complete') whenAtRest()
  else addEventListener('load', whenAtRest, { once: true, signal })
}
