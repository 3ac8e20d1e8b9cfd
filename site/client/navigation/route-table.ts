// The release's route table in the browser: which record each path shows, and the redirects.

import { decidePage, type ReleaseView } from '../../model/urls.ts'
import type { ClientRoutes, Hash } from '../../model/release.ts'

/** A page to show in this document. */
export interface PageTarget {
  /** The canonical URL, with query and fragment. */
  url: URL
  /** The canonical path. */
  path: string
  record: Hash
}

export interface RouteTable {
  /** The page for a URL, following redirects; `undefined` if the browser must load it. */
  resolve(url: URL): PageTarget | undefined
}

/** Redirects in a checked release never chain; this guards against one that is not. */
const MAX_HOPS = 3

export function createRouteTable(routes: ClientRoutes): RouteTable {
  const view: ReleaseView<Hash> = {
    page: ownEntry(routes.pages),
    redirect: ownEntry(routes.redirects),
    file: () => undefined,
  }
  return { resolve: (url) => resolve(url, view) }
}

function resolve(asked: URL, view: ReleaseView<Hash>): PageTarget | undefined {
  let url = asked
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const decision = decidePage(url.pathname, url.search, view)
    if (decision.kind === 'page') return { url, path: decision.path, record: decision.page }
    if (decision.kind !== 'redirect') return undefined
    const next = new URL(decision.location, url)
    if (next.origin !== asked.origin) return undefined
    // As in browsers: a target without a fragment keeps the original one.
    if (next.hash === '') next.hash = url.hash
    url = next
  }
  return undefined
}

function ownEntry(record: Record<string, string>): (path: string) => string | undefined {
  return (path) => (Object.hasOwn(record, path) ? record[path] : undefined)
}
