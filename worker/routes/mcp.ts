// The route /mcp: who may call it, and the loading of the server with the first call. What is sent is neither kept nor
// logged.

import { CHECK_DATA_PATH } from '#site/model/agent-data.ts'
import { decide } from '#site/model/urls.ts'
import { search } from '#site/search/query/run-search.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { readContextOf } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { CreateMcp, McpSite } from '../mcp/lookup/mcp-site.ts'
import { findNearestPages } from '../release/nearest-pages.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { OpenSearch } from '../search/open-search.ts'

export const MCP_PATH = '/mcp'

/** Loads the module of worker/mcp/. */
export type LoadMcp = () => Promise<{ createMcp: CreateMcp }>

export function handleMcp(release: ServedRelease, openIndex: OpenSearch, load: LoadMcp) {
  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'mcp')
    if (!isAllowedOrigin(c, release.manifest.origin)) return refuse('Invalid Origin header', 403)
    const { createMcp } = await load()
    const response = await createMcp(siteOf(c, release, openIndex))(c.req.raw)
    const own = new Response(response.body, response)
    own.headers.set('cache-control', cachePolicy.never['cache-control']!)
    return own
  }
}

/** Programs send no Origin. A page of another site that does must not reach a server that a browser can reach. */
function isAllowedOrigin(c: AppContext, canonical: string): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === canonical) return true
  const { protocol, host } = new URL(c.req.url)
  // On loopback, where the site has no name of its own.
  return c.env.LOOPBACK === 'true' && origin === `${protocol}//${host}`
}

function refuse(message: string, status: number): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32600, message }, id: null })
  return wholeResponse(body, { 'content-type': 'application/json', ...cachePolicy.never }, status)
}

function siteOf(c: AppContext, release: ServedRelease, openIndex: OpenSearch): McpSite {
  const { manifest, store } = release
  const context = readContextOf(c)
  return {
    origin: manifest.origin,
    release: manifest.id,
    agents: manifest.agents,
    checks: manifest.files[CHECK_DATA_PATH]?.hash,
    async search(query, options) {
      const index = await openIndex(context)
      return index?.((data) => search(data, query, options))
    },
    async page(path) {
      const decision = decide(path, '', await release.view(path, context))
      if (decision.kind === 'page') return { path, entry: decision.page }
      if (decision.kind !== 'redirect') return undefined
      const target = decision.location.split(/[?#]/)[0]!
      const moved = decide(target, '', await release.view(target, context))
      return moved.kind === 'page' ? { path: moved.path, entry: moved.page } : undefined
    },
    nearest: (path) => findNearestPages(release, path, context),
    pages: () =>
      Object.entries(manifest.pages).flatMap(([path, entry]) => (entry.noindex ? [] : [{ path, entry }])),
    text: async (hash) => new TextDecoder().decode(await store.read(hash, context)),
  }
}
