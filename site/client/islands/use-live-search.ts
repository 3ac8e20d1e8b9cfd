// The state of the live search: the last query, the newest results, which data the worker has, and errors.

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Facet } from '../../search/index/search-documents.ts'
import type { ShownResults } from '../../search/present/shown-results.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import type { SearchMessage, SearchStage } from '../search/search-messages.ts'
import type { SearchConnection } from '../search/connect-search.ts'
import { usePress } from './use-press.ts'

interface SearchState {
  /** The dialog is open. */
  open: boolean
  /** The query of the results, trimmed; empty if there was none. */
  query: string
  /** The chosen part of the documentation; all if absent. */
  facet?: Facet | undefined
  results?: ShownResults | undefined
  /** The text after a ">"; `query` is then the part of it that may name a page. */
  command?: string | undefined
  /** The explanation of a pasted text; absent if nothing was pasted. */
  pasted?: { answer?: ShownAnswer | undefined } | undefined
  /** The data that the worker can search; absent while the titles are being fetched. */
  stage?: SearchStage | undefined
  suggested: ShownResult[]
  loading: boolean
  /** The latest query takes so long that the reader should be told. */
  late: boolean
  failed: boolean
}

export interface LiveSearch extends SearchState {
  /** Fetches the data once, or again after a failure. */
  load(): void
  /** Called when the dialog opens, with the field's text. */
  begin(text: string): void
  /** Runs a query. The current results stay until the new ones arrive, without re-rendering. */
  ask(text: string, facet?: Facet): void
  /** A pointer is down on a row: until the click the rows stay as they are. */
  press(): void
  /** Explains multi-line text, which a single-line field cannot hold. */
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
/** Words of a command that do not name the place it leads to. */
const VERBS = /^(?:open|go)?\s*(?:console:?|to:?)?(?=\s|$)/i

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
      change({
        query: '',
        results: undefined,
        command: undefined,
        pasted: { answer: message.answer },
        late: false,
      })
    } else if (message.kind === 'stage') {
      change({ stage: message.stage, suggested: message.suggested, loading: false })
    } else {
      const { query, facet } = asked.current
      if (query === '' || message.results.query !== query || message.facet !== facet) return
      clearTimeout(lateness.current)
      // Synchronously: React's scheduler would make the rows miss the next frame.
      flushSync(() => change({ query, facet, results: message.results, late: false }))
    }
  })
  const press = usePress<SearchMessage>((message) => take(message))
  const receive = useEffectEvent((message: SearchMessage) => press.receive(message))
  useLayoutEffect(() => connection?.listen((message) => receive(message)), [connection])

  const load = (): void => {
    if (!connection || state.stage === 'whole') return
    connection.load()
    if (!state.stage || state.failed) change({ loading: !state.stage, failed: false })
  }

  const send = (text: string, facet: Facet | undefined, isBegun: boolean): void => {
    const trimmed = text.trim()
    const command = trimmed.startsWith('>') ? trimmed.slice(1).trim() : undefined
    const query = command === undefined ? trimmed : command.replace(VERBS, '').trim()
    load()
    asked.current = { query, facet }
    clearTimeout(lateness.current)
    change({ pasted: undefined, command })
    if (query === '') return change({ query, facet, results: undefined, late: false })
    lateness.current = setTimeout(() => change({ late: true }), LATE_MS)
    connection?.ask({ kind: 'ask', query, facet, isBegun })
  }

  return {
    ...state,
    load,
    ask: (text, facet) => send(text, facet, false),
    begin(text) {
      change({ open: true })
      send(text, state.facet, true)
    },
    press: press.begin,
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
