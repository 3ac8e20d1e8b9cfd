// Requests of superagent: `request.post(url).set('name', value).send({ … })`, under the name that the code imports it by.

import { HOLE } from '../../../../curl/placeholder.ts'
import { FORM_TYPE } from '../../../../curl/written-request.ts'
import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { fieldsOfSteps, headerAt, objectOf, valuesOf, type Step } from './parts/fluent-steps.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

const IMPORTED = /\b(\w+)\s*(?:=\s*require\(\s*|from\s*)['"]superagent['"]/
const HEADERS = { one: /^set$/, all: /^$/ }
const QUERY = { one: /^$/, all: /^query$/ }
/** Steps that add no header, and what is done with the response. */
const PLAIN =
  /^(?:set|send|query|type|accept|auth|timeout|retry|ok|redirects|responseType|withCredentials|buffer|parse|on|then|catch|finally|end)$/
/** Steps that send the request. */
const SENDS = /^(?:then|catch|finally|end)$/
/** What comes before a call whose result is used. */
const USES = /(?:[=(,[:?|&>]|\b(?:return|yield|default))$/
/** Enough for the sign or word before a call, and empty lines. */
const LINES_ABOVE = 3
const FUNCTION = /^(?:async\s+)?(?:function\b|[\w$]+\s*=>|\([^()]*\)\s*(?::[^=]*)?=>)/

export function superagentRequests({ calls, builders = [] }: CodeCalls, code: string): RequestParts[] {
  const name = IMPORTED.exec(code)?.[1]
  if (name === undefined) return []
  const lines = code.split('\n')
  return calls.flatMap((call): RequestParts[] => {
    const sent = call.names[0]!.name === name ? opened(call, lines) : undefined
    if (!sent) return []
    const { given, ...address } = sent
    // The outermost comes first.
    const built = builders.find(({ at }) => at.row === call.at.row && at.column === call.at.column)
    const steps = [...given, ...(built?.steps ?? [])]
    const read = settings(steps, isKept(call, steps, lines))
    const mayBeCallback = given.some((step) => step.name.name === 'send' && !isWritten(valuesOf(step)[0]))
    return [{ ...address, ...read, ...(mayBeCallback && { openBody: true }), at: call.names.at(-1)!.at }]
  })
}

interface Opened extends Pick<RequestParts, 'method' | 'url'> {
  given: Step[]
}

/** `request.get(url, query)`, `request.post(url, body)`, `request('GET', url)`, `request(url)`, with or without a callback. */
function opened({ names, arguments: all }: CallChain, lines: readonly string[]): Opened | undefined {
  const [first, second, third] = all.map(({ value }) => value)
  const isCallback = second !== undefined && isFunction(second, lines)
  const step = (name: string, value: SampleValue): Step => ({
    name: { name, at: value.at },
    arguments: [{ value }],
  })
  if (names.length === 1) {
    const isMethod = second && !isCallback && !(first?.kind === 'literal' && /\W/.test(writtenText(first)))
    if (isMethod) return first && { method: writtenText(first), url: second, given: [] }
    return { method: 'GET', url: first, given: second ? [step('end', second)] : [] }
  }
  const method = names[1]!.name === 'del' ? 'delete' : names[1]!.name
  if (names.length !== 2 || !METHODS.has(method)) return undefined
  const data = isCallback ? 'end' : method === 'get' ? 'query' : 'send'
  const isGiven = second && !(second.kind === 'literal' && second.value === null)
  const given = [...(isGiven ? [step(data, second)] : []), ...(third ? [step('end', third)] : [])]
  return { method, url: first, given }
}

const isFunction = ({ at }: SampleValue, lines: readonly string[]): boolean =>
  FUNCTION.test([lines[at.row]?.slice(at.column), ...lines.slice(at.row + 1, at.endRow + 1)].join('\n'))

const isWritten = (value: SampleValue | undefined): boolean =>
  value !== undefined && (value.kind !== 'unknown' || value.json !== undefined)

/** Whether more may be added to the request elsewhere: it is not sent here, and no statement of its own. */
function isKept({ at }: CallChain, steps: readonly Step[], lines: readonly string[]): boolean {
  if (steps.some(({ name }) => SENDS.test(name.name))) return false
  const above = lines.slice(Math.max(0, at.row - LINES_ABOVE), at.row)
  const before = [...above, lines[at.row]!.slice(0, at.column)].join('\n').trimEnd()
  return USES.test(before) && !/\bawait\s*\($/.test(before)
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
