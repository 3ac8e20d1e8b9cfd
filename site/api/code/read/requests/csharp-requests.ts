// Reads requests in C#: those of RestSharp, of `HttpClient` with its base address, and `HttpRequestMessage`. Headers of
// the last two may be set anywhere, so none counts as missing.

import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { inCamelCase } from './parts/camel-case.ts'
import { headerAt } from './parts/fluent-steps.ts'
import { writtenText, type RequestParts } from './parts/http-parts.ts'
import { restSharpRequests } from './restsharp-requests.ts'

const CALL = /^(Get|Post|Put|Patch|Delete)(?:As(?:Json)?|FromJson|String|Stream|ByteArray)*Async$/
const MESSAGE = 'new HttpRequestMessage'
const CLIENT =
  /\b(\w+)\s*=\s*new(?:\s+HttpClient)?\s*(?:\(\s*\)\s*)?\{[^{}]*?\bBaseAddress\s*=\s*new(?:\s+Uri)?\s*\(\s*"([^"\n]*)"/g
const SET_LATER = /\b(\w+)\.BaseAddress\s*=\s*new(?:\s+Uri)?\s*\(\s*"([^"\n]*)"/g
/** Clients that are made with the address are given to classes, under any name. */
const FACTORY = /\bAddHttpClient\b/

export function csharpRequests(read: CodeCalls, code: string): RequestParts[] {
  return [...clientRequests(read, code), ...restSharpRequests(read, code)]
}

function clientRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const bases = new Map<string, string | undefined>()
  for (const [, name = '', base = ''] of [...code.matchAll(CLIENT), ...code.matchAll(SET_LATER)])
    bases.set(name, bases.has(name) ? undefined : base)
  const [base, ...more] = new Set(bases.values())
  const given = FACTORY.test(code) && more.length === 0 ? base : undefined
  const contents = [...code.matchAll(CONTENT)]
  const content: Content = {
    isSet: /\bContent\s*=/.test(code),
    value: contents.length === 1 ? jsonContent(calls) : undefined,
    type:
      contents.length === 1
        ? (contents[0]![1] ?? JSON_TYPE.exec(code)?.[1] ?? 'application/json')
        : undefined,
  }
  return calls.flatMap((chain) => calledRequest(chain, { bases, given }, { content, code }) ?? [])
}

/** What is set as the content of messages. */
interface Content {
  isSet: boolean
  /** What is written, where the code has a single one. */
  value: SampleValue | undefined
  /** Its type, where the code has a single one. */
  type: string | undefined
}

/** `JsonContent.Create(body)` */
function jsonContent(calls: readonly CallChain[]): SampleValue | undefined {
  const [only, ...more] = calls.filter(({ names }) =>
    /^JsonContent\.Create$/.test(names.map(({ name }) => name).join('.')),
  )
  // Options may name the fields in another way.
  const isPlain = more.length === 0 && only?.arguments.length === 1
  return isPlain ? inCamelCase(only.arguments[0]!.value) : undefined
}

/** `JsonContent.Create(body, new MediaTypeHeaderValue("application/merge-patch+json"))` */
const JSON_TYPE = /\bJsonContent\.Create\([\s\S]*?\bnew MediaTypeHeaderValue\(\s*"([\w.+/-]+)"/

/** `Content = new StringContent(json, Encoding.UTF8, "application/json")`, `Content = JsonContent.Create(` */
const CONTENT =
  /\bContent\s*=\s*(?:new StringContent\((?:[^()";]|"(?:[^"\\\n]|\\.)*"|\((?:[^()"]|"[^"\n]*")*\)){0,400},\s*"([\w.+/-]+)"\s*\)|JsonContent\.Create\()/g

function calledRequest(
  { names, arguments: given }: CallChain,
  { bases, given: factory }: { bases: ReadonlyMap<string, string | undefined>; given: string | undefined },
  { content, code }: { content: Content; code: string },
): RequestParts | undefined {
  const last = names.at(-1)!
  const [first, second, third] = given.map(({ value }) => value)
  const common = { at: last.at, headers: [], openHeaders: true }
  if (last.name === MESSAGE) {
    if (first?.kind !== 'literal') return undefined
    const method = writtenText(first)
    const body: SampleValue = content.value ?? { kind: 'unknown', at: last.at }
    const hasBody = content.isSet && method.startsWith('P')
    return {
      ...common,
      ...(hasBody && content.type !== undefined && { headers: [typeHeader(content.type, last.at)] }),
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
  const base = bases.has(receiver.name) ? bases.get(receiver.name) : factory
  const takesBody = verb.startsWith('P')
  const isJson = last.name.includes('AsJson')
  const sentAs = second?.kind === 'literal' ? second.sentAs : undefined
  return {
    ...common,
    ...(sentAs !== undefined && { headers: [typeHeader(sentAs, second!.at)] }),
    url: first,
    ...(base !== undefined && { base: { kind: 'literal', value: base, at: receiver.at } }),
    method: verb,
    body: takesBody ? (isJson ? jsonBody(second, third, code) : second) : undefined,
    isJson,
  }
}

/** Options may name the fields in another way; a third argument is otherwise a cancellation token. */
function jsonBody(
  body: SampleValue | undefined,
  third: SampleValue | undefined,
  code: string,
): SampleValue | undefined {
  const written = third && (code.split('\n')[third.at.row] ?? '').slice(third.at.column)
  const isPlain = written === undefined || /^(?:\w+\.)*(?:ct|\w*[cC]ancel\w*|\w*[tT]oken)\b/.test(written)
  return isPlain ? inCamelCase(body) : body && { kind: 'unknown', at: body.at }
}

function typeHeader(value: string, at: CodeSpan): SampleValue {
  const fields = [headerAt(at, 'Content-Type', value)]
  return { kind: 'object', at, fields, names: 'wire', open: true }
}
