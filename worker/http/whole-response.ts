// A response whose body is known in full: Content-Length is set explicitly, so that HEAD has it too.

import type { Bytes } from '../release/release-store.ts'

/** Bytes that are already compressed are sent unchanged, with their Content-Encoding. */
export function wholeResponse(body: string | Bytes, headers: Record<string, string>, status = 200): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new Response(bytes, {
    status,
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
    ...(headers['content-encoding'] && { encodeBody: 'manual' }),
  })
}
