// The state of a live search: what was asked last, the newest results, what the search worker has, what went wrong.

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Facet } from '../../search/index/search-documents.ts'
import type { ShownResults } from '../../search/present/shown-results.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import type { SearchMessage, SearchStage } from '../search/search-messages.ts'
import type { SearchConnection } from '../search/connect-search.ts'

interface SearchState {
  /** A reader looks at the responses. */
  open: boolean
  /** What the result is to, without blanks around; empty where nothing was asked. */
  query: string
  /** The part of the documentation that was chosen; all without it. */
  facet?: Facet | undefined
  results?: ShownResults | undefined
  /** What a pasted text came to; absent where none was pasted. */
  pasted?: { answer?: ShownAnswer | undefined } | undefined
  /** What the worker searches; absent while the first data is fetched. */
  stage?: SearchStage | undefined
  suggested: ShownResult[]
  loading: boolean
  /** The result of what was typed last takes so long that the reader should know. */
  late: boolean
  failed: boolean
}

export interface LiveSearch extends SearchState {
  /** Fetches the data, once; after a failure once more. */
  load(): void
  /** A reader begins to look, with this text in the field. */
  begin(text: string): void
  /** The results are shown when they come: what stands there until then is not rendered anew. */
  ask(text: string, facet?: Facet): void
  /** Explains a text of several lines, which no field of one line can hold. */
  paste(text: string): void
  end(): void
}

const IDLE: SearchState = {
  open: false,
  query: '',
  suggested: [],
  loading: false,
  late: false,
  failed: false,
}
const LATE_MS = 150

export function useLiveSearch(connection: SearchConnection | undefined): LiveSearch {
  const [state, setState] = useState(IDLE)
  const change = (part: Partial<SearchState>): void => setState((earlier) => ({ ...earlier, ...part }))
  const asked = useRef<{ query: string; facet?: Facet | undefined }>({ query: '' })
  const lateness = useRef<ReturnType<typeof setTimeout>>(undefined)

  const take = useEffectEvent((message: SearchMessage) => {
    if (message.kind === 'failed') {
      console.warn('The search did not respond.', message.message)
      clearTimeout(lateness.current)
      change({ loading: false, late: false, failed: true })
    } else if (message.kind === 'pasted') {
      clearTimeout(lateness.current)
      change({ query: '', results: undefined, pasted: { answer: message.answer }, late: false })
    } else if (message.kind === 'stage') {
      change({ stage: message.stage, suggested: message.suggested, loading: false })
    } else {
      const { query, facet } = asked.current
      if (query === '' || message.results.query !== query || message.facet !== facet) return
      clearTimeout(lateness.current)
      // At once: left to React's scheduler the rows miss the next frame.
      flushSync(() => change({ query, facet, results: message.results, late: false }))
    }
  })
  useLayoutEffect(() => connection?.listen((message) => take(message)), [connection])

  const load = (): void => {
    if (!connection || state.stage === 'whole') return
    connection.load()
    if (!state.stage || state.failed) change({ loading: !state.stage, failed: false })
  }

  const ask = (text: string, facet?: Facet): void => {
    const query = text.trim()
    load()
    asked.current = { query, facet }
    clearTimeout(lateness.current)
    change({ pasted: undefined })
    if (query === '') return change({ query, facet, results: undefined, late: false })
    lateness.current = setTimeout(() => change({ late: true }), LATE_MS)
    connection?.ask({ kind: 'ask', query, facet })
  }

  return {
    ...state,
    load,
    ask,
    begin(text) {
      change({ open: true })
      ask(text, state.facet)
    },
    paste(text) {
      load()
      asked.current = { query: '' }
      clearTimeout(lateness.current)
      lateness.current = setTimeout(() => change({ late: true }), LATE_MS)
      connection?.ask({ kind: 'paste', text })
    },
    end() {
      clearTimeout(lateness.current)
      change({ open: false, late: false })
    },
  }
}
