// Checks that a call through the proxy says where it goes: to a destination, or through a configured proxy. No schema
// can say that one of two headers is enough.

import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

/** The headers that name the destination; either will do. */
const NAMES_DESTINATION = /-PROXY-(?:URL|KEY)$/

/** The wording of the mock and the tools. */
export const NO_DESTINATION = 'The call specifies neither a destination nor a pre-configured proxy.'

export function destinationFaults<Sent extends SentValue>({
  operation,
  headers,
  query,
  openHeaders,
}: SentRequest<Sent>): RequestFault<Sent>[] {
  const choices = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'header' && NAMES_DESTINATION.test(name) ? [name] : [],
  )
  const sent = new Set([...headers, ...query].map(({ name }) => name.toLowerCase()))
  const isNamed = openHeaders === true || choices.some((name) => sent.has(name.toLowerCase()))
  return choices.length === 0 || isNamed ? [] : [{ kind: 'destination-missing', choices }]
}
