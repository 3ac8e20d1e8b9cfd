// What the server at /mcp is given of the site: the Worker's own reading of the release, so that nothing is loaded or
// ranked twice.

import type { PageEntry } from '#site/model/release.ts'
import type { SearchOptions, SearchResults } from '#site/search/query/run-search.ts'
import type { NearPage } from '../../release/nearest-pages.ts'

/** What a caller is told where content did not come; the Worker has logged why. */
export const UNAVAILABLE = 'The documentation is unavailable at the moment. Try again.'

/** Whatever is read rejects with an `Error` of this message. */
export interface McpSite {
  /** `https://host` */
  origin: string
  release: string
  /** Undefined in a release without search. */
  search(query: string, options: SearchOptions): Promise<SearchResults | undefined>
  /** The page at a path, moved ones too. */
  page(path: string): Promise<SitePage | undefined>
  nearest(path: string): Promise<NearPage[]>
  /** Every page that may be found; none where the page table is sharded. */
  pages(): SitePage[]
  /** A blob of the release as text. */
  text(hash: string): Promise<string>
  /** Blob of `AgentData`. */
  agents?: string | undefined
  /** Blob of `CheckData`. */
  checks?: string | undefined
}

export interface SitePage {
  path: string
  entry: PageEntry
}

/** What the module of worker/mcp/ exports: a handler for the requests of one reader's call. */
export type CreateMcp = (site: McpSite) => (request: Request) => Promise<Response>
