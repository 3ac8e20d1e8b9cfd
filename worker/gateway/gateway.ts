// The Worker's front: every request, uncached. It reduces a request to the one form that a stored response has and asks
// the cached entrypoint for it; a browser that navigates gets the frame of a slow page early.

import { decide } from '#site/model/urls.ts'
import { acceptsBrotli } from '../http/accepts-brotli.ts'
import { handleDecision, readContextOf, type DecisionHandlers } from '../http/route-handler.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import { EntrypointFailed } from '../routes/failure.tsx'
import { LOG_EVENT_HEADER, type AppContext } from '../runtime/factory.ts'
import { isTimeUp, within } from '../runtime/time-limit.ts'
import { askEntrypoint, type ContentFetch } from './cached-entrypoints.ts'
import { cachedRequest, isStored, type CachedRequest, type DirectKind } from './cached-request.ts'
import { createEarlyFrame } from './early-frame.ts'

/** A reader does not notice this long; a KV that needs longer must not hold back the head of the page. */
export const GRACE_MS = 20

export interface GatewayParts {
  release: ServedRelease
  renderer: PageRenderer
  /** What the cached entrypoints run. */
  content: ContentFetch
  /** What is cheap and not stored: redirects, missing pages, refusals. */
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
      accepted: acceptsBrotli(c.req.raw),
      has: (hash) => compressed.has(hash),
    })

    const response = askEntrypoint(c, wanted, content)
    if (!wanted.page || c.req.method !== 'GET' || c.req.header('sec-fetch-mode') !== 'navigate') {
      return finished(c, wanted, await response)
    }
    const soon = await inTime(graceMilliseconds, response)
    if (soon) return finished(c, wanted, soon)
    // Rendering takes its time, on a cold isolate most of it: the wait begins anew behind it.
    const frame = await earlyFrame(c, wanted.page, response)
    const late = await inTime(graceMilliseconds, response)
    if (late) {
      await frame.body?.cancel()
      return finished(c, wanted, late)
    }
    // The entrypoint goes on and its verified response is stored, whether this reader stays or not.
    c.executionCtx.waitUntil(response.then(drained, () => undefined))
    c.set('event', 'content-slow')
    return frame
  }
}

/** What the entrypoint returned, as this reader gets it. */
function finished(c: AppContext, wanted: CachedRequest, response: Response): Response {
  if (response.status >= 500) throw new EntrypointFailed(response.status)
  const event = response.headers.get(LOG_EVENT_HEADER)
  if (event !== null) c.set('event', event)
  const own = copyOf(response)
  own.headers.delete(LOG_EVENT_HEADER)
  if (wanted.negotiated) own.headers.set('vary', 'accept')
  if (wanted.encoded) own.headers.set('vary', 'accept-encoding')
  // A cache that ignores `Vary` must not give Markdown to a browser.
  if (wanted.negotiated === 'markdown') {
    own.headers.set('cache-control', 'private, max-age=300, must-revalidate')
    own.headers.delete('cdn-cache-control')
  }
  return own
}

/** Absent in the development server, which runs in Node.js. */
interface WorkersGlobals {
  FixedLengthStream?: new (length: number) => TransformStream<Uint8Array, Uint8Array>
}

/** The same with headers that may be changed. */
function copyOf(response: Response): Response {
  const { body, status, headers } = response
  const length = headers.get('content-length')
  // The runtime passes what is encoded as it is, and sends the length of what is not for streams of its own kind alone.
  const { FixedLengthStream } = globalThis as WorkersGlobals
  if (!body || length === null || headers.has('content-encoding') || !FixedLengthStream) {
    return new Response(body, response)
  }
  const fixed = new FixedLengthStream(Number(length))
  void body.pipeTo(fixed.writable).catch(() => undefined)
  return new Response(fixed.readable, { status, headers })
}

/** The response if it comes within the time. One that fails is not late: it rejects. */
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
