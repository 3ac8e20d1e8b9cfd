// fetch() for the router: with a timeout, and rejecting on error statuses.

/** Longer than the Worker's own limit for a response: anything slower will not arrive. */
const TIMEOUT_MS = 10_000

/** Rejects on network errors, and on error statuses with the status. */
export async function fetchChecked(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response
}

/** Rejects if the server does not respond at all. */
export async function reachServer(url: string): Promise<void> {
  await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/**
 * No response, or not one of ours: a full page load would replace a readable page with the browser's own error or
 * somebody else's page.
 */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
