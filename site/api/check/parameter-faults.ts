// Checks a request's parameters, wherever they are sent: none may be missing, unknown or invalid.

import { isPlaceholder } from '../../curl/placeholder.ts'
import type { ApiParameter } from '../contract/contract.ts'
import type { Validate } from '../contract/violation.ts'
import { readParameter } from './read-parameter.ts'
import { isFree, type RequestFault, type SentRequest, type SentValue } from './request-fault.ts'

export function parameterFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  validate: Validate,
): RequestFault<Sent>[] {
  return request.operation.parameters.flatMap((parameter): RequestFault<Sent>[] => {
    if (parameter.rest) return []
    const { values, sent } = valuesOf(parameter, request)
    if (values.length === 0) {
      const mayBeThere = parameter.in === 'header' && request.openHeaders === true
      return parameter.required && !mayBeThere ? [{ kind: 'parameter-missing', parameter }] : []
    }
    const known = values.filter((value) => !isPlaceholder(value))
    if (known.length === 0) return []
    return validate(parameter.schema, readParameter(parameter, known)).map((violation) => ({
      kind: 'parameter-value',
      parameter,
      violation,
      sent,
    }))
  })
}

function valuesOf<Sent extends SentValue>(
  { name, in: place }: ApiParameter,
  { path, query, headers }: SentRequest<Sent>,
): { values: string[]; sent?: Sent | undefined } {
  if (place === 'path') return { values: path[name] ? [path[name]] : [] }
  const lower = name.toLowerCase()
  const sent =
    place === 'header'
      ? headers.filter((header) => header.name.toLowerCase() === lower)
      : query.filter((one) => fitsName(name, one.name))
  return { values: sent.map(({ value }) => value), sent: sent[0] }
}

export function unknownQuery<Sent extends SentValue>({
  operation,
  query,
}: SentRequest<Sent>): RequestFault<Sent>[] {
  if (isFree(operation)) return []
  const known = operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)
  const unknown = query.filter(
    ({ name }) => !isPlaceholder(name) && !known.some((one) => fitsName(one, name)),
  )
  return [...new Map(unknown.map((sent) => [sent.name, sent])).values()].map((sent) => ({
    kind: 'query-unknown',
    sent,
    known,
  }))
}

/** `metadata.{key}` matches every name of that form; a list parameter may be repeated as `name[]`. */
function fitsName(pattern: string, name: string): boolean {
  const [before, after] = pattern.split(/\{[^}]+\}/)
  if (after === undefined) return name === pattern || name === `${pattern}[]`
  return name.length > before!.length + after.length && name.startsWith(before!) && name.endsWith(after)
}
