// Prepares search early: when the page is idle, off the main thread, and never on a slow or metered connection.

import { isSaving } from '../../browser/is-saving.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { whenLoaded } from '../../browser/when-loaded.ts'
import type { SearchConnection } from './connect-search.ts'

const LATEST_MS = 10_000

/** Has the search worker fetch and index the titles, which are searched first. */
export function prepareSearch(search: SearchConnection): void {
  if (isSaving()) return
  whenLoaded(() => whenIdle(() => search.prepare(), LATEST_MS))
}
