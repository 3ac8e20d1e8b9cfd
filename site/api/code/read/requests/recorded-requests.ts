// Requests that a tool has written down as JSON: entries of a HAR file, which browsers save, and items of a Postman
// collection.

import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { readJson } from '../read-json.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

/** Deeper objects are values of bodies. */
const MAX_DEPTH = 12

export function recordedRequests(value: SampleValue, depth = 0): RequestParts[] {
  if (depth > MAX_DEPTH) return []
  if (value.kind === 'array') return value.items.flatMap((item) => recordedRequests(item, depth + 1))
  if (value.kind !== 'object') return []
  const request = recordedRequest(value)
  if (request) return [request]
  return value.fields.flatMap((field) =>
    // Postman keeps with a saved response what was sent for it.
    field.name === 'originalRequest' ? [] : recordedRequests(field.value, depth + 1),
  )
}

function recordedRequest(value: SampleValue): RequestParts | undefined {
  const method = fieldOf(value, 'method')
  const written = fieldOf(value, 'url')
  const url = fieldOf(written, 'raw') ?? written
  if (method?.kind !== 'literal' || url?.kind !== 'literal') return undefined
  if (!METHODS.has(writtenText(method).toLowerCase())) return undefined
  const ofHar = fieldOf(value, 'headers')
  const sent = ofHar ?? fieldOf(value, 'header')
  const parameters = fieldOf(written, 'query')
  return {
    at: url.at,
    ...(isPartlyOff(parameters)
      ? { url: { ...url, value: writtenText(url).split('?')[0]! }, query: namedValues(parameters) }
      : { url }),
    method: writtenText(method),
    methodAt: method.at,
    headers: [namedValues(sent)],
    // Postman adds the key where `auth` says so, for a whole collection.
    openHeaders: ofHar === undefined,
    body: bodyOf(fieldOf(value, 'postData') ?? fieldOf(value, 'body')),
    // Of another tool, whose body may have another name.
    openBody: sent?.kind === 'array' ? undefined : true,
    isJson: false,
  }
}

/** `{ "text": "…" }` in HAR, `{ "mode": "raw", "raw": "…" }` in Postman; forms and files are unknown. */
function bodyOf(body: SampleValue | undefined): SampleValue | undefined {
  if (body?.kind === 'literal') return body.value === null || body.value === '' ? undefined : body
  if (body?.kind !== 'object' || body.fields.length === 0 || isOff(body)) return undefined
  const mode = fieldOf(body, 'mode')
  const text = fieldOf(body, 'text') ?? fieldOf(body, 'raw')
  const form = mode && writtenText(mode) !== 'raw' ? writtenText(mode) : undefined
  const list = form === undefined ? undefined : fieldOf(body, form)
  if (form === 'none' || (list?.kind === 'array' && list.items.length === 0)) return undefined
  const isRead = text !== undefined && form === undefined && !isTemplate(writtenText(text))
  if (!isRead) return { kind: 'unknown', at: body.at }
  return writtenText(text) === '' ? undefined : text
}

/** Where Postman writes a variable outside quotes, only what it sends is JSON. */
const isTemplate = (text: string): boolean =>
  /\{\{\s*[\w$.-]+\s*\}\}/.test(text) && readJson(text).value === undefined

/** `[{ "name": "…", "value": "…" }]`; Postman writes `key`, and `disabled` for what it does not send. */
function namedValues(list: SampleValue | undefined): SampleValue | undefined {
  if (list?.kind !== 'array') return list?.kind === 'object' ? list : undefined
  const fields = list.items.flatMap((item): SampleField[] => {
    const name = fieldOf(item, 'name') ?? fieldOf(item, 'key')
    const value = fieldOf(item, 'value')
    if (name?.kind !== 'literal' || !value || isOff(item)) return []
    // HTTP/2 sends method and path as `:method` and `:path`.
    return writtenText(name).startsWith(':') ? [] : [{ name: writtenText(name), at: name.at, value }]
  })
  return { kind: 'object', at: list.at, fields, names: 'wire', open: false }
}

const isPartlyOff = (list: SampleValue | undefined): boolean =>
  list?.kind === 'array' && list.items.some(isOff)

function isOff(value: SampleValue): boolean {
  const disabled = fieldOf(value, 'disabled')
  return disabled?.kind === 'literal' && disabled.value === true
}

function fieldOf(value: SampleValue | undefined, name: string): SampleValue | undefined {
  return value?.kind === 'object' ? value.fields.find((field) => field.name === name)?.value : undefined
}
