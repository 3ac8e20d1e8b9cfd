// Rejects a request as the API would: each fault with the status that the contract gives it.

import type { ApiOperation } from '../contract/contract.ts'
import { requestFaults, type RequestRules } from '../check/request-faults.ts'
import { isFree, type RequestFault, type SentRequest } from '../check/request-fault.ts'
import { writtenValue } from '../check/values/known-value.ts'
import { addFieldError, addFieldErrors, type FieldErrors } from './field-errors.ts'
import { isTooDeep, MAX_DEPTH } from './json-depth.ts'
import type { MockRequest } from './mock-message.ts'
import { documentedProblem, problem, problemOf, type Problem } from './problem-details.ts'

export interface CheckedRequest {
  operation: ApiOperation
  path: Record<string, string>
  query: URLSearchParams
  /** Keyed by lower-case name. */
  headers: Record<string, string>
  /** Parsed; undefined if there is none. */
  body?: unknown
}

export interface Refusal {
  status: number
  body: unknown
}

/** An id that never exists, for requesting the response to an unknown one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export function refuseRequest(
  { body: text }: MockRequest,
  checked: CheckedRequest,
  rules: RequestRules,
): Refusal | undefined {
  const { operation, path, query, headers, body } = checked
  // Later code recurses into documents and would overflow the stack on deeper ones.
  const isDeep = isTooDeep(body)
  const faults = requestFaults(
    {
      operation,
      path,
      query: [...query].map(([name, value]) => ({ name, value })),
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(text !== undefined && { body: isDeep ? { kind: 'unknown' } : bodyOf(body) }),
    },
    rules,
  )
  const has = (kind: RequestFault['kind']) => faults.some((fault) => fault.kind === kind)
  if (has('key-missing')) return documented(operation, 401)
  if (has('key-kind')) return documented(operation, 403)
  if (faults.some(isOfPath) || Object.values(path).includes(NOBODY)) return documented(operation, 404)
  if (has('content-type')) return wrongType(operation)
  const refused = (status: number, detail?: string, errors?: Problem['errors']): Refusal => ({
    status,
    body: problemOf(operation, status, problem(status, detail, errors)),
  })
  if (isDeep) return refused(400, `The body is nested more than ${MAX_DEPTH} levels deep.`)
  if (has('body-text') && !isFree(operation)) return refused(400, 'The body is not valid JSON.')
  const errors: FieldErrors = new Map()
  for (const fault of faults) addFault(errors, fault)
  if (errors.size === 0) return undefined
  return refused(refusingStatus(operation), undefined, Object.fromEntries(errors))
}

function bodyOf(body: unknown): NonNullable<SentRequest['body']> {
  return body === undefined ? { kind: 'text' } : { kind: 'json', value: writtenValue(body) }
}

function documented(operation: ApiOperation, status: number): Refusal {
  return { status, body: documentedProblem(operation, status) }
}

function isOfPath(fault: RequestFault): boolean {
  return 'parameter' in fault && fault.parameter.in === 'path'
}

function wrongType(operation: ApiOperation): Refusal {
  const detail = `Send the body with the content type ${operation.body!.contentType}.`
  if (operation.responses.some(({ status }) => status === 415))
    return { status: 415, body: problemOf(operation, 415, problem(415, detail)) }
  const body = problem(400, detail, { 'Content-Type': [detail] })
  return { status: 400, body: problemOf(operation, 400, body) }
}

/** The API ignores unknown headers, and bodies of operations without one. */
function addFault(errors: FieldErrors, fault: RequestFault): void {
  if (fault.kind === 'parameter-missing') {
    const { name, in: place } = fault.parameter
    addFieldError(errors, name, `The ${place === 'query' ? 'parameter' : 'header'} is required.`)
  } else if (fault.kind === 'parameter-value') addFieldErrors(errors, [fault.violation], fault.parameter.name)
  else if (fault.kind === 'either-header-missing') addFieldError(errors, fault.names[0]!, fault.detail)
  else if (fault.kind === 'query-unknown') addFieldError(errors, fault.sent.name, 'The parameter is unknown.')
  else if (fault.kind === 'body-missing') addFieldError(errors, 'body', 'The body is required.')
  else if (fault.kind === 'body-value') addFieldErrors(errors, [fault.violation])
}

/** The status with which the operation rejects invalid input. */
function refusingStatus({ responses }: ApiOperation): number {
  const statuses = responses.map(({ status }) => status)
  return statuses.includes(400) || !statuses.includes(422) ? 400 : 422
}
