// The development server's responses: its own URLs, and documents with the live script and matching headers.

import { serve, type ServerType } from '@hono/node-server'
import type { Manifest } from '#site/model/release.ts'
import { LIVE_EVENTS_PAGE, LIVE_EVENTS_PATH, LIVE_POLICY, LIVE_SCRIPT_PATH } from '#site/model/live-update.ts'
import { portError } from '../terminal/port-error.ts'
import type { LiveChannel } from './live-channel.ts'
import type { WorkerApp } from './worker-app.ts'

interface DevServerOptions {
  port: number
  app: WorkerApp
  channel: LiveChannel
  manifest: () => Manifest | undefined
  /** Prepares the response for a URL. */
  prepare: (pathname: string) => Promise<void>
  liveScript: () => string
}

const HOST = '127.0.0.1'
const SCRIPT_TAG = `<script type="module" src="${LIVE_SCRIPT_PATH}"></script>`
/** Served while not even a faulty release can be built; the live script shows why. */
const WAITING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built</title>${SCRIPT_TAG}</head><body><main id="main"><h1>The site cannot be built yet</h1></main></body></html>`

/** Starts the server. Rejects with a `UserError` if the port cannot be used. */
export function serveDev(options: DevServerOptions): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request) => response(request, options), port: options.port, hostname: HOST },
      () => resolve(server),
    )
    server.on('error', (error: NodeJS.ErrnoException) => reject(portError(options.port, error)))
  })
}

async function response(request: Request, options: DevServerOptions): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === LIVE_EVENTS_PATH)
    return options.channel.connect(url.searchParams.get(LIVE_EVENTS_PAGE) ?? '')
  if (url.pathname === LIVE_SCRIPT_PATH) return live(options.liveScript(), 'text/javascript; charset=utf-8')
  await options.prepare(url.pathname)
  const manifest = options.manifest()
  const served = manifest && (await options.app.response(request, manifest))
  return served ? withLiveScript(served) : live(WAITING, 'text/html; charset=utf-8', 503)
}

async function withLiveScript(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const immutable = headers.get('cache-control')?.includes('immutable')
  if (!immutable) headers.set('cache-control', 'no-store')
  if (!headers.get('content-type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers })
  }
  // The document has been changed: its length and ETag no longer apply.
  for (const name of ['etag', 'content-length']) headers.delete(name)
  // The document has no hash of the live script, which changes with the server, not with the site.
  headers.delete('integrity-policy')
  const policy = headers.get('content-security-policy')
  if (policy)
    headers.set('content-security-policy', policy.replace(/trusted-types [^;]+/, `$& ${LIVE_POLICY}`))
  const html = await response.text()
  return new Response(html.replace('</title>', `</title>${SCRIPT_TAG}`), { status: response.status, headers })
}

function live(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
}
