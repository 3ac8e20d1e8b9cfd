// The live search: passes queries to the search worker, and keeps the state that its messages give.

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Facet } from '../../search/index/search-documents.ts'
import type { SearchMessage } from '../search/search-messages.ts'
import type { SearchConnection } from '../search/connect-search.ts'
import { changeBy, IDLE, type AskedQuery, type SearchState } from './search-state.ts'
import { usePress } from './use-press.ts'

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

const LATE_MS = 150
/** Words of a command that do not name the place it leads to. */
const VERBS = /^(?:open|go)?\s*(?:console:?|to:?)?(?=\s|$)/i

export function useLiveSearch(connection: SearchConnection | undefined): LiveSearch {
  const [state, setState] = useState(IDLE)
  const change = (part: Partial<SearchState>): void => setState((earlier) => ({ ...earlier, ...part }))
  const asked = useRef<AskedQuery>({ query: '' })
  const lateness = useLateness(() => change({ late: true }))

  const press = useMessages(connection, (message) => {
    const part = changeBy(message, asked.current)
    if (!part) return
    if (message.kind === 'failed') console.warn('The search did not respond.', message.message)
    if (part.late === false) lateness.stop()
    // Synchronously: React's scheduler would make the rows miss the next frame.
    if (part.results) flushSync(() => change(part))
    else change(part)
  })

  const load = (): void => {
    if (!connection || state.stage === 'whole') return
    connection.load()
    if (!state.stage || state.failed) change({ loading: !state.stage, failed: false })
  }

  const send = (text: string, { facet, isBegun = false }: SendOptions): void => {
    const { query, command } = readText(text)
    load()
    asked.current = { query, facet }
    lateness.stop()
    change({ pasted: undefined, command })
    if (query === '') return change({ query, facet, results: undefined, late: false })
    lateness.start()
    connection?.ask({ kind: 'ask', query, facet, isBegun })
  }

  return {
    ...state,
    load,
    ask: (text, facet) => send(text, { facet }),
    begin(text) {
      change({ open: true })
      send(text, { facet: state.facet, isBegun: true })
    },
    press: press.begin,
    paste(text) {
      load()
      asked.current = { query: '' }
      lateness.start()
      connection?.ask({ kind: 'paste', text })
    },
    end() {
      lateness.stop()
      change({ open: false, late: false })
    },
  }
}

interface SendOptions {
  facet: Facet | undefined
  /** Taken over from another field, in which the reader may still be typing. */
  isBegun?: boolean
}

/** Takes the worker's messages, except during a press. */
function useMessages(connection: SearchConnection | undefined, take: (message: SearchMessage) => void) {
  const taken = useEffectEvent(take)
  const press = usePress<SearchMessage>((message) => taken(message))
  const receive = useEffectEvent((message: SearchMessage) => press.receive(message))
  useLayoutEffect(() => connection?.listen((message) => receive(message)), [connection])
  return press
}

/** Calls `onLate` when something takes longer than readers wait without a word. */
function useLateness(onLate: () => void): { start(): void; stop(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = (): void => clearTimeout(timer.current)
  return {
    start() {
      stop()
      timer.current = setTimeout(onLate, LATE_MS)
    },
    stop,
  }
}

/** `> open console` is a command, whose words that may name a page are the query. */
function readText(text: string): { query: string; command: string | undefined } {
  const trimmed = text.trim()
  if (!trimmed.startsWith('>')) return { query: trimmed, command: undefined }
  const command = trimmed.slice(1).trim()
  return { query: command.replace(VERBS, '').trim(), command }
}
