// The reading of a request that code makes without an SDK: `fetch` in JavaScript, `httpx` and `requests` in Python.

import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
import { splitUrl, type WrittenHeader } from '../../../curl/written-request.ts'
import type { SampleRequest } from './sample-request.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'

const PYTHON_CLIENTS = new Set(['httpx', 'requests', 'http', 'session'])
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Undefined for any other call, and where the address is not written out. */
export function readFetch({ names, arguments: given }: CallChain): SampleRequest | undefined {
  const [first, last] = [names[0]!, names.at(-1)!]
  const isFetch = names.length === 1 && first.name === 'fetch'
  const isPython = names.length === 2 && PYTHON_CLIENTS.has(first.name) && METHODS.has(last.name)
  const url = given[0]?.value
  if ((!isFetch && !isPython) || url?.kind !== 'literal' || typeof url.value !== 'string') return undefined
  const options = isFetch ? optionsOf(given[1]?.value) : namedOf(given)
  if (!options) return undefined
  const method = options.get('method')?.value
  const headers = headersOf(options.get('headers')?.value)
  const body = options.get(isFetch ? 'body' : 'json')?.value
  const built = isFetch && body?.kind === 'unknown' && body.json ? body.json : body
  return {
    ...splitUrl(url.value, url.at),
    at: last.at,
    method: isPython ? last.name.toUpperCase() : method?.kind === 'literal' ? String(method.value) : 'GET',
    methodAt: method?.at ?? last.at,
    headers: isPython && body ? [...headers.list, impliedType(body)] : headers.list,
    ...(headers.open && { openHeaders: true as const }),
    ...(built && { built }),
  }
}

/** Undefined where the options are not known. */
function optionsOf(value: SampleValue | undefined): Map<string, SampleField> | undefined {
  if (!value) return new Map()
  if (value.kind !== 'object' || value.open) return undefined
  return new Map(value.fields.map((field) => [field.name, field]))
}

function namedOf(given: readonly CallArgument[]): Map<string, SampleField> {
  return new Map(given.flatMap(({ name, value }) => (name ? [[name.name, { ...name, value }] as const] : [])))
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

/** `json=` says what it sends. */
function impliedType({ at }: SampleValue): WrittenHeader {
  return { name: 'Content-Type', value: 'application/json', at, implied: true }
}
