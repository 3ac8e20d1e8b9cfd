// Cloudflare's client, whose refusals say which request was refused: its own errors do not.

import { Cloudflare, type APIError, type ClientOptions } from 'cloudflare'

const REFUSED = 'x-refused-request'

export function cloudflareClient(options: ClientOptions): Cloudflare {
  return new Cloudflare({ ...options, fetch: namingRefusals })
}

/** ` for GET /storage/kv/…`, below the account; empty if the response did not come through this client. */
export function refusedRequest({ headers }: APIError): string {
  const request = headers instanceof Headers ? headers.get(REFUSED) : null
  return request === null ? '' : ` for ${request}`
}

const namingRefusals: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 403) return response
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const headers = new Headers(response.headers)
  headers.set(
    REFUSED,
    `${init?.method?.toUpperCase() ?? 'GET'} ${pathname.replace(/^.*?\/accounts\/[^/]+/, '')}`,
  )
  return new Response(response.body, { status: response.status, headers })
}
