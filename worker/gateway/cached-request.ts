// Maps a request to the one URL that its response is stored under. Pure. Nothing relies on `Vary`: the form of a
// response is part of that URL.

import { encodePath, markdownPath, SEARCH_JSON_PATH, SEARCH_PATH, type Decision } from '#site/model/urls.ts'
import { markdownQuery, parseMarkdownQuery } from '#site/model/queries/markdown-query.ts'
import type { Hash, PageEntry } from '#site/model/release.ts'
import { BROTLI_FORM } from '../http/brotli-form.ts'
import { prefersMarkdown } from '../http/negotiate.ts'
import type { DecisionOf } from '../http/route-handler.ts'
import { parseSearchQuery, searchAddress } from '../search/search-query.ts'

export interface CachedRequest {
  /** `Pages` is cached per version; `Blobs` are content-addressed and outlive it. */
  entrypoint: 'Pages' | 'Blobs'
  /** Path and query. */
  target: string
  /** The URL has an HTML and a Markdown form; the `Accept` header chose this one. */
  negotiated?: 'html' | 'markdown'
  /** The URL has a Brotli and an uncompressed form; `Accept-Encoding` chose this one. */
  encoded?: true
  /** Set for pages, which may need an early frame. */
  page?: { path: string; entry: PageEntry }
}

/** Responses too cheap to be worth storing. */
const DIRECT_KINDS = ['redirect', 'not-found', 'malformed'] as const
export type DirectKind = (typeof DIRECT_KINDS)[number]
type StoredKind = Exclude<Decision['kind'], DirectKind>

export function isStored(decision: Decision): decision is DecisionOf<StoredKind> {
  return !DIRECT_KINDS.some((kind) => kind === decision.kind)
}

export function cachedRequest(
  decision: DecisionOf<StoredKind>,
  { pathname, search }: URL,
  accept: string | undefined,
  /** Whether the client accepts Brotli, which costs a look at `cf`, and which blobs the release has in Brotli. */
  brotli: { accepted(): boolean; has(hash: Hash): boolean },
): CachedRequest {
  switch (decision.kind) {
    case 'page': {
      const { path, page } = decision
      return prefersMarkdown(accept)
        ? { entrypoint: 'Pages', target: encodePath(markdownPath(path)), negotiated: 'markdown' }
        : { entrypoint: 'Pages', target: pathname, negotiated: 'html', page: { path, entry: page } }
    }
    case 'search': {
      const path = decision.format === 'json' ? SEARCH_JSON_PATH : SEARCH_PATH
      return { entrypoint: 'Pages', target: searchAddress(path, parseSearchQuery(search)) }
    }
    case 'markdown':
      return { entrypoint: 'Pages', target: pathname + markdownQuery(parseMarkdownQuery(search)) }
    case 'file':
    case 'sidebar':
      return { entrypoint: 'Pages', target: pathname }
    case 'record':
    case 'search-part':
      return { entrypoint: 'Blobs', target: pathname }
    case 'asset':
      if (!brotli.has(decision.hash)) return { entrypoint: 'Blobs', target: pathname }
      return {
        entrypoint: 'Blobs',
        target: brotli.accepted() ? pathname + BROTLI_FORM : pathname,
        encoded: true,
      }
  }
}
