// What stands side by side in `npm run bench search`: a search over the same entries, asked the same way.

export interface SearchEngine {
  name: string
  /** Addresses for a query, best first, at most ten. */
  urls: (query: string) => readonly string[]
  /** What a reader's first answer needs, as sent. */
  bytes: number
  /** Milliseconds of each query, where they are not those of `urls`. */
  times?: number[]
}

/** Rows that are looked at. */
export const ROWS = 10
