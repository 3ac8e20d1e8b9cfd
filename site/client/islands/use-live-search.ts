// Owns the state of a live search: what was asked last, the newest answer, what the search worker has, what went wrong.

import { useEffect, useRef, useState } from 'react'
import type { Facet } from '../../search/search-documents.ts'
import type { ShownAnswer } from '../../search/shown-answer.ts'
import type { ShownResult } from '../../search/shown-result.ts'
import type { SearchMessage, SearchRequest, SearchStage } from '../search/search-messages.ts'
import type { SearchConnection } from '../search/start-search-worker.ts'

interface SearchState {
  /** As typed, without blanks around; empty when nothing is asked. */
  query: string
  /** The part of the documentation that was chosen; all without it. */
  facet?: Facet | undefined
  /** The newest answer; of an earlier query while a later one is under way. */
  answer?: ShownAnswer | undefined
  /** What the worker answers from; absent while the first data is fetched. */
  stage?: SearchStage | undefined
  suggested: ShownResult[]
  loading: boolean
  failed: boolean
}

export interface LiveSearch extends SearchState {
  /** Fetches the data, once; after a failure once more. */
  load(): void
  ask(text: string, facet?: Facet): void
}

const IDLE: SearchState = { query: '', suggested: [], loading: false, failed: false }

export function useLiveSearch(connection: SearchConnection | undefined): LiveSearch {
  const [state, setState] = useState(IDLE)
  const started = useRef(false)

  useEffect(() => {
    if (!connection) return
    const { worker } = connection
    const listening = new AbortController()
    const fail = (message: string): void => {
      console.warn('Search did not answer.', message)
      started.current = false
      setState((earlier) => ({ ...earlier, loading: false, failed: true }))
    }
    worker.addEventListener(
      'message',
      ({ data: message }: MessageEvent<SearchMessage>) => {
        if (message.kind === 'failed') fail(message.message)
        else setState((earlier) => told(earlier, message))
      },
      listening,
    )
    worker.addEventListener('error', () => fail('The search worker did not start.'), listening)
    return () => listening.abort()
  }, [connection])

  const load = (): void => {
    if (started.current || !connection) return
    started.current = true
    setState((earlier) => ({ ...earlier, loading: !earlier.stage, failed: false }))
    connection.load()
  }

  const ask = (text: string, facet?: Facet): void => {
    const query = text.trim()
    load()
    setState((earlier) => ({ ...earlier, query, facet, answer: query === '' ? undefined : earlier.answer }))
    connection?.worker.postMessage({ kind: 'ask', query, facet } satisfies SearchRequest)
  }

  return { ...state, load, ask }
}

function told(state: SearchState, message: Exclude<SearchMessage, { kind: 'failed' }>): SearchState {
  if (message.kind === 'stage') {
    return { ...state, stage: message.stage, suggested: message.suggested, loading: false }
  }
  const isNewest = message.answer.query === state.query && message.facet === state.facet
  return isNewest && state.query !== '' ? { ...state, answer: message.answer } : state
}
