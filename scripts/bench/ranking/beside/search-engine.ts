// The interface of the engines compared in `npm run bench search`: a search over the same entries, queried the same
// way.

export interface SearchEngine {
  name: string
  /** URLs for a query, best first, at most ten. */
  urls: (query: string) => readonly string[]
  /** Bytes transferred for a reader's first results. */
  bytes: number
  /** Milliseconds per query, if not the time of `urls` itself. */
  times?: number[]
}

/** Number of rows that count. */
export const ROWS = 10
