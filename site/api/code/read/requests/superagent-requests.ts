// Requests of superagent: `request.post(url).set('name', value).send({ … })`, under the name that the code imports it by.

import { HOLE } from '../../../../curl/placeholder.ts'
import { FORM_TYPE } from '../../../../curl/written-request.ts'
import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import { fieldsOfSteps, headerAt, objectOf, valuesOf, type Step } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

const IMPORTED = /\b(\w+)\s*(?:=\s*require\(\s*|from\s*)['"]superagent['"]/
const HEADERS = { one: /^set$/, all: /^$/ }
const QUERY = { one: /^$/, all: /^query$/ }
/** Steps that add no header, and what is done with the response. */
const PLAIN =
  /^(?:set|send|query|type|accept|auth|timeout|retry|ok|redirects|responseType|withCredentials|buffer|parse|on|then|catch|finally|end)$/

export function superagentRequests({ calls, builders = [] }: CodeCalls, code: string): RequestParts[] {
  const name = IMPORTED.exec(code)?.[1]
  if (name === undefined) return []
  return calls.flatMap((call): RequestParts[] => {
    const sent = call.names[0]!.name === name ? opened(call) : undefined
    if (!sent) return []
    // The outermost comes first.
    const built = builders.find(({ at }) => at.row === call.at.row && at.column === call.at.column)
    const steps = built?.steps ?? []
    return [{ ...sent, ...settings(steps, isKept(call, code)), at: call.names.at(-1)!.at }]
  })
}

/** `request.get(url)`, `request('GET', url)`, `request(url)` */
function opened({ names, arguments: given }: CallChain): Pick<RequestParts, 'method' | 'url'> | undefined {
  const [first, second] = given.map(({ value }) => value)
  if (names.length === 1)
    return second ? first && { method: writtenText(first), url: second } : { method: 'GET', url: first }
  const method = names[1]!.name === 'del' ? 'delete' : names[1]!.name
  return names.length === 2 && METHODS.has(method) ? { method, url: first } : undefined
}

/** Whether the request is kept in a variable, where more may be added to it. */
function isKept({ at }: CallChain, code: string): boolean {
  const before = code.split('\n')[at.row]!.slice(0, at.column)
  return assignedName(code, at) !== undefined && !/\bawait\s+$/.test(before)
}

function settings(
  steps: readonly Step[],
  isKept: boolean,
): Pick<RequestParts, 'headers' | 'openHeaders' | 'query' | 'body' | 'openBody' | 'isJson'> {
  const named = (name: RegExp): Step[] => steps.filter((step) => name.test(step.name.name))
  const [objects, pairs] = [1, 2].map((count) =>
    named(/^set$/).filter(({ arguments: given }) => given.length === count),
  ) as [Step[], Step[]]
  const fields = fieldsOfSteps(pairs, HEADERS)
  const [type] = named(/^type$/)
  const [auth] = named(/^auth$/)
  const [sent, ...more] = named(/^send$/)
  const body = sent && valuesOf(sent)[0]
  const isText = body?.kind === 'literal' || (body?.kind === 'unknown' && body.json !== undefined)
  const isUntyped = !type && objects.length === 0 && !fields?.some(({ name }) => /^content-type$/i.test(name))
  return {
    headers: [
      ...objects.map((step) => valuesOf(step)[0]),
      objectOf([
        ...(fields ?? []),
        ...(type ? [headerAt(type.name.at, 'Content-Type', contentType(type))] : []),
        // Text is sent as a form unless its type is set.
        ...(isText && isUntyped && !isKept ? [headerAt(body.at, 'Content-Type', FORM_TYPE)] : []),
        ...(auth ? [headerAt(auth.name.at, 'Authorization')] : []),
      ]),
    ],
    openHeaders: isKept || !fields || steps.some(({ name }) => !PLAIN.test(name.name)),
    query: objectOf(fieldsOfSteps(named(/^query$/), QUERY)),
    body: sent && more.length > 0 ? { kind: 'unknown', at: sent.name.at } : body,
    ...((isKept || named(/^(?:attach|field|use)$/).length > 0) && { openBody: true }),
    isJson: body !== undefined && !isText,
  }
}

/** `.type('json')` */
function contentType(step: Step): string {
  const [value] = valuesOf(step)
  const type = value ? writtenText(value) : HOLE
  return type === 'json' ? 'application/json' : type === 'form' ? FORM_TYPE : type
}
