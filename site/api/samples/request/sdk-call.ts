// The language-independent content of an SDK sample: groups and method, arguments, options, and the result.

import type { ApiRequest } from '../../contract/contract.ts'
import { keyPlaceholder } from './key-placeholder.ts'
import { pascalCase } from './names.ts'
import { resultOf, type CallResult } from './call-result.ts'
import type { SampleFacts } from './sample-facts.ts'
import { fieldsOf, objectType, sampleValue, type SampleField, type SampleValue } from './sample-value.ts'

export interface SdkCall {
  /** Name of a program that makes the call: `CreateToken`. */
  program: string
  key: string
  /** `['accountUpdater', 'jobs']` */
  groups: string[]
  method: string
  pathArguments: string[]
  /** The typed request: body fields and query filters. */
  request?: { type: string; fields: SampleField[] }
  /** A body sent as is, instead of a typed request. */
  document?: SampleValue
  options: { idempotencyKey?: string; traceId?: string }
  result: CallResult
  /** The body contains a `null` that must be sent. */
  sendsNull: boolean
}

/** Undefined if the SDKs have no method for the operation. */
export function sdkCall(request: ApiRequest, facts: SampleFacts): SdkCall | undefined {
  const { operation, headers } = request
  if (!operation.sdk) return undefined
  const prefix = `${facts.headerPrefix}-`
  const idempotencyKey = headers[`${prefix}IDEMPOTENCY-KEY`]
  const traceId = headers[`${prefix}TRACE-ID`]
  return {
    program: pascalCase(operation.id),
    key: keyPlaceholder(operation),
    groups: operation.sdk.group.split('.'),
    method: operation.sdk.method,
    pathArguments: [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => request.path[match[1]!] ?? ''),
    ...input(request, facts),
    options: {
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(traceId !== undefined && { traceId }),
    },
    result: resultOf(operation, facts.schemas),
    sendsNull: hasNull(request.body),
  }
}

function input(request: ApiRequest, { schemas }: SampleFacts): Pick<SdkCall, 'request' | 'document'> {
  const { operation, body } = request
  const type = objectType(operation.body?.schema, schemas)
  if (body !== undefined && !type) return { document: sampleValue(body, {}, schemas, 'Document') }
  const name = type?.name?.endsWith('Request') ? type.name : requestName(operation.summary)
  const fields = queryFields(request)
  if (type && typeof body === 'object' && body !== null) fields.push(...fieldsOf(body, type, name, schemas))
  return fields.length === 0 && type === undefined ? {} : { request: { type: name, fields } }
}

/** "List tokens" takes a `ListTokensRequest`. */
function requestName(summary: string): string {
  return `${pascalCase(summary.replace(/\b(?:an?|the)\b/gi, ''))}Request`
}

function queryFields({ operation, query }: ApiRequest): SampleField[] {
  return Object.entries(query).map(([name, value]) => {
    const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === name)
    const required = parameter?.required ?? false
    if (Array.isArray(value) || parameter?.schema.type === 'array') {
      const items = [value].flat().map((text): SampleValue => ({ kind: 'literal', value: text }))
      return { name, value: { kind: 'list', items, of: 'string' }, required, free: false }
    }
    return {
      name,
      value: { kind: 'literal', value: typed(value, parameter?.schema.type) },
      required,
      free: false,
    }
  })
}

function typed(text: string, type: unknown): string | number | boolean {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text)
  return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text
}

function hasNull(value: unknown): boolean {
  if (value === null) return true
  return typeof value === 'object' && Object.values(value).some(hasNull)
}
