// The default entrypoint's handler, uncached. It reduces each request to its canonical form and passes that to a cached
// entrypoint; browsers that navigate to a slow page get its frame early.

import { decide } from '#site/model/urls.ts'
import { acceptsBrotli } from '../http/accepts-brotli.ts'
import { cachePolicy, setCaching } from '../http/cache-policy.ts'
import { handleDecision, readContextOf, type DecisionHandlers } from '../http/route-handler.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import { EntrypointFailed } from '../routes/failure.tsx'
import { LOG_EVENT_HEADER, type AppContext } from '../runtime/factory.ts'
import { isTimeUp, within } from '../runtime/time-limit.ts'
import { askEntrypoint, type ContentFetch } from './cached-entrypoints.ts'
import { cachedRequest, isStored, type CachedRequest, type DirectKind } from './cached-request.ts'
import { createEarlyFrame } from './early-frame.ts'

/** Readers do not notice a delay this short; if KV takes longer, the page's head must not wait for it. */
export const GRACE_MS = 20

interface GatewayParts {
  release: ServedRelease
  renderer: PageRenderer
  /** The routes behind the cached entrypoints. */
  content: ContentFetch
  /** Handlers for responses that are cheap and not stored: redirects, missing pages, malformed URLs. */
  direct: DecisionHandlers<DirectKind>
  graceMilliseconds: number
}

export function gateway({ release, renderer, content, direct, graceMilliseconds }: GatewayParts) {
  const earlyFrame = createEarlyFrame(release, renderer)
  const compressed = new Set(Object.keys(release.manifest.compressed ?? {}))

  return async (c: AppContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const decision = decide(url.pathname, url.search, await release.view(url.pathname, readContextOf(c)))
    if (!isStored(decision)) return handleDecision<DirectKind>(c, decision, direct)
    c.set('kind', decision.kind)
    const wanted = cachedRequest(decision, url, c.req.header('accept'), {
      accepted: () => acceptsBrotli(c.req.raw),
      has: (hash) => compressed.has(hash),
    })

    const response = askEntrypoint(c, wanted, content)
    if (!wanted.page || c.req.method !== 'GET' || c.req.header('sec-fetch-mode') !== 'navigate') {
      return finished(c, wanted, await response)
    }
    const soon = await inTime(graceMilliseconds, response)
    if (soon) return finished(c, wanted, soon)
    // Rendering takes time, on a cold isolate most of it, so the wait starts over afterwards.
    const frame = await earlyFrame(c, wanted.page, response)
    const late = await inTime(graceMilliseconds, response)
    if (late) {
      await frame.body?.cancel()
      return finished(c, wanted, late)
    }
    // Let the entrypoint finish so that its verified response is stored even if this client disconnects.
    c.executionCtx.waitUntil(response.then(drained, () => undefined))
    c.set('event', 'content-slow')
    return frame
  }
}

/** Adapts the entrypoint's response to this request. */
function finished(c: AppContext, wanted: CachedRequest, response: Response): Response {
  if (response.status >= 500) throw new EntrypointFailed(response.status)
  const event = response.headers.get(LOG_EVENT_HEADER)
  if (event !== null) c.set('event', event)
  // A copy, whose headers are mutable.
  const own = new Response(response.body, response)
  own.headers.delete(LOG_EVENT_HEADER)
  if (wanted.negotiated) own.headers.set('vary', 'accept')
  if (wanted.encoded) own.headers.set('vary', 'accept-encoding')
  if (wanted.negotiated === 'markdown') setCaching(own.headers, cachePolicy.negotiatedMarkdown)
  return own
}

/** The response if it arrives in time, else undefined. Rejects if the response does. */
async function inTime(milliseconds: number, response: Promise<Response>): Promise<Response | undefined> {
  try {
    return await within(milliseconds, response)
  } catch (error) {
    if (isTimeUp(error)) return undefined
    throw error
  }
}

const drained = async (response: Response): Promise<void> => {
  if (!response.bodyUsed) await response.arrayBuffer()
}
