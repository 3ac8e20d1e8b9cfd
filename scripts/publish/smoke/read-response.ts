// Requests a URL of a site, following no redirect, and says in a sentence why there is no response.

import { UserError } from '../../project/errors.ts'
import { networkReason } from '../../terminal/network-reason.ts'

export interface Reply {
  status: number
  headers: Headers
  body: string
}

const TIMEOUT_MS = 15_000

/** Throws a `UserError` where the response does not come, or not to its end. */
export async function readResponse(
  fetch: typeof globalThis.fetch,
  url: URL,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (cause) {
    const reason = signal.aborted
      ? `did not respond within ${TIMEOUT_MS / 1000} s`
      : `cannot be reached: ${networkReason(cause)}`
    throw new UserError(`${url.href} ${reason}`, { cause })
  }
}
