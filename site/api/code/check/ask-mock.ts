// The question to the mock whether a complete request of a sample gets the response that its author means.

import type { ApiOperation } from '../../contract/contract.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { HOLE, isPlaceholder } from '../../../curl/placeholder.ts'

export interface MockQuestion {
  operation: ApiOperation
  parameters: Record<string, string>
  request: Pick<SampleRequest, 'method' | 'path' | 'query' | 'headers'>
  body?: string | undefined
}

/** Stands for ids that the reader fills in. */
const SAMPLE_ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'

/** What is wrong with the response; nothing when it is the one that was meant. */
export function askMock(
  { operation, parameters, request, body }: MockQuestion,
  { status }: SampleAnnotation,
  { mock }: SampleContract,
): Finding | undefined {
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

/** A header's value, or one that the contract gives as an example. */
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
