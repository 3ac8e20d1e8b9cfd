// Requests that a tool has written down as JSON: entries of a HAR file, which browsers save, and items of a Postman
// collection.

import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

/** Deeper objects are values of bodies. */
const MAX_DEPTH = 12

export function recordedRequests(value: SampleValue, depth = 0): RequestParts[] {
  if (depth > MAX_DEPTH) return []
  if (value.kind === 'array') return value.items.flatMap((item) => recordedRequests(item, depth + 1))
  if (value.kind !== 'object') return []
  const request = recordedRequest(value)
  return request ? [request] : value.fields.flatMap((field) => recordedRequests(field.value, depth + 1))
}

function recordedRequest(value: SampleValue): RequestParts | undefined {
  const method = fieldOf(value, 'method')
  const written = fieldOf(value, 'url')
  const url = fieldOf(written, 'raw') ?? written
  if (method?.kind !== 'literal' || url?.kind !== 'literal') return undefined
  if (!METHODS.has(writtenText(method).toLowerCase())) return undefined
  return {
    at: url.at,
    url,
    method: writtenText(method),
    methodAt: method.at,
    headers: [headersOf(fieldOf(value, 'headers') ?? fieldOf(value, 'header'))],
    // Postman adds the key where `auth` says so, for a whole collection.
    openHeaders: written?.kind === 'object',
    body: fieldOf(fieldOf(value, 'postData'), 'text') ?? fieldOf(fieldOf(value, 'body'), 'raw'),
    isJson: false,
  }
}

/** `[{ "name": "…", "value": "…" }]`; Postman writes `key`. */
function headersOf(list: SampleValue | undefined): SampleValue | undefined {
  if (list?.kind !== 'array') return undefined
  const fields = list.items.flatMap((item): SampleField[] => {
    const name = fieldOf(item, 'name') ?? fieldOf(item, 'key')
    const value = fieldOf(item, 'value')
    return name?.kind === 'literal' && value ? [{ name: writtenText(name), at: name.at, value }] : []
  })
  return { kind: 'object', at: list.at, fields, names: 'wire', open: false }
}

function fieldOf(value: SampleValue | undefined, name: string): SampleValue | undefined {
  return value?.kind === 'object' ? value.fields.find((field) => field.name === name)?.value : undefined
}
