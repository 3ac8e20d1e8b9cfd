// The choice of the documented response that fits a request: the one of the example that is most like it.

import type { ApiExample, ApiOperation, ApiResponse } from '../contract/contract.ts'

export interface ChosenResponse {
  response: ApiResponse
  /** Response body's example; undefined for a response without a body. */
  value?: unknown
  /** Name of the example. */
  name?: string
  /** The example request that the sent one is most like. */
  like?: ApiExample
}

/** `preferred` is the name of the example that wins where several are equally like the request. */
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
  const scored = examples.map((example) => ({ example, score: likeness(leaves, leavesOf(example.value)) }))
  const best = scored.filter(({ score }) => score === Math.max(...scored.map((one) => one.score)))
  return (best.find(({ example }) => example.name === preferred) ?? best[0])?.example
}

/** Values that agree count most, then fields that both have; fields that one of them lacks count against it. */
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
