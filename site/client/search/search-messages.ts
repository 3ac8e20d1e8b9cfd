// What the document and its search worker say to each other.

import type { Facet } from '../../search/index/search-documents.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResults } from '../../search/present/shown-results.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'

/** `titles` searches titles of pages; `whole` all there is, reading what a query needs. */
export type SearchStage = 'titles' | 'whole'

export type SearchRequest =
  /** Titles first; the head of all data once a reader looks, so that on a slow line nothing holds up the first result. */
  | { kind: 'load'; titles: string; head?: string; parts?: string }
  /** The newest question replaces the one before; it is kept until there is data, and answered again when there is more. */
  | { kind: 'ask'; query: string; facet?: Facet | undefined }
  /** A text of its own kind: explained where it is, and forgotten. */
  | { kind: 'paste'; text: string }

export type SearchMessage =
  | { kind: 'stage'; stage: SearchStage; suggested: ShownResult[] }
  | { kind: 'results'; results: ShownResults; facet?: Facet | undefined; stage: SearchStage }
  /** To a pasted text; without an answer it was no failure. */
  | { kind: 'pasted'; answer?: ShownAnswer | undefined }
  | { kind: 'failed'; message: string }

/** What was to be ready early is not, or news for who looks. */
export type WorkerMessage = SearchMessage | { kind: 'unprepared' }
