// The value of each expression in the contract's examples, taken from matching requests and responses.

import type { ApiOperation } from '../../contract/contract.ts'

/** `valuesOf` selects the part of a response example that mirrors its request. */
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
