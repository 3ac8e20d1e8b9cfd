// The early start of the search: when the page is at rest, away from its thread, and never at the cost of a slow or
// metered line.

import { whenIdle } from '../../browser/when-idle.ts'
import type { SearchConnection } from './connect-search.ts'

const LATEST_MS = 10_000

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Has the search worker fetch and index the titles, which respond first. */
export function prepareSearch(search: SearchConnection, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const whenAtRest = (): void => whenIdle(() => search.prepare(), LATEST_MS)
  if (document.readyState === 'complete') whenAtRest()
  else addEventListener('load', whenAtRest, { once: true, signal })
}
