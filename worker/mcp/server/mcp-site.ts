// The interface between the MCP server and the site. The Worker implements it with its own release store and search, so
// that nothing is loaded or ranked twice.

import type { PageEntry } from '#site/model/release.ts'
import type { RankedGuide } from '#site/search/query/rank-guides.ts'
import type { SearchOptions, SearchResults } from '#site/search/query/run-search.ts'
import type { NearPage } from '../../release/nearest-pages.ts'

/** Message for callers when content is unavailable; the Worker has logged the cause. */
export const UNAVAILABLE = 'The documentation is unavailable at the moment. Try again.'

/** Every read that fails rejects with an `Error` of this message. */
export interface McpSite {
  /** `https://host` */
  origin: string
  release: string
  /** Undefined if the release has no search. */
  search(query: string, options: SearchOptions): Promise<SearchResults | undefined>
  /** Pages for a task in words, best first; undefined if the release has no search. */
  guides(task: string, isGuide: (path: string) => boolean): Promise<RankedGuide[] | undefined>
  /** The page at a path, following redirects. */
  page(path: string): Promise<SitePage | undefined>
  nearest(path: string): Promise<NearPage[]>
  /** Every indexed page; empty when the page table is sharded. */
  pages(): SitePage[]
  /** What the page's stored Markdown is followed by. */
  around(path: string): string
  /** A blob of the release as text. */
  text(hash: string): Promise<string>
  /** Hash of the `AgentData` blob. */
  agents?: string | undefined
  /** Hash of the `CheckData` blob. */
  checks?: string | undefined
}

export interface SitePage {
  path: string
  entry: PageEntry
  /** Of a redirect. */
  fragment?: string
}

/** The export of the module in worker/mcp/: creates the handler for one request. */
export type CreateMcp = (site: McpSite) => (request: Request) => Promise<Response>
