// Finds values of a request that are not among those allowed, so that an explanation can name them.

import { pointerSteps, valueAt } from '../../check/values/json-pointer.ts'
import { nearestAllowed } from '../../check/values/nearest-allowed.ts'
import type { JsonSchema } from '../../contract/contract.ts'
import type { ConsoleData } from '../../contract/console-data.ts'
import type { Validate } from '../../contract/violation.ts'
import { isTooDeep } from '../../mock/json-depth.ts'
import { looksSecret } from '../../../search/secret/secret-text.ts'

interface WrongChoice {
  /** The field or parameter, named as the API's errors name it. */
  name: string
  value: string
  fix: string
}

interface Sent {
  /** Of a parameter. */
  name?: string
  schema: JsonSchema
  value: unknown
}

/** Longer texts are no names, and secrets are not repeated. */
const NAME = /^[\w.:/-]{1,40}$/

/** `json`: the parsed body, if there is one. */
export function wrongChoices(
  { operation: { body: wanted, parameters } }: Pick<ConsoleData, 'operation'>,
  { query, json }: { query: URLSearchParams | undefined; json: unknown },
  validate: Validate,
): WrongChoice[] {
  const sent: Sent[] = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => ({ name, schema, value: query?.get(name) ?? undefined }))
  if (wanted) sent.push({ schema: wanted.schema, value: json })
  return sent
    .filter(({ value }) => value !== undefined && !isTooDeep(value))
    .flatMap((one) => wrongIn(one, validate))
}

function wrongIn({ name, schema, value }: Sent, validate: Validate): WrongChoice[] {
  return validate(schema, value).flatMap((violation): WrongChoice[] => {
    const choice = valueAt(value, violation.path)
    if (!violation.allowed || typeof choice !== 'string' || !NAME.test(choice) || looksSecret(choice))
      return []
    const names = [...(name === undefined ? [] : [name]), ...pointerSteps(violation.path)]
    const meant = nearestAllowed(violation, value)
    const fix = meant === undefined ? 'Send one of those values.' : `Send \`${meant}\`.`
    return [{ name: names.join('.'), value: choice, fix }]
  })
}
