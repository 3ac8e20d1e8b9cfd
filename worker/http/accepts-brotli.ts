// Whether to send the Brotli form of a file (RFC 9110, section 12.5.3). Cloudflare rewrites `Accept-Encoding` for the
// Worker and keeps the client's own value in `cf`, which is empty for a client that sent none.

import { parseWeighted } from './weighted-list.ts'

/** No browser sends a longer header. */
const MAX_LENGTH = 1024

/** True when the header names Brotli and does not rank the uncompressed form above it. A wildcard does not count. */
export function acceptsBrotli(request: Request): boolean {
  const { cf = {} } = request as { cf?: { clientAcceptEncoding?: string | null } }
  const sent = 'clientAcceptEncoding' in cf ? cf.clientAcceptEncoding : request.headers.get('accept-encoding')
  const accepted = sent ?? ''
  if (accepted.length > MAX_LENGTH) return false
  const codings = parseWeighted(accepted)
  const weightOf = (coding: string): number => codings.find(({ name }) => name === coding)?.weight ?? 0
  return weightOf('br') > 0 && weightOf('br') >= weightOf('identity')
}
