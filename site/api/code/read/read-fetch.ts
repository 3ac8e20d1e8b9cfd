// The reading of a request that code makes without an SDK: `fetch` and `axios` in JavaScript, `httpx` and `requests` in
// Python.

import type { CodeLanguage } from '../languages/code-language.ts'
import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
import {
  splitUrl,
  type WrittenHeader,
  type WrittenQuery,
  type WrittenText,
} from '../../../curl/written-request.ts'
import type { SampleRequest } from './sample-request.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** Python's modules; any other receiver is a client that may have headers of its own. */
const MODULES = new Set(['httpx', 'requests'])

interface Parts {
  url?: SampleValue | undefined
  method: string
  methodAt?: CodeSpan | undefined
  headers?: SampleValue | undefined
  query?: SampleValue | undefined
  body?: SampleValue | undefined
  /** The library says what type the body has. */
  isJson: boolean
  openHeaders: boolean
}

/** Undefined for any other call, and if the URL is not a literal. */
export function readFetch(
  { names, arguments: given }: CallChain,
  language: CodeLanguage,
): SampleRequest | undefined {
  const [first, last] = [names[0]!, names.at(-1)!]
  const parts =
    language === 'python'
      ? names.length > 1
        ? pythonParts(first.name, last.name, given)
        : undefined
      : first.name === 'axios'
        ? axiosParts(names.length === 1 ? 'request' : last.name, given)
        : names.length === 1 && first.name === 'fetch'
          ? fetchParts(given)
          : undefined
  const url = parts?.url
  if (!parts || url?.kind !== 'literal' || typeof url.value !== 'string') return undefined
  const { method, methodAt, body, isJson } = parts
  const headers = headersOf(parts.headers)
  const address = splitUrl(url.value, url.at)
  const text = isJson ? undefined : textOf(body)
  const built = body?.kind === 'unknown' && body.json ? body.json : body
  return {
    ...address,
    query: [...address.query, ...parametersOf(parts.query)],
    at: last.at,
    method: method.toUpperCase(),
    methodAt: methodAt ?? last.at,
    headers: isJson && body ? [...headers.list, impliedType(body)] : headers.list,
    ...((headers.open || parts.openHeaders) && { openHeaders: true as const }),
    ...(text ? { body: text } : built && { built }),
  }
}

function fetchParts(given: readonly CallArgument[]): Parts | undefined {
  const options = optionsOf(given[1]?.value)
  if (!options) return undefined
  const method = options.get('method')?.value
  return {
    url: given[0]?.value,
    method: method?.kind === 'literal' ? String(method.value) : 'GET',
    methodAt: method?.at,
    headers: options.get('headers')?.value,
    body: options.get('body')?.value,
    isJson: false,
    openHeaders: false,
  }
}

/** `axios.post(url, data, config)`, `axios.get(url, config)`, `axios({ method, url, data })`. */
function axiosParts(name: string, given: readonly CallArgument[]): Parts | undefined {
  const isRequest = name === 'request'
  if (!isRequest && !METHODS.has(name)) return undefined
  const takesData = !isRequest && name !== 'get' && name !== 'delete'
  const isWhole = isRequest && given[0]?.value.kind === 'object'
  const options = optionsOf(given[isWhole ? 0 : takesData ? 2 : 1]?.value)
  if (!options) return undefined
  const named = options.get('method')?.value
  const data = takesData ? given[1]?.value : options.get('data')?.value
  return {
    url: isWhole ? options.get('url')?.value : given[0]?.value,
    method: !isRequest ? name : named?.kind === 'literal' ? String(named.value) : 'GET',
    methodAt: named?.at,
    headers: options.get('headers')?.value,
    query: options.get('params')?.value,
    body: data,
    isJson: data?.kind === 'object' || data?.kind === 'array',
    openHeaders: false,
  }
}

/** `requests.post(url, json=…)`, `session.request("POST", url, data=json.dumps(…))`. */
function pythonParts(receiver: string, name: string, given: readonly CallArgument[]): Parts | undefined {
  const positional = given.flatMap((one) => (one.name ? [] : [one.value]))
  const named = new Map(given.flatMap((one) => (one.name ? [[one.name.name, one.value] as const] : [])))
  const verb = name === 'request' ? (named.get('method') ?? positional.shift()) : undefined
  if (verb ? verb.kind !== 'literal' : !METHODS.has(name)) return undefined
  const json = named.get('json')
  const data = named.get('data') ?? named.get('content')
  return {
    url: named.get('url') ?? positional[0],
    method: verb?.kind === 'literal' ? String(verb.value) : name,
    methodAt: verb?.at,
    headers: named.get('headers'),
    query: named.get('params'),
    body: json ?? data,
    isJson: json !== undefined,
    openHeaders: !MODULES.has(receiver),
  }
}

/** A body that is written out as text, from behind its quotation mark. */
function textOf(body: SampleValue | undefined): WrittenText | undefined {
  if (body?.kind !== 'literal' || typeof body.value !== 'string') return undefined
  return { text: body.value, at: { ...body.at, column: body.at.column + 1 } }
}

function parametersOf(value: SampleValue | undefined): WrittenQuery[] {
  if (value?.kind !== 'object') return []
  return value.fields.flatMap(({ name, at, value: one }) =>
    (one.kind === 'array' ? one.items : [one]).map((item) => ({
      name,
      value: item.kind === 'literal' ? String(item.value) : HOLE,
      at,
    })),
  )
}

/** Undefined if the options are unknown. */
function optionsOf(value: SampleValue | undefined): Map<string, SampleField> | undefined {
  if (!value) return new Map()
  if (value.kind !== 'object' || value.open) return undefined
  return new Map(value.fields.map((field) => [field.name, field]))
}

function headersOf(value: SampleValue | undefined): { list: WrittenHeader[]; open: boolean } {
  if (!value) return { list: [], open: false }
  if (value.kind !== 'object') return { list: [], open: true }
  const list = value.fields.map(({ name, at, value: header }): WrittenHeader => {
    const text = header.kind === 'literal' ? String(header.value) : HOLE
    return { name, value: text, at }
  })
  return { list, open: value.open }
}

/** `json=` implies the content type. */
function impliedType({ at }: SampleValue): WrittenHeader {
  return { name: 'Content-Type', value: 'application/json', at, implied: true }
}
