// The value of each expression that the contract's examples show, read from requests and responses that belong together.

import type { ApiOperation } from '../../contract/contract.ts'

/** `valuesOf` picks the part of a response's example that has the shape of its request. */
export function knownValues(
  { body, responses }: ApiOperation,
  valuesOf: (example: unknown) => unknown = (example) => example,
): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const bodies = responses.filter(({ status }) => status < 300).flatMap(({ examples }) => examples)
  for (const request of body?.examples ?? []) {
    const response = bodies.find(({ name }) => name === request.name)
    if (response) collect(request.value, valuesOf(response.value), values)
  }
  return values
}

function collect(request: unknown, response: unknown, values: Map<string, unknown>): void {
  if (typeof request === 'string') {
    if (request.includes('{{') && response !== undefined) values.set(request.trim(), response)
  } else if (
    typeof request === 'object' &&
    request !== null &&
    typeof response === 'object' &&
    response !== null
  ) {
    const fields = response as Record<string, unknown>
    for (const [name, member] of Object.entries(request)) collect(member, fields[name], values)
  }
}
