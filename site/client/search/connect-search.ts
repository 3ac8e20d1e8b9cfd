// The search worker: its start when it is first needed, and what it says before someone listens. In the entry's
// bundle, because the policy for script addresses is there.

import { ISLAND, type PageData } from '../../model/dom-hooks.ts'
import { trustedScriptUrl } from '../../browser/trusted-types.ts'
import type { SearchMessage, SearchRequest, WorkerMessage } from './search-messages.ts'

export interface SearchConnection {
  /** Begins to fetch the titles. */
  prepare(): void
  /** Begins to fetch what all data is found by, or begins again what failed. */
  load(): void
  ask(request: Extract<SearchRequest, { kind: 'ask' | 'paste' }>): void
  /** Hands over what was said so far, and whatever is said from now on. */
  listen(take: (message: SearchMessage) => void): void
}

export function connectSearch({ worker: url, ...data }: NonNullable<PageData['search']>): SearchConnection {
  const said: SearchMessage[] = []
  let deliver = (message: SearchMessage): void => void said.push(message)
  let worker: Worker | undefined
  let ready = false
  const tell = (request: SearchRequest): void => {
    worker ??= start()
    if (request.kind === 'load' && !ready) label('Loading...')
    worker.postMessage(request)
  }
  const take = (message: WorkerMessage): void => {
    if (['stage', 'failed', 'unprepared'].includes(message.kind)) label('Search')
    ready ||= message.kind === 'stage'
    if (message.kind !== 'unprepared') deliver(message)
  }
  const start = (): Worker => {
    // Under way while the worker's script is: the worker finds them in the browser's cache.
    fetch(data.titles, { priority: 'low' }).catch(() => {
      // The worker asks again, and says so if it fails.
    })
    const started = new Worker(trustedScriptUrl(url), { type: 'module', name: 'search' })
    started.onmessage = ({ data: message }: MessageEvent<WorkerMessage>) => take(message)
    started.onerror = () => {
      worker = undefined
      take({ kind: 'failed', message: 'The search worker did not start.' })
    }
    return started
  }
  return {
    prepare: () => tell({ kind: 'load', titles: data.titles }),
    load: () => tell({ kind: 'load', ...data }),
    ask: tell,
    listen(take) {
      deliver = take
      said.splice(0).forEach(take)
    },
  }
}

/** The field of the navbar says what the search does, before React is there and after: React leaves its label alone. */
function label(text: string): void {
  document.querySelector(`[${ISLAND}] > search input`)?.setAttribute('placeholder', text)
}
