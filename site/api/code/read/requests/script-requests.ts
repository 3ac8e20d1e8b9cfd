// Requests in JavaScript and TypeScript: of Node.js's own client, `fetch` and those like it, `axios`, `ky` and `got`, and
// the clients that the last three make.

import type { CallArgument, CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { fieldOfPair, objectOf } from './parts/fluent-steps.ts'
import { assignedName, httpClients, sentBy, type HttpClient } from './parts/http-clients.ts'
import { METHODS, optionsOf, writtenText, type RequestParts } from './parts/http-parts.ts'
import { nodeRequests } from './node-requests.ts'

type Read = Omit<RequestParts, 'at' | 'base'>
type Client = HttpClient & { library: string }

/** Libraries, and the calls that make a client of each. */
const LIBRARIES: Readonly<Record<string, RegExp>> = {
  axios: /^create$/,
  ky: /^(?:create|extend)$/,
  got: /^extend$/,
}
const LIKE_FETCH = /^(?:fetch|\$fetch|ofetch|new Request)$/
const LIKE_FETCH_OR_UNDICI = /^(?:fetch|\$fetch|ofetch|new Request|request)$/
const UNDICI = /\brequest\b[^{};]*\}\s*(?:from\s*|=\s*require\(\s*)['"]undici['"]/
/** What Nest and others pass a client of axios in as, its address and headers set elsewhere. */
const PASSED_IN = /\b(\w+)\s*:\s*(?:HttpService|AxiosInstance)\b/g
/** Options of a client that add no headers. */
const PLAIN = /^(?:baseURL|prefixUrl|baseUrl|headers|timeout|retry|responseType|signal|withCredentials)$/

export function scriptRequests(read: CodeCalls, code: string): RequestParts[] {
  return [...nodeRequests(read, code), ...libraryRequests(read, code)]
}

function libraryRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const made = httpClients(calls, code, clientOf)
  const clients = new Map([...passedIn(code), ...made])
  const likeFetch = UNDICI.test(code) ? LIKE_FETCH_OR_UNDICI : LIKE_FETCH
  return calls.flatMap((chain): RequestParts[] => {
    const [first, ...rest] = chain.names.filter(({ name }) => !/^(?:this|axiosRef)$/.test(name))
    const at = chain.names.at(-1)!.at
    const given = chain.arguments
    if (!first || rest.length > 1) return []
    const client = clients.get(first.name)
    const library = client?.library ?? (Object.hasOwn(LIBRARIES, first.name) ? first.name : undefined)
    const method = rest[0]?.name ?? 'request'
    const read =
      likeFetch.test(first.name) && rest.length === 0
        ? fetchParts(given, /^(?:\$|o)fetch$/.test(first.name))
        : library === 'axios'
          ? axiosParts(method, given)
          : library === undefined
            ? undefined
            : shortParts(method, given)
    if (!read) return []
    // A request that is made ahead may get further headers.
    const isSetUp =
      first.name === 'new Request' ||
      (library !== undefined && new RegExp(`\\b${library}\\.(?:defaults|interceptors)\\b`).test(code))
    return [
      {
        ...sentBy(client ?? { isOpen: isSetUp }, read),
        at,
        query: read.query ?? querySet(read.url, calls, code),
      },
    ]
  })
}

function passedIn(code: string): [name: string, client: Client][] {
  const nowhere: CodeSpan = { row: 0, column: 0, endRow: 0, endColumn: 0 }
  const base: SampleValue = { kind: 'unknown', at: nowhere }
  return [...code.matchAll(PASSED_IN)].map(([, name]) => [name!, { library: 'axios', base, isOpen: true }])
}

/** What is set on `new URL(…)`: `url.searchParams.set('size', 20)`. */
function querySet(
  url: SampleValue | undefined,
  calls: readonly CallChain[],
  code: string,
): SampleValue | undefined {
  const made = calls.find(({ names, at }) => url && names[0]!.name === 'new URL' && isInside(url.at, at))
  const name = made && assignedName(code, made.at)
  if (name === undefined) return undefined
  return objectOf(
    calls.flatMap(({ names: [on, of, called], arguments: [key, value] }) => {
      const isSet =
        on?.name === name && of?.name === 'searchParams' && /^(?:set|append)$/.test(called?.name ?? '')
      return isSet ? (fieldOfPair(key, value) ?? []) : []
    }),
  )
}

const isInside = (inner: CodeSpan, outer: CodeSpan): boolean =>
  (inner.row > outer.row || (inner.row === outer.row && inner.column >= outer.column)) &&
  (inner.endRow < outer.endRow || (inner.endRow === outer.endRow && inner.endColumn <= outer.endColumn))

function clientOf({ names, arguments: given }: CallChain): Client | undefined {
  const [first, last, ...more] = names
  const maker = first && Object.hasOwn(LIBRARIES, first.name) ? LIBRARIES[first.name] : undefined
  if (!maker || !last || more.length > 0 || !maker.test(last.name)) return undefined
  const value = given[0]?.value
  const fields = value?.kind === 'object' ? value.fields : []
  const field = (name: RegExp): SampleValue | undefined => fields.find((one) => name.test(one.name))?.value
  const isOpen = value?.kind === 'object' ? value.open || fields.some(({ name }) => !PLAIN.test(name)) : true
  return {
    library: first!.name,
    base: field(/^(?:baseURL|prefixUrl|baseUrl)$/) ?? { kind: 'unknown', at: first!.at },
    headers: field(/^headers$/),
    isOpen,
  }
}

function fetchParts(given: readonly CallArgument[], isShort: boolean): Read | undefined {
  const options = optionsOf(given[1]?.value)
  if (!options) return undefined
  const method = options.get('method')?.value
  const body = options.get('body')?.value
  return {
    url: given[0]?.value,
    method: method ? writtenText(method) : 'GET',
    methodAt: method?.at,
    headers: [options.get('headers')?.value],
    body,
    // Only `$fetch` takes an object: it sends JSON.
    isJson: isShort && body?.kind === 'object',
    openHeaders: false,
  }
}

/** `axios.post(url, data, config)`, `axios.get(url, config)`, `axios({ method, url, data })`. */
function axiosParts(name: string, given: readonly CallArgument[]): Read | undefined {
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
    method: !isRequest ? name : named ? writtenText(named) : 'GET',
    methodAt: named?.at,
    headers: [options.get('headers')?.value],
    query: options.get('params')?.value,
    body: data,
    isJson: data?.kind === 'object' || data?.kind === 'array',
    openHeaders: false,
  }
}

/** `ky.post(url, { json, headers, searchParams })`. */
function shortParts(name: string, given: readonly CallArgument[]): Read | undefined {
  const options = optionsOf(given[1]?.value)
  if (!options || !METHODS.has(name)) return undefined
  const json = options.get('json')?.value
  return {
    url: given[0]?.value,
    method: name,
    headers: [options.get('headers')?.value],
    query: options.get('searchParams')?.value,
    body: json ?? options.get('body')?.value,
    isJson: json !== undefined,
    openHeaders: false,
  }
}
