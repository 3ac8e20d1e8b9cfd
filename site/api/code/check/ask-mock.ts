// Sends a sample's complete request to the mock, and checks that the response is the one its author declared.

import type { ApiOperation } from '../../contract/contract.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { readParameter } from '../../check/read-parameter.ts'
import { HOLE, isPlaceholder } from '../../../curl/placeholder.ts'

interface MockQuestion {
  operation: ApiOperation
  parameters: Record<string, string>
  request: Pick<SampleRequest, 'method' | 'path' | 'query' | 'headers'>
  body?: string | undefined
}

/** Stands in for ids that the reader fills in. */
const SAMPLE_ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'

/** What is wrong with the response; empty if it is the expected one. */
export function askMock(
  { operation, parameters, request, body }: MockQuestion,
  { status }: SampleAnnotation,
  { mock, validate }: SampleContract,
): Finding | undefined {
  const isUnknown = operation.parameters.some(
    (one) =>
      one.in === 'path' &&
      isPlaceholder(parameters[one.name] ?? '') &&
      validate(one.schema, readParameter(one, [SAMPLE_ID])).length > 0,
  )
  // Whatever stands for an id of another form is a guess, and the mock would not know it.
  if (isUnknown) return undefined
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? ''
    return isPlaceholder(value) ? SAMPLE_ID : value.split('/').map(encodeURIComponent).join('/')
  })
  const query = request.query
    .filter(({ value }) => !isPlaceholder(value))
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const headers = request.headers.map(({ name, value }) => [name, known(name, value, operation)])
  const response = mock({
    method: request.method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body !== undefined && { body }),
  })
  const meant = status === undefined ? response.status < 300 : String(response.status) === status
  if (meant) return undefined
  return {
    code: 'sample-invalid',
    what: `the mock responds to \`${operation.id}\` with ${response.status}${reasonOf(response.body)}`,
    fix: status === undefined ? 'fix the request' : `fix the request, or write status="${response.status}"`,
  }
}

/** The header's value, or an example from the contract. */
function known(name: string, value: string, { parameters }: ApiOperation): string {
  if (!value.includes(HOLE)) return value
  const example = parameters.find((one) => one.in === 'header' && one.name === name)?.example
  return example === undefined ? value.replaceAll(HOLE, 'sample') : String(example)
}

function reasonOf(body: unknown): string {
  const { detail, title, errors } = (body ?? {}) as { detail?: string; title?: string; errors?: object }
  const reason = [detail ?? title, errors && JSON.stringify(errors)].filter(Boolean).join(' ')
  return reason === '' ? '' : `: ${reason}`
}
