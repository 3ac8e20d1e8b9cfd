// Requests in Python: the functions of `requests` and `httpx`, the sessions and clients that they and `aiohttp` make, and
// `Request` of `urllib`.

import type { CallArgument, CallChain, CallName, CodeCalls } from '../../syntax/call-chain.ts'
import { httpClients, sentBy, type HttpClient } from './parts/http-clients.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

/** Any other receiver is a client that may have headers of its own. */
const MODULES = new Set(['httpx', 'requests'])
const CLIENT = /^(?:httpx\.(?:Async)?Client|aiohttp\.ClientSession|requests\.(?:Session|session))$/
/** Arguments of a client that add no headers. */
const PLAIN = /^(?:base_url|headers|timeout|verify|http1|http2|limits|follow_redirects)$/

export function pythonRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const clients = httpClients(calls, code, clientOf)
  return calls.flatMap((chain): RequestParts[] => {
    const names = chain.names.filter(({ name }) => name !== 'self')
    const [receiver, last] = [names.at(-2), names.at(-1)]
    if (last?.name === 'Request' && /\burllib\b/.test(code)) return [ofUrllib(last, chain.arguments, code)]
    if (!receiver || !last) return []
    const client = names.length === 2 ? clients.get(receiver.name) : undefined
    const read = readCall(last.name, chain.arguments)
    if (!read) return []
    const isOpen = !(names.length === 2 && MODULES.has(receiver.name))
    return [{ ...sentBy(client ?? { isOpen }, read), at: last.at }]
  })
}

function clientOf({ names, arguments: given }: CallChain): HttpClient | undefined {
  if (!CLIENT.test(names.map(({ name }) => name).join('.'))) return undefined
  const { positional, named } = sorted(given)
  return {
    base: named.get('base_url') ?? positional[0],
    headers: named.get('headers'),
    isOpen: positional.length > 1 || [...named.keys()].some((name) => !PLAIN.test(name)),
  }
}

/** `requests.post(url, json=…)`, `session.request("POST", url, data=json.dumps(…))`. */
function readCall(name: string, given: readonly CallArgument[]): Omit<RequestParts, 'at'> | undefined {
  const { positional, named } = sorted(given)
  const verb = name === 'request' ? (named.get('method') ?? positional.shift()) : undefined
  if (verb ? verb.kind !== 'literal' : !METHODS.has(name)) return undefined
  const json = named.get('json')
  return {
    url: named.get('url') ?? positional[0],
    method: verb ? writtenText(verb) : name,
    methodAt: verb?.at,
    headers: [named.get('headers')],
    query: named.get('params'),
    body: json ?? named.get('data') ?? named.get('content'),
    isJson: json !== undefined,
    openHeaders: false,
  }
}

/** `Request(url, data=json.dumps(…).encode(), headers={…}, method="PUT")` */
function ofUrllib({ at }: CallName, given: readonly CallArgument[], code: string): RequestParts {
  const { positional, named } = sorted(given)
  const [url, data, headers] = positional
  const body = named.get('data') ?? data
  const method = named.get('method')
  return {
    at,
    url: named.get('url') ?? url,
    method: method ? writtenText(method) : body ? 'POST' : 'GET',
    methodAt: method?.at,
    headers: [named.get('headers') ?? headers],
    openHeaders: /\badd_(?:unredirected_)?header\(/.test(code),
    body,
    isJson: false,
  }
}

function sorted(given: readonly CallArgument[]) {
  return {
    positional: given.flatMap((one) => (one.name ? [] : [one.value])),
    named: new Map(given.flatMap((one) => (one.name ? [[one.name.name, one.value] as const] : []))),
  }
}
