// Chooses the documented response whose example request is most similar to the given one.

import type { ApiExample, ApiOperation, ApiResponse } from '../contract/contract.ts'

export interface ChosenResponse {
  response: ApiResponse
  /** The example of the response body; undefined if the response has none. */
  value?: unknown
  /** Name of the example. */
  name?: string
  /** The example request most similar to the one sent. */
  like?: ApiExample
}

/** `preferred` names the example that wins a tie. */
export function chooseResponse(
  { body, responses }: ApiOperation,
  sent: unknown,
  preferred?: string,
): ChosenResponse | undefined {
  const successes = responses.filter(({ status }) => status < 300)
  const like = body && nearest(body.examples, sent, preferred)
  const response =
    successes.find(({ examples }) => examples.some(({ name }) => name === like?.name)) ??
    successes.find(({ examples }) => examples.length > 0) ??
    successes[0]
  if (!response) return undefined
  const example = response.examples.find(({ name }) => name === like?.name) ?? response.examples[0]
  return {
    response,
    ...(example && { value: example.value, name: example.name }),
    ...(like && { like }),
  }
}

function nearest(
  examples: readonly ApiExample[],
  sent: unknown,
  preferred: string | undefined,
): ApiExample | undefined {
  const leaves = leavesOf(sent)
  // The type decides what the other fields are, so one of the same type is nearer than any other.
  const type = leaves.get('/type')
  const alike = examples.filter(({ value }) => type !== undefined && leavesOf(value).get('/type') === type)
  const scored = (alike.length > 0 ? alike : examples).map((example) => ({
    example,
    score: likeness(leaves, leavesOf(example.value)),
  }))
  const best = scored.filter(({ score }) => score === Math.max(...scored.map((one) => one.score)))
  return (best.find(({ example }) => example.name === preferred) ?? best[0])?.example
}

/** Equal values count most, then fields that both have; fields that only one has count against it. */
function likeness(sent: Map<string, string>, example: Map<string, string>): number {
  let score = 0
  for (const [path, value] of example) {
    if (!sent.has(path)) score -= 1
    else score += sent.get(path) === value ? 3 : 1
  }
  for (const path of sent.keys()) if (!example.has(path)) score -= 1
  return score
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) leavesOf(member, `${path}/${name}`, leaves)
  } else {
    leaves.set(path, JSON.stringify(value) ?? '')
  }
  return leaves
}
