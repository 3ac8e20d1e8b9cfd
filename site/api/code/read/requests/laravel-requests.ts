// Requests of Laravel's `Http` facade: `Http::withHeaders([…])->post($url, […])`, also through a client that it made.

import { FORM_TYPE } from '../../../../curl/written-request.ts'
import type { BuilderChain, CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { fieldsOfSteps, filledIn, headerAt, objectOf, valuesOf, type Step } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { METHODS, type RequestParts } from './parts/http-parts.ts'

const HEADERS = { one: /^withHeader$/, all: /^(?:withHeaders|replaceHeaders)$/ }
const QUERY = { one: /^$/, all: /^withQueryParameters$/ }
/** Steps that add nothing to what is sent. */
const PLAIN =
  /^(?:baseUrl|withHeaders?|replaceHeaders|withToken|with(?:Query|Url)Parameters|acceptJson|asJson|timeout|connectTimeout|retry|throw\w*|asForm)$/

export function laravelRequests({ builders = [], calls }: CodeCalls, code: string): RequestParts[] {
  const clients = new Map<string, Step[]>()
  for (const { root, steps, at } of builders) {
    const name = root === 'Http' && !isSending(steps) ? assignedName(code, at) : undefined
    // The outermost comes first.
    if (name !== undefined && !clients.has(name)) clients.set(name, steps)
  }
  const sent = builders.filter(({ root, steps }) => stepsBefore(root, clients) && isSending(steps))
  return [...sent, ...calls.flatMap((call) => oneStep(call, clients))].map(({ root, steps }) =>
    requestOf([...stepsBefore(root, clients)!, ...steps], /\bHttp::global/.test(code)),
  )
}

/** The settings from before the chain; undefined if its root is not a client. */
function stepsBefore(root: string, clients: ReadonlyMap<string, Step[]>): Step[] | undefined {
  return root === 'Http' ? [] : (clients.get(`$${root}`) ?? clients.get(root))
}

function isSending(steps: readonly Step[]): boolean {
  return METHODS.has(steps.at(-1)?.name.name ?? '')
}

/** `$client->get($url)`, `$this->client->get($url)` */
function oneStep(
  { names, arguments: given, at }: CallChain,
  clients: ReadonlyMap<string, Step[]>,
): BuilderChain[] {
  const [root, name, ...more] = names.filter((one) => one.name !== 'this')
  const steps = name && more.length === 0 ? [{ name, arguments: given }] : []
  return root && stepsBefore(root.name, clients) && isSending(steps)
    ? [{ root: root.name, arguments: [], steps, at }]
    : []
}

function requestOf(steps: readonly Step[], hasGlobals: boolean): RequestParts {
  const last = steps.at(-1)!
  const before = steps.slice(0, -1)
  const fields = fieldsOfSteps(before, HEADERS)
  const token = before.find(({ name }) => name.name === 'withToken')
  const form = before.find(({ name }) => name.name === 'asForm')
  const base = before.findLast(({ name }) => name.name === 'baseUrl')
  const [url, data] = valuesOf(last)
  const isGet = last.name.name === 'get'
  const baseUrl: SampleValue | undefined = base && valuesOf(base)[0]
  return {
    at: last.name.at,
    url: filledIn(url),
    ...(baseUrl && { base: baseUrl }),
    method: last.name.name,
    headers: [
      objectOf([
        ...(fields ?? []),
        ...(token ? [headerAt(token.name.at, 'Authorization')] : []),
        ...(form ? [headerAt(form.name.at, 'Content-Type', FORM_TYPE)] : []),
      ]),
    ],
    openHeaders: hasGlobals || !fields || before.some(({ name }) => !PLAIN.test(name.name)),
    query: isGet ? data : objectOf(fieldsOfSteps(before, QUERY)),
    body: isGet ? undefined : data,
    isJson: !before.some(({ name }) =>
      /^(?:as(?:Form|Multipart)|attach|withBody|bodyFormat)$/.test(name.name),
    ),
  }
}
