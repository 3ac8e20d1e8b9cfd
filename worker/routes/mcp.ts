// The /mcp route: checks who may call it, and loads the server on the first call. Request bodies are neither stored nor
// logged.

import { CHECK_DATA_PATH } from '#site/model/agents/agent-data.ts'
import { decide } from '#site/model/urls.ts'
import { rankGuides } from '#site/search/query/rank-guides.ts'
import { search } from '#site/search/query/run-search.ts'
import { cachePolicy, setCaching } from '../http/cache-policy.ts'
import { readContextOf } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { LoadRequestCheck } from '../mcp/load-request-check.ts'
import { UNAVAILABLE, type CreateMcp, type McpSite } from '../mcp/server/mcp-site.ts'
import { findNearestPages } from '../release/nearest-pages.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { OpenSearch } from '../search/open-search.ts'
import { logCause } from './failure.tsx'

/** Loads the module of worker/mcp/. */
export type LoadMcp = () => Promise<{ createMcp: CreateMcp; loadRequestCheck: LoadRequestCheck }>

export function handleMcp(release: ServedRelease, openIndex: OpenSearch, load: LoadMcp) {
  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'mcp')
    if (!isAllowedOrigin(c, release.manifest.origin)) return refuse('Invalid Origin header', 403)
    const { createMcp } = await load()
    const response = await createMcp(siteOf(c, release, openIndex))(c.req.raw)
    const own = new Response(response.body, response)
    setCaching(own.headers, cachePolicy.never)
    return own
  }
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Programs send no Origin. A page on another site must not use a reader's browser to reach the server. */
function isAllowedOrigin(c: AppContext, canonical: string): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === canonical) return true
  const { protocol, host, hostname } = new URL(c.req.url)
  // On loopback the site has no host name of its own, so check that the host really is loopback: a foreign name may
  // resolve to it.
  return c.env.LOOPBACK === 'true' && LOOPBACK_HOST.test(hostname) && origin === `${protocol}//${host}`
}

function refuse(message: string, status: number): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32600, message }, id: null })
  return wholeResponse(body, { 'content-type': 'application/json', ...cachePolicy.never }, status)
}

function siteOf(c: AppContext, release: ServedRelease, openIndex: OpenSearch): McpSite {
  const { manifest, store } = release
  const context = readContextOf(c)
  // The protocol reports errors in a successful response: they are logged here and returned without internals.
  const guarded = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    try {
      return await read()
    } catch (error) {
      logCause(c, manifest.id, 503, error)
      throw new Error(UNAVAILABLE, { cause: error })
    }
  }
  return {
    origin: manifest.origin,
    release: manifest.id,
    agents: manifest.agents,
    checks: manifest.files[CHECK_DATA_PATH]?.hash,
    search: (query, options) =>
      guarded(async () => {
        const index = await openIndex(context)
        return index?.((data) => search(data, query, options))
      }),
    guides: (task, isGuide) =>
      guarded(async () => {
        const index = await openIndex(context)
        return index?.((data) => rankGuides(data, task, isGuide))
      }),
    page: (path) =>
      guarded(async () => {
        const decision = decide(path, '', await release.view(path, context))
        if (decision.kind === 'page') return { path, entry: decision.page }
        if (decision.kind !== 'redirect') return undefined
        const { pathname, hash } = new URL(decision.location, manifest.origin)
        const moved = decide(pathname, '', await release.view(pathname, context))
        if (moved.kind !== 'page') return undefined
        return { path: moved.path, entry: moved.page, ...(hash !== '' && { fragment: hash.slice(1) }) }
      }),
    nearest: (path) => guarded(() => findNearestPages(release, path, context)),
    pages: () =>
      Object.entries(manifest.pages).flatMap(([path, entry]) => (entry.noindex ? [] : [{ path, entry }])),
    around: (path) => release.around(path),
    text: (hash) => guarded(async () => new TextDecoder().decode(await store.read(hash, context))),
  }
}
