// Error responses: 503 when content is unavailable, 500 for a bug, 400 for a body that breaks off. Never reveals the cause.

import { canonicalPath, encodePath, SEARCH_JSON_PATH, SEARCH_PATH } from '#site/model/urls.ts'
import { FailurePage, failureTitle } from '#site/pages/failure-page.tsx'
import { BrokenBody } from '../http/bounded-text.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { AppContext } from '../runtime/factory.ts'
import { writeLog } from '../runtime/log.ts'
import { BlobUnavailable } from '../release/release-store.ts'
import { renderNotice } from '../render/render-notice.tsx'
import type { PageRenderer } from '../render/render-document.tsx'
import { parseSearchQuery, searchAddress } from '../search/search-query.ts'
import { wholeResponse } from '../http/whole-response.ts'

/** KV outages are either brief or long enough that retrying sooner does not help. */
const RETRY_AFTER_SECONDS = 10

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }
const BROKEN = 'The body of the request ended early.\n'

export function handleFailure(release: string, renderer: PageRenderer) {
  return async (error: unknown, c: AppContext): Promise<Response> => {
    if (error instanceof BrokenBody) return wholeResponse(BROKEN, { ...PLAIN, ...cachePolicy.never }, 400)
    const status = statusOf(error)
    c.set('event', status === 503 ? 'content-unavailable' : 'fault')
    // A failed entrypoint has already logged the cause.
    if (!(error instanceof EntrypointFailed)) logCause(c, release, status, error)
    const { type, body } = await describeFailure(c, status, renderer)
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      ...cachePolicy.never,
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    }
    return wholeResponse(body, headers, status)
  }
}

/** The cached entrypoints return this instead of throwing; the gateway turns it into an error page. */
export function reportFailure(release: string) {
  return (error: unknown, c: AppContext): Response => {
    const status = statusOf(error)
    logCause(c, release, status, error)
    return new Response(null, { status, headers: cachePolicy.never })
  }
}

/** A cached entrypoint responded with this status. */
export class EntrypointFailed extends Error {
  override name = 'EntrypointFailed'
  readonly status: number

  constructor(status: number) {
    super(`an entrypoint returned ${status}`)
    this.status = status
  }
}

type FailureStatus = 500 | 503

function statusOf(error: unknown): FailureStatus {
  if (error instanceof EntrypointFailed) return error.status === 503 ? 503 : 500
  return error instanceof BlobUnavailable ? 503 : 500
}

/** A page for readers; JSON or plain text for programs, and also for readers if the shell itself fails. */
async function describeFailure(
  c: AppContext,
  status: FailureStatus,
  renderer: PageRenderer,
): Promise<{ type: string; body: string }> {
  const { requestId } = c.var
  const { pathname } = new URL(c.req.url)
  if (pathname === SEARCH_JSON_PATH) {
    return {
      type: 'application/json',
      body: JSON.stringify({ error: failureTitle(status), status, requestId }),
    }
  }
  const page = isForReaders(c.var.kind, pathname) ? await renderFailure(c, status, renderer) : undefined
  if (page !== undefined) return { type: 'text/html', body: page }
  return { type: 'text/plain', body: `${failureTitle(status)}\nRequest ${requestId}\n` }
}

/**
 * False for assets, records, sidebars, Markdown and other files. Without a kind, the failure happened before the URL
 * was resolved.
 */
function isForReaders(kind: string | undefined, pathname: string): boolean {
  if (kind === undefined) return !/^\/(?:_|assets\/)|\.[a-z]+$/.test(pathname)
  return kind === 'page' || kind === 'search' || kind === 'not-found' || kind === 'malformed'
}

async function renderFailure(
  c: AppContext,
  status: FailureStatus,
  renderer: PageRenderer,
): Promise<string | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const path = canonicalPath(pathname) ?? '/'
  const retryHref = path === SEARCH_PATH ? searchAddress(path, parseSearchQuery(search)) : encodePath(path)
  const content = <FailurePage status={status} requestId={c.var.requestId} retryHref={retryHref} />
  try {
    return await renderNotice(renderer, { title: failureTitle(status), path, content })
  } catch {
    // If the shell itself fails to render, fall back to plain text.
    return undefined
  }
}

/** Logs what failed, and why, in one line. */
export function logCause(c: AppContext, release: string, status: number, error: unknown): void {
  const known = error instanceof BlobUnavailable
  writeLog({
    level: 'error',
    event: known ? 'blob-unavailable' : 'exception',
    requestId: c.var.requestId,
    release,
    status,
    kind: c.var.kind,
    error: error instanceof Error ? error.name : typeof error,
    ...(known ? { hash: error.hash, reason: error.reason } : { stack: stackOf(error) }),
  })
}

const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.stack?.slice(0, 2000) : undefined
