// A request of the router's: bounded in time, and refused where the response tells of a failure.

/** Longer than the Worker's own limit for a response: whatever takes longer will not come. */
const TIMEOUT_MS = 10_000

/** Rejects where nothing comes, and with what the server said where it said no. */
export async function fetchChecked(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response
}

/** Rejects where the server does not respond at all. */
export async function reachServer(url: string): Promise<void> {
  await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/**
 * Nothing came, or nothing of ours: to load the page as a whole would put the browser's own error, or a stranger's page,
 * in the place of a page that can be read.
 */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
