// The parts of a request, common to all libraries, and the request assembled from them.

import {
  splitUrl,
  type WrittenHeader,
  type WrittenQuery,
  type WrittenText,
} from '../../../../../curl/written-request.ts'
import type { CodeSpan } from '../../../../../curl/code-span.ts'
import { HOLE } from '../../../../../curl/placeholder.ts'
import type { SampleField, SampleValue } from '../../../syntax/read-value.ts'
import type { SampleRequest } from '../../sample-request.ts'

export interface RequestParts {
  at: CodeSpan
  url?: SampleValue | undefined
  /** The base URL for relative ones. */
  base?: SampleValue | undefined
  method: string
  methodAt?: CodeSpan | undefined
  /** The client's own come first. */
  headers: readonly (SampleValue | undefined)[]
  /** Further headers come from an unknown value. */
  openHeaders: boolean
  query?: SampleValue | undefined
  body?: SampleValue | undefined
  /** Whether there is a body is not certain. */
  openBody?: true | undefined
  /** Content type that the library sets for the body. */
  isJson: boolean
}

export const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** Methods in capitals. */
export const TAKES_BODY = /^P/

/** Undefined if the URL or the method is not written out. */
export function requestOf(parts: RequestParts): SampleRequest | undefined {
  const { at, method, methodAt, body, isJson, openHeaders, openBody } = parts
  const url = addressOf(parts)
  if (url === undefined || method.includes(HOLE)) return undefined
  const headers = parts.headers.map(headersOf)
  const list = headers.flatMap((one) => one.list)
  const address = splitUrl(url, parts.url!.at)
  const text = isJson ? undefined : textOf(body)
  const built = body?.kind === 'unknown' && body.json ? body.json : body
  const isTyped = list.some(({ name }) => name.toLowerCase() === 'content-type')
  return {
    ...address,
    query: [...address.query, ...parametersOf(parts.query)],
    at,
    method: method.toUpperCase(),
    methodAt: methodAt ?? at,
    headers: isJson && body && !isTyped ? [...list, impliedType(body)] : list,
    ...(openBody && { openBody }),
    ...((openHeaders || headers.some(({ open }) => open)) && { openHeaders: true as const }),
    ...(text ? { body: text } : built && { built }),
  }
}

function addressOf({ url, base }: RequestParts): string | undefined {
  if (url?.kind !== 'literal' || typeof url.value !== 'string') return undefined
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url.value) || base === undefined) return url.value
  if (base.kind !== 'literal' || typeof base.value !== 'string') return undefined
  return `${base.value.replace(/\/+$/, '')}/${url.value.replace(/^\/+/, '')}`
}

/** A body written as text, starting after its quotation mark. */
function textOf(body: SampleValue | undefined): WrittenText | undefined {
  if (body?.kind !== 'literal' || typeof body.value !== 'string') return undefined
  return { text: body.value, at: { ...body.at, column: body.at.column + 1 } }
}

function parametersOf(value: SampleValue | undefined): WrittenQuery[] {
  if (value?.kind !== 'object') return []
  return value.fields.flatMap(({ name, at, value: one }) =>
    (one.kind === 'array' ? one.items : [one]).map((item) => ({ name, value: writtenText(item), at })),
  )
}

/** Undefined if the options are unknown. */
export function optionsOf(value: SampleValue | undefined): Map<string, SampleField> | undefined {
  if (!value) return new Map()
  if (value.kind !== 'object' || value.open) return undefined
  return new Map(value.fields.map((field) => [field.name, field]))
}

/** The value of a literal; a hole for any other. */
export function writtenText(value: SampleValue): string {
  return value.kind === 'literal' ? String(value.value) : HOLE
}

function headersOf(value: SampleValue | undefined): { list: WrittenHeader[]; open: boolean } {
  if (!value) return { list: [], open: false }
  if (value.kind !== 'object') return { list: [], open: true }
  const list = value.fields.map(({ name, at, value: header }) => ({ name, value: writtenText(header), at }))
  return { list, open: value.open }
}

function impliedType({ at }: SampleValue): WrittenHeader {
  return { name: 'Content-Type', value: 'application/json', at, implied: true }
}
