// Requests in PHP: the cURL extension, the clients of Guzzle and Symfony, and Laravel's.

import { FORM_TYPE, splitHeader } from '../../../../curl/written-request.ts'
import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { CallArgument, CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { sourceText } from '../../syntax/source-text.ts'
import { headerAt, type Step } from './parts/fluent-steps.ts'
import { assignedName, httpClients, sentBy, type HttpClient } from './parts/http-clients.ts'
import { METHODS, optionsOf, writtenText, type RequestParts } from './parts/http-parts.ts'
import { laravelRequests } from './laravel-requests.ts'

export function phpRequests(read: CodeCalls, code: string): RequestParts[] {
  return [
    ...curlRequests(read.calls, code),
    ...messageRequests(read.calls),
    ...clientRequests(read, code),
    ...laravelRequests(read, code),
  ]
}

/** `new Request('POST', $uri, $headers, $body)` of PSR-7; whoever sends it may add headers. */
function messageRequests(calls: readonly CallChain[]): RequestParts[] {
  return calls.flatMap(({ names, arguments: given }): RequestParts[] => {
    const [method, url, headers, body] = given.map(({ value }) => value)
    if (names.at(-1)!.name !== 'new Request' || method?.kind !== 'literal') return []
    if (!METHODS.has(writtenText(method).toLowerCase())) return []
    return [
      {
        at: names[0]!.at,
        url,
        method: writtenText(method),
        methodAt: method.at,
        headers: [headers],
        openHeaders: true,
        body,
        isJson: false,
      },
    ]
  })
}

interface PhpCall {
  chain: CallChain
  /** Empty for a method. */
  name: string
  /** The variable that holds what `curl_init` makes. */
  handle: string | undefined
  /** The text of its first argument. */
  on: string | undefined
}

function curlRequests(calls: readonly CallChain[], code: string): RequestParts[] {
  const textAt = (at: CodeSpan): string => sourceText(code, at)
  const called = calls.map((chain): PhpCall => {
    const name = chain.names.length === 1 ? chain.names[0]!.name : ''
    const first = chain.arguments[0]?.value
    const handle = name === 'curl_init' ? assignedName(code, chain.at) : undefined
    return { chain, name, handle, on: first && textAt(first.at) }
  })
  return called.flatMap((made, index): RequestParts[] => {
    if (made.handle === undefined) return []
    const later = called.slice(index + 1)
    const next = later.findIndex(({ handle }) => handle === made.handle)
    const own = (next < 0 ? later : later.slice(0, next)).filter((one) => isOn(one, made))
    const options = optionsSet(own, textAt)
    const isWhole = own.every(({ name }) => OWN_CALLS.test(name))
    const request = options && curlRequest(made.chain, options, isWhole)
    return request ? [request] : []
  })
}

const OWN_CALLS = /^curl_(?:setopt|setopt_array|exec|close|getinfo|errno|error|reset)$/

/** The reader follows a variable that is assigned once: its place is then that of what it holds. */
function isOn({ chain, on }: PhpCall, { chain: made, handle }: PhpCall): boolean {
  const at = chain.arguments[0]?.value.at
  return at !== undefined && (on === handle || (at.row === made.at.row && at.column === made.at.column))
}

/** Options of the cURL extension by their names. Undefined if they may be anything. */
function optionsSet(
  calls: readonly PhpCall[],
  textAt: (at: CodeSpan) => string,
): Map<string, SampleValue> | undefined {
  const options = new Map<string, SampleValue>()
  for (const { chain, name } of calls) {
    const [, second, third] = chain.arguments.map(({ value }) => value)
    if (name === 'curl_setopt' && second && third) options.set(textAt(second.at), third)
    if (name !== 'curl_setopt_array') continue
    if (second?.kind !== 'object' || second.open) return undefined
    for (const field of second.fields) options.set(field.name, field.value)
  }
  return options
}

function curlRequest(
  { names, arguments: [address] }: CallChain,
  options: ReadonlyMap<string, SampleValue>,
  isWhole: boolean,
): RequestParts | undefined {
  const { at } = names[0]!
  const body = options.get('CURLOPT_POSTFIELDS')
  const custom = options.get('CURLOPT_CUSTOMREQUEST')
  if (custom && (custom.kind !== 'literal' || !METHODS.has(writtenText(custom).toLowerCase())))
    return undefined
  const isPost = body !== undefined || options.has('CURLOPT_POST')
  const list = options.get('CURLOPT_HTTPHEADER')
  const fields = list?.kind === 'array' ? list.items.flatMap(headerField) : []
  const isOpen = list !== undefined && (list.kind !== 'array' || list.open)
  const isTyped = isOpen || fields.some(({ name }) => name.toLowerCase() === 'content-type')
  if (body && !isTyped) {
    const type = body.kind === 'object' ? 'multipart/form-data' : FORM_TYPE
    fields.push(headerAt(body.at, 'Content-Type', type))
  }
  return {
    at,
    url: options.get('CURLOPT_URL') ?? address?.value,
    method: custom ? writtenText(custom) : isPost ? 'POST' : 'GET',
    methodAt: custom?.at,
    headers: [{ kind: 'object', at: list?.at ?? at, fields, names: 'wire', open: isOpen }],
    openHeaders: !isWhole,
    body,
    isJson: false,
  }
}

function headerField(item: SampleValue): SampleField[] {
  if (item.kind !== 'literal') return []
  const { name, value, at } = splitHeader(String(item.value), item.at)
  return [headerAt(at, name, value)]
}

/** Options of a client that add no headers. */
const PLAIN = /^(?:base_uri|headers|timeout|connect_timeout|http_errors|verify|allow_redirects|debug)$/

function clientRequests({ calls, builders = [] }: CodeCalls, code: string): RequestParts[] {
  const clients = httpClients(calls, code, guzzleClient)
  for (const { root, steps, at } of builders) {
    const [made, ...more] = root === 'HttpClient' ? steps : []
    const name = made && assignedName(code, at)
    // The outermost comes first; what follows may add headers.
    if (name && !clients.has(name))
      clients.set(name, more.length > 0 ? { isOpen: true } : symfonyClient(made))
  }
  return calls.flatMap((chain): RequestParts[] => {
    const names = chain.names.filter(({ name }) => name !== 'this')
    const [receiver, last, ...more] = names
    const client = receiver && (clients.get(receiver.name) ?? clients.get(`$${receiver.name}`))
    // A client that the code is given has its signature, and may send further headers.
    const isKnown = client !== undefined || /^request(?:Async)?$/.test(last?.name ?? '') || isPlainCall(chain)
    const read = isKnown && last && more.length === 0 && guzzleParts(last.name, chain.arguments)
    if (!read) return []
    return [{ ...sentBy(client ?? { isOpen: true }, read), at: last.at }]
  })
}

/** `$client->postAsync('https://…', ['json' => […]])` of a client that the code does not show. */
function isPlainCall({ arguments: [url, options] }: CallChain): boolean {
  const named = optionsOf(options?.value)
  return (
    url?.value.kind === 'literal' &&
    String(url.value.value).startsWith('https:') &&
    ['json', 'headers', 'query', 'body'].some((name) => named?.has(name))
  )
}

function guzzleClient({ names, arguments: [given] }: CallChain): HttpClient | undefined {
  if (names[0]?.name !== 'new Client') return undefined
  const options = optionsOf(given?.value)
  return {
    base: options?.get('base_uri')?.value,
    headers: options?.get('headers')?.value,
    isOpen: !options || [...options.keys()].some((name) => !PLAIN.test(name)),
  }
}

/** `HttpClient::create([…])`, `HttpClient::createForBaseUri($base, […])` of Symfony */
function symfonyClient({ name, arguments: given }: Step): HttpClient {
  const isBased = name.name === 'createForBaseUri'
  const options = optionsOf(given[isBased ? 1 : 0]?.value)
  return {
    base: isBased ? given[0]?.value : options?.get('base_uri')?.value,
    headers: options?.get('headers')?.value,
    isOpen: !options || [...options.keys()].some((option) => !PLAIN.test(option)),
  }
}

/** `$client->request('POST', $uri, ['json' => […]])`, `$client->post($uri, ['json' => […]])`. */
function guzzleParts(name: string, given: readonly CallArgument[]): Omit<RequestParts, 'at'> | undefined {
  const values = given.map(({ value }) => value)
  const called = name.replace(/Async$/, '')
  const verb = called === 'request' ? values.shift() : undefined
  if (verb ? verb.kind !== 'literal' : !METHODS.has(called)) return undefined
  const options = optionsOf(values[1])
  if (!options) return undefined
  const json = options.get('json')?.value
  return {
    url: values[0],
    method: verb ? writtenText(verb) : called,
    methodAt: verb?.at,
    headers: [options.get('headers')?.value],
    query: options.get('query')?.value,
    body: json ?? options.get('body')?.value,
    isJson: json !== undefined,
    openHeaders: options.has('auth') || options.has('form_params') || options.has('multipart'),
  }
}
