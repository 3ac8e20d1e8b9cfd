// Starts the search worker when first needed, and buffers its messages until someone listens. Part of the entry,
// because the Trusted Types policy for script URLs is.

import { ISLAND, type PageData } from '../../model/dom-hooks.ts'
import { trustedScriptUrl } from '../../browser/trusted-types.ts'
import type { SearchMessage, SearchRequest, WorkerMessage } from './search-messages.ts'

export interface SearchConnection {
  /** Starts fetching the titles. */
  prepare(): void
  /** Starts fetching the head of the full index, or retries after a failure. */
  load(): void
  ask(request: Extract<SearchRequest, { kind: 'ask' | 'paste' }>): void
  /** Delivers the messages so far and all later ones. */
  listen(take: (message: SearchMessage) => void): void
}

export function connectSearch({ worker: url, ...data }: NonNullable<PageData['search']>): SearchConnection {
  const said: SearchMessage[] = []
  let deliver = (message: SearchMessage): void => void said.push(message)
  let worker: Worker | undefined
  let ready = false
  const send = (request: SearchRequest): void => {
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
    // Fetched in parallel with the worker's script, which then finds them in the browser's cache.
    fetch(data.titles, { priority: 'low' }).catch(() => {
      // The worker fetches again and reports the error.
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
    prepare: () => send({ kind: 'load', titles: data.titles }),
    load: () => send({ kind: 'load', ...data }),
    ask: send,
    listen(take) {
      deliver = take
      said.splice(0).forEach(take)
    },
  }
}

/** Sets the label of the navbar's field, before and after hydration: React leaves it alone. */
function label(text: string): void {
  document.querySelector(`[${ISLAND}] > search input`)?.setAttribute('placeholder', text)
}
