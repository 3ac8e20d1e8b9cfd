// The comparison of a request with the operation's contract: which status refuses it, and why.

import type { ApiOperation, ApiParameter } from '../contract/contract.ts'
import { keyIn } from '../contract/key-place.ts'
import type { KeyPlace } from '../../model/site-config.ts'
import type { Validate } from '../contract/violation.ts'
import { passesLuhn } from './values/card-facts.ts'
import { addFieldError, addFieldErrors, type FieldErrors } from './field-errors.ts'
import { isTooDeep, MAX_DEPTH } from './json-depth.ts'
import { allowsKind } from './key-kind.ts'
import type { MockRequest } from './mock-message.ts'
import { documentedProblem, problem } from './problem-details.ts'
import { readParameter } from './read-parameter.ts'

export interface CheckedRequest {
  operation: ApiOperation
  path: Record<string, string>
  query: URLSearchParams
  /** Names in lower case. */
  headers: Record<string, string>
  /** Parsed; undefined for none. */
  body?: unknown
}

export interface Refusal {
  status: number
  body: unknown
}

/** An id that no resource has: it asks for the response to an unknown one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export function checkRequest(
  request: MockRequest,
  checked: CheckedRequest,
  place: KeyPlace,
  validate: Validate,
): Refusal | undefined {
  const { operation } = checked
  return (
    checkKey(checked, place) ??
    checkPath(checked, validate) ??
    checkContentType(checked, request.body) ??
    checkDepth(checked) ??
    checkFields(request, checked, validate, refusingStatus(operation))
  )
}

function checkKey({ operation, headers }: CheckedRequest, place: KeyPlace): Refusal | undefined {
  const key = keyIn(place, headers)
  if (key === '')
    return operation.anonymous ? undefined : { status: 401, body: documentedProblem(operation, 401) }
  return allowsKind(operation, key) ? undefined : { status: 403, body: documentedProblem(operation, 403) }
}

function checkPath({ operation, path }: CheckedRequest, validate: Validate): Refusal | undefined {
  const unknown = operation.parameters.some(
    (parameter) =>
      parameter.in === 'path' &&
      (path[parameter.name] === NOBODY || !isFine(parameter, path[parameter.name] ?? '', validate)),
  )
  return unknown ? { status: 404, body: documentedProblem(operation, 404) } : undefined
}

/** A placeholder such as `<TOKEN_ID>` stands for a good value. */
function isFine(parameter: ApiParameter, value: string, validate: Validate): boolean {
  return /^<\w+>$/.test(value) || validate(parameter.schema, readParameter(parameter, value)).length === 0
}

function checkContentType(
  { operation, headers }: CheckedRequest,
  body: string | undefined,
): Refusal | undefined {
  if (body === undefined || !operation.body || isFree(operation)) return undefined
  const sent = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (sent === operation.body.contentType) return undefined
  const documented = operation.responses.some(({ status }) => status === 415)
  const detail = `Send the body with the content type ${operation.body.contentType}.`
  if (documented) return { status: 415, body: problem(415, detail) }
  return { status: 400, body: problem(400, detail, { 'Content-Type': [detail] }) }
}

/** What reads and writes documents here goes down level by level: it would run out of stack far below. */
function checkDepth({ body }: CheckedRequest): Refusal | undefined {
  if (!isTooDeep(body)) return undefined
  return { status: 400, body: problem(400, `The body is nested more than ${MAX_DEPTH} levels deep.`) }
}

function checkFields(
  request: MockRequest,
  checked: CheckedRequest,
  validate: Validate,
  status: number,
): Refusal | undefined {
  const { operation } = checked
  const errors: FieldErrors = new Map()
  for (const parameter of operation.parameters) checkParameter(errors, parameter, checked, validate)
  const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  for (const name of new Set(checked.query.keys())) {
    if (!isFree(operation) && !known.some((one) => matchesName(one, name))) {
      addFieldError(errors, name, 'The parameter is unknown.')
    }
  }
  if (checked.body !== undefined) {
    if (operation.body) {
      addFieldErrors(errors, validate(operation.body.schema, checked.body, { closed: true }))
      addCardErrors(errors, checked.body)
    }
  } else if (request.body !== undefined) {
    if (operation.body && !isFree(operation))
      return { status: 400, body: problem(400, 'The body is not valid JSON.') }
  } else if (operation.body?.required) {
    addFieldError(errors, 'body', 'The body is required.')
  }
  if (errors.size === 0) return undefined
  return { status, body: problem(status, undefined, Object.fromEntries(errors)) }
}

function checkParameter(
  errors: FieldErrors,
  parameter: ApiParameter,
  { query, headers }: CheckedRequest,
  validate: Validate,
): void {
  const { name } = parameter
  if (parameter.in === 'path') return
  const values =
    parameter.in === 'query'
      ? [...query].filter(([sent]) => matchesName(name, sent)).map(([, value]) => value)
      : [headers[name.toLowerCase()]].filter((value) => value !== undefined)
  if (values.length === 0) {
    if (parameter.required)
      addFieldError(errors, name, `The ${parameter.in === 'query' ? 'parameter' : 'header'} is required.`)
    return
  }
  if (values.every((value) => /^<\w+>$/.test(value))) return
  addFieldErrors(errors, validate(parameter.schema, readParameter(parameter, values)), name)
}

/** `metadata.{key}` stands for every name that begins with `metadata.`. */
function matchesName(pattern: string, name: string): boolean {
  const open = pattern.indexOf('{')
  return open < 0 ? pattern === name : name.startsWith(pattern.slice(0, open)) && name.length > open
}

/** A schema cannot say that a card number has its check digit. */
function addCardErrors(errors: FieldErrors, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const { type, data } = body as { type?: unknown; data?: unknown }
  const nested = typeof data === 'object' && data !== null ? (data as { number?: unknown }).number : undefined
  const [field, number] =
    type === 'card_number' ? ['data', data] : ['data.number', type === 'card' ? nested : undefined]
  if (typeof number !== 'string' || !/^\d{13,19}$/.test(number) || passesLuhn(number)) return
  addFieldError(errors, field as string, 'The card number does not pass the Luhn check.')
}

/** What is sent through the proxy is the destination's matter. */
function isFree({ parameters }: ApiOperation): boolean {
  return parameters.some(({ rest }) => rest)
}

/** The status with which the operation refuses what it reads. */
function refusingStatus({ responses }: ApiOperation): number {
  const documented = responses.map(({ status }) => status)
  return documented.includes(400) || !documented.includes(422) ? 400 : 422
}
