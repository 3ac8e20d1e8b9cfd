// The messages between the document and its search worker.

import type { Facet } from '../../search/index/search-documents.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResults } from '../../search/present/shown-results.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'

/** `titles` searches only page titles; `whole` everything, reading the parts that a query needs. */
export type SearchStage = 'titles' | 'whole'

export type SearchRequest =
  /**
   * Loads the titles, and the head of the full index once the reader opens search, so that on a slow connection nothing
   * delays the first results.
   */
  | { kind: 'load'; titles: string; head?: string; parts?: string }
  /**
   * A newer query replaces the previous one; it is kept until there is data, and run again when there is more.
   * `isBegun`: taken over from another field, in which the reader may still be typing.
   */
  | { kind: 'ask'; query: string; facet?: Facet | undefined; isBegun?: boolean }
  /** Pasted text, explained locally and then discarded. */
  | { kind: 'paste'; text: string }

export type SearchMessage =
  | { kind: 'stage'; stage: SearchStage; suggested: ShownResult[] }
  | { kind: 'results'; results: ShownResults; facet?: Facet | undefined; stage: SearchStage }
  /** Response to a pasted text; without an answer it was not recognised, and rows come closest. */
  | { kind: 'pasted'; answer?: ShownAnswer; closest: ShownResult[] }
  | { kind: 'failed'; message: string }

/** `unprepared`: preparing early failed, which matters only once the reader opens search. */
export type WorkerMessage = SearchMessage | { kind: 'unprepared' }
