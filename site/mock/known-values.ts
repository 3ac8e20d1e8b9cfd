// The value of each expression that the contract's examples show, read from requests and responses that belong together.

import type { ApiOperation } from '../model/contract.ts'

/** `valuesOf` picks the part of a response's example that has the shape of its request. */
export function knownValues(
  { body, responses }: ApiOperation,
  valuesOf: (example: unknown) => unknown = (example) => example,
): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const answers = responses.filter(({ status }) => status < 300).flatMap(({ examples }) => examples)
  for (const request of body?.examples ?? []) {
    const answer = answers.find(({ name }) => name === request.name)
    if (answer) collect(request.value, valuesOf(answer.value), values)
  }
  return values
}

function collect(request: unknown, answer: unknown, values: Map<string, unknown>): void {
  if (typeof request === 'string') {
    if (request.includes('{{') && answer !== undefined) values.set(request.trim(), answer)
  } else if (
    typeof request === 'object' &&
    request !== null &&
    typeof answer === 'object' &&
    answer !== null
  ) {
    const fields = answer as Record<string, unknown>
    for (const [name, member] of Object.entries(request)) collect(member, fields[name], values)
  }
}
