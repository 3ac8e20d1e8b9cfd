// The judgement of a request by the contract: each fault with its place, why it is one, what to write in its place, and
// where the reference says so. Pure; keeps nothing.

import type { ApiOperation, ApiParameter, JsonSchema } from '../contract/contract.ts'
import { keyIn, keyPlaceOf, keyValue } from '../contract/key-place.ts'
import type { KeyPlace } from '../../model/site-config.ts'
import type { Validate, Violation } from '../contract/violation.ts'
import { allowsKind } from '../mock/key-kind.ts'
import { readParameter } from '../mock/read-parameter.ts'
import { anchorBelow, parameterAnchor } from '../operation/operation-anchors.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import { fixOf } from './fix-of.ts'
import { fieldsOf } from './fields-of.ts'

export interface JudgedRequest {
  operation: ApiOperation
  /** Values of the path's parameters. */
  path: Record<string, string>
  query: URLSearchParams
  /** Names in lower case. */
  headers: Record<string, string>
  /** JSON value; undefined for none. */
  body?: unknown
}

export interface RequestProblem {
  in: 'path' | 'query' | 'header' | 'body'
  /** JSON Pointer into the body, or the name of a parameter or header. */
  at: string
  problem: string
  fix: string
  /** Anchor on the operation's page. */
  anchor: string
}

export interface JudgeSettings {
  schemas: Record<string, JsonSchema>
  headerPrefix: string
  /** Where the key travels, if not in the brand's own header. */
  key?: KeyPlace
  validate: Validate
}

export function judgeRequest(request: JudgedRequest, settings: JudgeSettings): RequestProblem[] {
  return [
    ...judgeKey(request, settings),
    ...judgeParameters(request, settings),
    ...judgeUnknownQuery(request),
    ...judgeBody(request, settings),
  ]
}

function judgeKey({ operation, headers }: JudgedRequest, settings: JudgeSettings): RequestProblem[] {
  const keyPlace = keyPlaceOf(settings)
  const name = keyPlace.header
  const key = keyIn(keyPlace, headers)
  const place = { in: 'header', at: name, anchor: operation.id } as const
  const fix = `Send \`${name}: ${keyValue(keyPlace, keyPlaceholder(operation))}\`.`
  if (!key) return operation.anonymous ? [] : [{ ...place, problem: 'The request has no API key.', fix }]
  if (allowsKind(operation, key)) return []
  const problem = 'A key of this kind can never have a permission for the operation.'
  return [{ ...place, problem, fix }]
}

function judgeParameters(
  request: JudgedRequest,
  { headerPrefix, validate }: JudgeSettings,
): RequestProblem[] {
  const { operation } = request
  return operation.parameters.flatMap((parameter): RequestProblem[] => {
    const place = {
      in: parameter.in,
      at: parameter.name,
      anchor: parameterAnchor(operation.id, parameter, headerPrefix),
    }
    const values = valuesOf(parameter, request)
    if (values.length === 0) {
      if (!parameter.required) return []
      const problem = `\`${parameter.name}\` is required.`
      return [{ ...place, problem, fix: `Add the ${parameter.in} parameter \`${parameter.name}\`.` }]
    }
    if (values.every(isPlaceholder)) return []
    return validate(parameter.schema, readParameter(parameter, values)).map((violation) => ({
      ...place,
      problem: `\`${parameter.name}\` ${violation.message}.`,
      fix: fixOf(violation, `\`${parameter.name}\``),
    }))
  })
}

function valuesOf(parameter: ApiParameter, { path, query, headers }: JudgedRequest): string[] {
  const { name } = parameter
  if (parameter.in === 'path') return path[name] === undefined || path[name] === '' ? [] : [path[name]]
  if (parameter.in === 'header') return [headers[name.toLowerCase()]].filter((value) => value !== undefined)
  return [...query].filter(([sent]) => matchesName(name, sent)).map(([, value]) => value)
}

function judgeUnknownQuery({ operation, query }: JudgedRequest): RequestProblem[] {
  if (isFree(operation)) return []
  const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  return [...new Set(query.keys())]
    .filter((name) => !known.some((one) => matchesName(one, name)))
    .map((name) => ({
      in: 'query',
      at: name,
      problem: 'The operation has no query parameter with this name.',
      fix: known.length === 0 ? 'Remove it.' : `Remove it, or use one of ${codes(known)}.`,
      anchor: operation.id,
    }))
}

function judgeBody(request: JudgedRequest, { schemas, validate }: JudgeSettings): RequestProblem[] {
  const { operation, body, headers } = request
  if (!operation.body) {
    if (body === undefined || isFree(operation)) return []
    const problem = 'The operation takes no body.'
    return [{ in: 'body', at: '', problem, fix: 'Send the request without a body.', anchor: operation.id }]
  }
  const anchor = `${operation.id}-request-body`
  if (body === undefined) {
    if (!operation.body.required) return []
    const fix = `Send a body with the content type \`${operation.body.contentType}\`.`
    return [{ in: 'body', at: '', problem: 'The body is required.', fix, anchor }]
  }
  const fields = fieldsOf(operation.body.schema, schemas)
  const violations = validate(operation.body.schema, body, { closed: true })
  return [
    ...judgeContentType(operation.body.contentType, headers, operation),
    ...violations.map((violation): RequestProblem => {
      const at = pointerOf(violation)
      const top = at.split('/')[1]
      return {
        in: 'body',
        at,
        problem: `${violation.path === '' ? 'The body' : `\`${violation.path}\``} ${violation.message}.`,
        fix: fixOf(violation, violation.path === '' ? 'the body' : `\`${violation.path}\``, () =>
          fieldsOf(operation.body!.schema, schemas, violation.path),
        ),
        anchor: top !== undefined && fields.includes(top) ? anchorBelow(anchor, top) : anchor,
      }
    }),
  ]
}

function judgeContentType(
  wanted: string,
  headers: Record<string, string>,
  operation: ApiOperation,
): RequestProblem[] {
  const sent = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (sent === wanted || isFree(operation)) return []
  const problem =
    sent === undefined ? 'The body has no content type.' : 'The body has the wrong content type.'
  const anchor = `${operation.id}-request-body`
  return [{ in: 'header', at: 'Content-Type', problem, fix: `Send \`Content-Type: ${wanted}\`.`, anchor }]
}

/** Of the field itself, where one is missing or not known. */
function pointerOf({ path, property }: Violation): string {
  if (property === undefined) return path
  return `${path}/${property.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** A placeholder such as `<TOKEN_ID>` stands for a good value. */
const isPlaceholder = (value: string): boolean => /^<\w+>$/.test(value)

/** `metadata.{key}` stands for every name that begins with `metadata.`. */
function matchesName(pattern: string, name: string): boolean {
  const open = pattern.indexOf('{')
  return open < 0 ? pattern === name : name.startsWith(pattern.slice(0, open)) && name.length > open
}

/** What is sent through the proxy is the destination's matter. */
function isFree({ parameters }: ApiOperation): boolean {
  return parameters.some(({ rest }) => rest)
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
