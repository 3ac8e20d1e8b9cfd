// Requests of Spring in Java and Kotlin: `client.post().uri(url).body(body).retrieve()` of RestClient and WebClient, and
// those of RestTemplate.

import type { BuilderChain, CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { sourceText } from '../../syntax/source-text.ts'
import { fieldsOfSteps, filledIn, headerAt, objectOf, valuesOf, type Step } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { METHODS, type RequestParts } from './parts/http-parts.ts'
import { wireOnly } from './parts/wire-only.ts'

const MAKER = /^(?:Rest|Web)Client\.(builder|create)$/
const HEADERS = { one: /^(?:header|defaultHeader)$/, all: /^$/ }
const QUERY = { one: /^queryParam$/, all: /^$/ }
/** Steps that add no headers. */
const PLAIN =
  /^(?:baseUrl|defaultHeader|uri|header|contentType|accept|body|bodyValue|queryParam|build|clone)$/
const TEMPLATE = /^(get|post|put|patch|delete)(?:For(?:Object|Entity|Location))?$/

interface SpringClient {
  steps: readonly Step[]
  base: SampleValue | undefined
}

export function springRequests(read: CodeCalls, code: string): RequestParts[] {
  if (/\b[Rr]estTemplate\b/.test(code)) return read.calls.flatMap((call) => templateRequest(call, code) ?? [])
  if (!/\b(?:Rest|Web)Client\b/.test(code)) return []
  const clients = springClients(read, code)
  return (read.builders ?? []).flatMap((chain) => builtRequest(chain, clients, code) ?? [])
}

function springClients({ calls, builders = [] }: CodeCalls, code: string): Map<string, SpringClient> {
  const clients = new Map<string, SpringClient>()
  for (const { root, steps, arguments: given, at } of builders) {
    if (MAKER.exec(root)?.[1] !== 'builder') continue
    // In Java, the place is that of the method's name.
    const start = sourceText(code, at).startsWith(root) ? 0 : root.indexOf('.') + 1
    const name = assignedName(code, { ...at, column: at.column - start })
    const base = steps.findLast((step) => step.name.name === 'baseUrl')
    if (name) clients.set(name, { steps, base: base ? valuesOf(base)[0] : given[0]?.value })
  }
  for (const { names, arguments: given, at } of calls) {
    if (MAKER.exec(names.map(({ name }) => name).join('.'))?.[1] !== 'create') continue
    const name = assignedName(code, at)
    if (name) clients.set(name, { steps: [], base: given[0]?.value })
  }
  return clients
}

function builtRequest(
  { root, steps }: BuilderChain,
  clients: ReadonlyMap<string, SpringClient>,
  code: string,
): RequestParts | undefined {
  const [name = '', method = ''] = root.split('.').slice(-2)
  const to = steps.find((step) => step.name.name === 'uri')
  if (!METHODS.has(method) || !to) return undefined
  const client = clients.get(name)
  const all = [...(client?.steps ?? []), ...steps]
  const fields = fieldsOfSteps(all, HEADERS)
  const type = steps.find((step) => step.name.name === 'contentType')?.arguments[0]?.value
  const typed = type && /JSON\b|Json\b/.test(sourceText(code, type.at)) ? 'application/json' : undefined
  const sent = steps.find((step) => /^body(?:Value)?$/.test(step.name.name))?.arguments[0]?.value
  return {
    at: to.name.at,
    url: filledIn(valuesOf(to)[0]),
    base: client?.base,
    method,
    headers: [objectOf([...(fields ?? []), ...(type ? [headerAt(type.at, 'Content-Type', typed)] : [])])],
    openHeaders: !client || !fields || all.some((step) => !PLAIN.test(step.name.name)),
    query: objectOf(fieldsOfSteps(steps, QUERY)),
    body: wireOnly(sent),
    isJson: sent !== undefined && sent.kind !== 'literal',
  }
}

/** `rest.postForObject(url, body, type)`, `rest.exchange(url, HttpMethod.POST, entity, type)` */
function templateRequest({ names, arguments: given }: CallChain, code: string): RequestParts | undefined {
  const last = names.at(-1)!
  const [url, second, third] = given.map(({ value }) => value)
  const named =
    last.name === 'exchange' && second ? /\.(\w+)$/.exec(sourceText(code, second.at))?.[1] : undefined
  const method = named ?? TEMPLATE.exec(last.name)?.[1]
  if (names.length < 2 || !method || !METHODS.has(method.toLowerCase()) || url?.kind !== 'literal')
    return undefined
  const hasBody = method.toLowerCase().startsWith('p')
  const body = named ? third : second
  return {
    at: last.at,
    url: filledIn(url),
    method,
    headers: [],
    // The entity may hold headers, as the template may.
    openHeaders: true,
    body: hasBody ? (body ? wireOnly(body) : { kind: 'unknown', at: last.at }) : undefined,
    isJson: hasBody && body?.kind === 'object',
  }
}
