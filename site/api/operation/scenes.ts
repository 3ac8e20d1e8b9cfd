// Groups an operation's examples: each request with the responses of the same name.

import type { ApiExample, ApiOperation } from '../contract/contract.ts'
import { FIRST_FAILURE } from '../../model/first-failure.ts'

export interface SampleResponse {
  status: number
  /** Absent for a response without a body. */
  example?: ApiExample
}

export interface Scene {
  name: string
  summary: string
  /** Request body. */
  body?: unknown
  responses: SampleResponse[]
}

/**
 * Each request example with the responses of the same name. Without a body there is a single request with all
 * responses.
 */
export function scenesOf({ id, body, responses }: ApiOperation): [Scene, ...Scene[]] {
  const successes = responses.filter(({ status }) => status < FIRST_FAILURE)
  const shown = successes.flatMap(({ status, examples }): SampleResponse[] =>
    examples.length === 0 ? [{ status }] : examples.map((example) => ({ status, example })),
  )
  const named = (body?.examples ?? []).map(({ name, summary, value }): Scene => {
    const own = shown.filter(({ example }) => example?.name === name)
    return {
      name,
      summary,
      body: value,
      responses: own.length > 0 ? own : shown.filter(({ example }) => !example),
    }
  })
  const [first, ...others] = named
  return first ? [first, ...others] : [{ name: id, summary: '', responses: shown }]
}
