// The state of the live search, and what each message of the search worker changes in it.

import type { Facet } from '../../search/index/search-documents.ts'
import type { ShownResults } from '../../search/present/shown-results.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import type { SearchMessage, SearchStage } from '../search/search-messages.ts'

export interface SearchState {
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
  pasted?: { answer?: ShownAnswer | undefined; closest: ShownResult[] } | undefined
  /** The data that the worker can search; absent while the titles are being fetched. */
  stage?: SearchStage | undefined
  suggested: ShownResult[]
  loading: boolean
  /** The latest query takes so long that the reader should be told. */
  late: boolean
  failed: boolean
}

export const IDLE: SearchState = {
  open: false,
  query: '',
  suggested: [],
  loading: false,
  late: false,
  failed: false,
}

export interface AskedQuery {
  query: string
  facet?: Facet | undefined
}

/** What a message changes; undefined for the results of another query than the one asked last. */
export function changeBy(message: SearchMessage, asked: AskedQuery): Partial<SearchState> | undefined {
  switch (message.kind) {
    case 'failed':
      return { loading: false, late: false, failed: true }
    case 'stage':
      return { stage: message.stage, suggested: message.suggested, loading: false }
    case 'pasted': {
      const { answer, closest } = message
      return { query: '', results: undefined, command: undefined, pasted: { answer, closest }, late: false }
    }
    case 'results': {
      const { query, facet } = asked
      const isCurrent = query !== '' && message.results.query === query && message.facet === facet
      return isCurrent ? { query, facet, results: message.results, late: false } : undefined
    }
  }
}
