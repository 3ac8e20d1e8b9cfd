// Groups an operation's examples: each request with the responses of the same name.

import type { ApiExample, ApiOperation } from '../contract/contract.ts'
import { FIRST_ERROR_STATUS } from '../../model/http/first-error-status.ts'

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
 * Each request example with the responses of the same name, else with those that bear no request's name. Without a
 * body there is a single request with all responses.
 */
export function scenesOf({ id, body, responses }: ApiOperation): [Scene, ...Scene[]] {
  const successes = responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
  const shown = successes.flatMap(({ status, examples }): SampleResponse[] =>
    examples.length === 0 ? [{ status }] : examples.map((example) => ({ status, example })),
  )
  const requests = body?.examples ?? []
  const names = new Set(requests.map(({ name }) => name))
  const ofAll = shown.filter(({ example }) => !example || !names.has(example.name))
  const named = requests.map(({ name, summary, value }): Scene => {
    const own = shown.filter(({ example }) => example?.name === name)
    const responses = [own, ofAll, shown.slice(0, 1)].find(({ length }) => length > 0) ?? []
    return { name, summary, body: value, responses }
  })
  const [first, ...others] = named
  return first ? [first, ...others] : [{ name: id, summary: '', responses: shown }]
}
