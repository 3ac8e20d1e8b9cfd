// Requests in C#: the calls of `HttpClient`, with its base address, and `HttpRequestMessage`. Its headers may be set
// anywhere, so that none is missed.

import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { writtenText, type RequestParts } from './http-parts.ts'

const CALL = /^(Get|Post|Put|Patch|Delete)(?:As(?:Json)?|FromJson|String|Stream|ByteArray)*Async$/
const MESSAGE = 'new HttpRequestMessage'
const CLIENT =
  /\b(\w+)\s*=\s*new(?:\s+HttpClient)?\s*(?:\(\s*\)\s*)?\{[^{}]*?\bBaseAddress\s*=\s*new(?:\s+Uri)?\s*\(\s*"([^"\n]*)"/g
const SET_LATER = /\b(\w+)\.BaseAddress\s*=\s*new(?:\s+Uri)?\s*\(\s*"([^"\n]*)"/g

export function csharpRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const bases = new Map<string, string | undefined>()
  for (const [, name = '', base = ''] of [...code.matchAll(CLIENT), ...code.matchAll(SET_LATER)])
    bases.set(name, bases.has(name) ? undefined : base)
  return calls.flatMap((chain) => calledRequest(chain, bases, /\bContent\s*=/.test(code)) ?? [])
}

function calledRequest(
  { names, arguments: given }: CallChain,
  bases: ReadonlyMap<string, string | undefined>,
  setsContent: boolean,
): RequestParts | undefined {
  const last = names.at(-1)!
  const [first, second] = given.map(({ value }) => value)
  const common = { at: last.at, headers: [], openHeaders: true }
  if (last.name === MESSAGE) {
    if (first?.kind !== 'literal') return undefined
    const method = writtenText(first)
    const body: SampleValue = { kind: 'unknown', at: last.at }
    const hasBody = setsContent && method.startsWith('P')
    return {
      ...common,
      url: second,
      method,
      methodAt: first.at,
      body: hasBody ? body : undefined,
      isJson: false,
    }
  }
  const verb = CALL.exec(last.name)?.[1]
  const receiver = names.at(-2)
  if (verb === undefined || !receiver) return undefined
  const base = bases.get(receiver.name)
  const takesBody = verb.startsWith('P')
  const isJson = last.name.includes('AsJson')
  return {
    ...common,
    url: first,
    ...(base !== undefined && { base: { kind: 'literal', value: base, at: receiver.at } }),
    method: verb,
    body: takesBody ? (isJson ? inCamelCase(second) : second) : undefined,
    isJson,
  }
}

/** As `System.Text.Json` writes the names of what it sends. */
function inCamelCase(value: SampleValue | undefined): SampleValue | undefined {
  // A class may give its fields other names.
  if (value?.kind !== 'object' || value.names !== 'wire') return value && { kind: 'unknown', at: value.at }
  const fields = value.fields.map((field) => ({
    ...field,
    name: field.name.charAt(0).toLowerCase() + field.name.slice(1),
    value: field.value.kind === 'object' ? inCamelCase(field.value)! : field.value,
  }))
  return { ...value, fields }
}
