// Calls this Worker's cached entrypoints, which worker/index.ts exports and Workers Cache fronts.

import { REQUEST_ID_HEADER, type AppContext } from '../runtime/factory.ts'
import type { CachedRequest } from './cached-request.ts'

export type ContentFetch = (
  request: Request,
  env: AppContext['env'],
  context: AppContext['executionCtx'],
) => Response | Promise<Response>

/** The runtime's loopback binding to the Worker's other entrypoints. */
type Exports = Partial<Record<CachedRequest['entrypoint'], { fetch(request: Request): Promise<Response> }>>

/**
 * The stored response, or a fresh one from the entrypoint. Where the runtime has no loopback, as in the development
 * server, `content` is called directly.
 */
export async function askEntrypoint(
  c: AppContext,
  { entrypoint, target }: CachedRequest,
  content: ContentFetch,
): Promise<Response> {
  const headers: Record<string, string> = { [REQUEST_ID_HEADER]: c.get('requestId') }
  const ifNoneMatch = c.req.header('if-none-match')
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch
  // Always a GET, so that a HEAD is served from the same stored response.
  const request = new Request(new URL(target, c.req.url), { headers })
  const { exports } = c.executionCtx as { exports?: Exports }
  const stub = exports?.[entrypoint]
  return stub ? stub.fetch(request) : content(request, c.env, c.executionCtx)
}
