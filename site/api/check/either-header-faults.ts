// Checks that a request has one of several headers where any of them will do, which no schema can say.

import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

export function eitherHeaderFaults<Sent extends SentValue>({
  operation: { eitherHeader },
  headers,
  query,
  openHeaders,
}: SentRequest<Sent>): RequestFault<Sent>[] {
  if (!eitherHeader || openHeaders === true) return []
  const sent = new Set([...headers, ...query].map(({ name }) => name.toLowerCase()))
  const isSent = eitherHeader.names.some((name) => sent.has(name.toLowerCase()))
  return isSent ? [] : [{ kind: 'either-header-missing', ...eitherHeader }]
}
