// The reading of a request that code makes without an SDK: `fetch` and `axios` in JavaScript, `httpx` and `requests` in
// Python.

import type { CodeLanguage } from '../languages/code-language.ts'
import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
import { splitUrl, type WrittenHeader, type WrittenQuery } from '../../../curl/written-request.ts'
import type { SampleRequest } from './sample-request.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'

const PYTHON_CLIENTS = new Set(['httpx', 'requests', 'http', 'session'])
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Undefined for any other call, and if the URL is not a literal. */
export function readFetch(
  { names, arguments: given }: CallChain,
  language: CodeLanguage,
): SampleRequest | undefined {
  const inPython = language === 'python'
  const [first, last] = [names[0]!, names.at(-1)!]
  const isFetch = !inPython && names.length === 1 && first.name === 'fetch'
  const isMethod = names.length === 2 && METHODS.has(last.name)
  const isPython = inPython && isMethod && PYTHON_CLIENTS.has(first.name)
  const isAxios = !inPython && isMethod && first.name === 'axios'
  const url = given[0]?.value
  if ((!isFetch && !isPython && !isAxios) || url?.kind !== 'literal' || typeof url.value !== 'string')
    return undefined
  const options = isFetch
    ? optionsOf(given[1]?.value)
    : isAxios
      ? axiosOptions(last.name, given)
      : namedOf(given)
  if (!options) return undefined
  const method = options.get('method')?.value
  const headers = headersOf(options.get('headers')?.value)
  const body = options.get(isFetch ? 'body' : isAxios ? 'data' : 'json')?.value
  const address = splitUrl(url.value, url.at)
  const built = isFetch && body?.kind === 'unknown' && body.json ? body.json : body
  return {
    ...address,
    query: [...address.query, ...parametersOf(isFetch ? undefined : options.get('params')?.value)],
    at: last.at,
    method: isMethod ? last.name.toUpperCase() : method?.kind === 'literal' ? String(method.value) : 'GET',
    methodAt: method?.at ?? last.at,
    headers: impliesJson(isPython, isAxios, body) ? [...headers.list, impliedType(body!)] : headers.list,
    ...(headers.open && { openHeaders: true as const }),
    ...(built && { built }),
  }
}

/** `axios.post(url, data, config)`, `axios.get(url, config)`. */
function axiosOptions(method: string, given: readonly CallArgument[]): Map<string, SampleField> | undefined {
  const takesData = method !== 'get' && method !== 'delete'
  const options = optionsOf(given[takesData ? 2 : 1]?.value)
  const data = takesData ? given[1]?.value : undefined
  return options && data ? new Map(options).set('data', { name: 'data', at: data.at, value: data }) : options
}

/** `json=` says what it sends, and axios says it of objects. */
function impliesJson(isPython: boolean, isAxios: boolean, body: SampleValue | undefined): boolean {
  return isPython ? body !== undefined : isAxios && (body?.kind === 'object' || body?.kind === 'array')
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

/** `json=` implies the content type. */
function impliedType({ at }: SampleValue): WrittenHeader {
  return { name: 'Content-Type', value: 'application/json', at, implied: true }
}
