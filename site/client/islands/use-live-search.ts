// Owns the state of a live search: the query asked last, its answer, or what went wrong.

import { useRef, useState } from 'react'
import type { SearchAnswer } from '../../search/search.ts'
import { askSearch } from './live-search.ts'

/** A pause in typing shorter than this asks nothing. */
const PAUSE_MS = 60

interface SearchState {
  /** As typed, without blanks around; empty when nothing is asked. */
  query: string
  /** The newest answer; of an earlier query while a later one is under way. */
  answer?: SearchAnswer
  pending: boolean
  failed: boolean
}

export interface LiveSearch extends SearchState {
  ask(text: string): void
}

const IDLE: SearchState = { query: '', pending: false, failed: false }

export function useLiveSearch(): LiveSearch {
  const [state, setState] = useState(IDLE)
  const asking = useRef<AbortController>(undefined)

  const ask = (text: string): void => {
    const query = text.trim()
    if (query === state.query && !state.failed) return
    asking.current?.abort()
    if (query === '') return setState(IDLE)
    const { signal } = (asking.current = new AbortController())
    setState((earlier) => ({ ...earlier, query, pending: true, failed: false }))
    const answered = (answer: SearchAnswer): void =>
      setState({ query, answer, pending: false, failed: false })
    const failed = (error: unknown): void => {
      if (signal.aborted) return
      console.warn('Search did not answer.', error)
      setState({ query, pending: false, failed: true })
    }
    const timer = setTimeout(() => void askSearch(query, signal).then(answered, failed), PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return { ...state, ask }
}
