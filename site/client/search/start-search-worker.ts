// Owns the start of the search worker. In the entry's bundle, because the policy for script addresses is there.

import type { PageData } from '../../model/dom-hooks.ts'
import { trustedScriptUrl } from '../trusted-types.ts'
import type { SearchRequest } from './search-messages.ts'

export interface SearchConnection {
  worker: Worker
  /** Begins to load, or begins again what failed. */
  load(): void
}

export function startSearchWorker({
  worker: url,
  titles,
  documents,
}: NonNullable<PageData['search']>): SearchConnection {
  const worker = new Worker(trustedScriptUrl(url), { type: 'module', name: 'search' })
  const load = (): void => worker.postMessage({ kind: 'load', titles, documents } satisfies SearchRequest)
  return { worker, load }
}
