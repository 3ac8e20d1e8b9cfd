// The response whose body is known as a whole: its length stands in the headers, so that HEAD says it too.

import type { Bytes } from '../release/release-store.ts'

/** Bytes that are compressed already are named so in the headers, and pass as they are. */
export function wholeResponse(body: string | Bytes, headers: Record<string, string>, status = 200): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new Response(bytes, {
    status,
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
    ...(headers['content-encoding'] && { encodeBody: 'manual' }),
  })
}
