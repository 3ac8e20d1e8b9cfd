// Checks the names of a request's headers: a misspelt one would be silently ignored.

import type { ApiKeyAuth } from '../../model/site-config.ts'
import { isFree, type RequestFault, type SentRequest, type SentValue } from './request-fault.ts'

export interface HeaderNames {
  /** `ACM-` */
  headerPrefix: string
  /** Headers with the brand's prefix that some operation takes or returns, in lower case. */
  headers: { has(name: string): boolean; values(): Iterable<string> }
}

/** Standard HTTP headers that a client may send with any request. */
const STANDARD: ReadonlySet<string> = new Set(
  (
    'accept baggage cache-control connection content-length content-type cookie dnt expect host if-none-match ' +
    'keep-alive origin pragma prefer priority referer te traceparent tracestate upgrade-insecure-requests user-agent'
  ).split(' '),
)
/** What the names of further ones begin with. */
const STANDARD_PREFIX = /^(?:accept|sec)-./

const isStandard = (name: string): boolean => STANDARD.has(name) || STANDARD_PREFIX.test(name)

export function headerFaults<Sent extends SentValue>(
  { operation, headers }: SentRequest<Sent>,
  apiKeyAuth: ApiKeyAuth,
  names: HeaderNames,
): RequestFault<Sent>[] {
  const taken = new Set(
    operation.parameters.flatMap(({ name, in: place }) => (place === 'header' ? name.toLowerCase() : [])),
  )
  return headers.flatMap((sent): RequestFault<Sent>[] => {
    const name = sent.name.toLowerCase()
    if (name === apiKeyAuth.header.toLowerCase() || taken.has(name)) return []
    if (isUnknownHeader(name, names)) return [{ kind: 'header-unknown', sent }]
    // The proxy forwards any header.
    return isStandard(name) || isFree(operation) ? [] : [{ kind: 'header-unwanted', sent }]
  })
}

/** True for a header with the brand's prefix that no operation has. */
export function isUnknownHeader(name: string, { headerPrefix, headers }: HeaderNames): boolean {
  const lower = name.toLowerCase()
  return lower.startsWith(headerPrefix.toLowerCase()) && !headers.has(lower)
}
