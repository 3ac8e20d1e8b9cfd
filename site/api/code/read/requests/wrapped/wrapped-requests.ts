// Requests through a function that the code defines itself: `call('POST', '/tokens', { … })`. Its text shows whether
// it sends the path below the API's address, and which parameter is the body. Its headers are its own.

import type { CodeLanguage } from '../../../languages/code-language.ts'
import type { CallArgument, CallChain, CodeCalls } from '../../../syntax/call-chain.ts'
import type { SampleValue } from '../../../syntax/read-value.ts'
import { inCamelCase } from '../parts/camel-case.ts'
import { writtenText, type RequestParts } from '../parts/http-parts.ts'
import { wireOnly } from '../parts/wire-only.ts'
import { basesIn, basesOf, isPutBehind, type Base } from './base-addresses.ts'
import { ownFunction, type OwnFunction } from './own-functions.ts'
import { isBody, isQuery, mentions } from './sent-parameters.ts'

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE)$/i
/** Further calls are seldom of a function with another name. */
const MAX_NAMES = 40

export function wrappedRequests(
  { calls }: CodeCalls,
  { code, language, server }: { code: string; language: CodeLanguage; server: string },
): RequestParts[] {
  if (!code.includes(server)) return []
  const bases = basesIn(code, server)
  const functions = new Map<string, OwnFunction | undefined>()
  return calls.flatMap((chain): RequestParts[] => {
    const { name } = chain.names.at(-1)!
    if (!chain.arguments.some(({ value }) => isPath(value))) return []
    if (!functions.has(name) && functions.size < MAX_NAMES)
      functions.set(name, ownFunction(code, name, language))
    const own = functions.get(name)
    if (!own || !isOfOwn(chain)) return []
    const [request] = basesOf(own, bases, server).flatMap(
      (base) => wrappedRequest(chain, own, { base, language }) ?? [],
    )
    return request ? [request] : []
  })
}

/** A verb of another object is another function, such as a route's. */
function isOfOwn({ names }: CallChain): boolean {
  const [on] = names
  return names.length === 1 || /^(?:this|self|cls)$/.test(on!.name) || !METHOD.test(names.at(-1)!.name)
}

function wrappedRequest(
  chain: CallChain,
  own: OwnFunction,
  { base, language }: { base: Base; language: CodeLanguage },
): RequestParts | undefined {
  const given = chain.arguments.map((argument, index) => ({
    ...argument,
    to: argument.name?.name ?? own.parameters[index] ?? '',
    written: own.written[index] ?? '',
  }))
  const path = given.find(({ value, to }) => isPath(value) && isPutBehind(to, base, own.body))
  const at = chain.names.at(-1)!.at
  if (!path) return undefined
  const options = given.find((one) => isOptions(one, own.body))
  const named = given.find(({ value, to }) => isMethod(value) && mentions(to, own.body))
  const method = named?.value ?? fieldOf(options?.value, /^method$/)
  const verb = method ? verbOf(method) : verbIn(own, given.length)
  if (verb === undefined) return undefined
  return {
    at,
    url: path.value,
    base: { kind: 'literal', value: base.address, at: path.value.at },
    method: verb,
    ...(method && { methodAt: method.at }),
    headers: [],
    openHeaders: true,
    query: given.find(({ to, name }) => isPassedOn(name, 'params', own) || isQuery(to, own.body))?.value,
    openBody: true,
    body: bodyOf(given, options?.value, { own, language }),
    isJson: false,
  }
}

type Given = CallArgument & { to: string; written: string }

function bodyOf(
  given: readonly Given[],
  options: SampleValue | undefined,
  { own, language }: { own: OwnFunction; language: CodeLanguage },
): SampleValue | undefined {
  const sent = given.find(
    ({ value, to, name }) =>
      isPassedOn(name, 'json', own) || (value.kind === 'object' && value !== options && isBody(to, own.body)),
  )?.value
  const inOptions = fieldOf(options, /^(?:body|json|data)$/)
  const body =
    sent ?? (inOptions?.kind === 'object' && !isTakenApart(options, given, own) ? undefined : inOptions)
  if (body === undefined) return undefined
  if (language === 'csharp')
    return /JsonContent\.Create|AsJsonAsync/.test(own.body) ? inCamelCase(body) : wireOnly(body)
  return language === 'go' || language === 'java' ? wireOnly(body) : body
}

/** An argument of `**kwargs`. */
const isPassedOn = (name: CallArgument['name'], wanted: string, { body }: OwnFunction): boolean =>
  name?.name === wanted && /\*\*\w+/.test(body)

/** `{ method = 'GET', body }`, whose body the function turns into JSON. */
function isTakenApart(
  options: SampleValue | undefined,
  given: readonly Given[],
  { body }: OwnFunction,
): boolean {
  const { written = '', to = '' } = given.find(({ value }) => value === options) ?? {}
  const names = ['body', 'json', 'data'].filter((name) =>
    written.startsWith('{') ? new RegExp(`\\b${name}\\b`).test(written) : true,
  )
  return names.some((name) => isBody(name, body) || isBody(`${to}.${name}`, body))
}

const OPTION =
  /^(?:method|headers|body|json|data|params|query|searchParams|signal|timeout|cache|credentials)$/

/** `{ method, body }` that the function takes apart, or passes on to `fetch`. */
const isOptions = ({ value, to, written }: Given, body: string): boolean =>
  value.kind === 'object' &&
  value.fields.every(({ name }) => OPTION.test(name)) &&
  value.fields.some(({ name }) => name !== 'data') &&
  (written.startsWith('{') ||
    (to !== '' &&
      new RegExp(String.raw`\.\.\.\s*\(?${to}\b|,\s*${to}\s*\)|\b${to}\??\.(?:method|body)\b`).test(body)))

function fieldOf(value: SampleValue | undefined, name: RegExp): SampleValue | undefined {
  return value?.kind === 'object' ? value.fields.find((field) => name.test(field.name))?.value : undefined
}

/** The method that the function names itself; `fetch` without one sends GET. */
function verbIn({ body }: OwnFunction, given: number): string | undefined {
  const written = body.matchAll(
    /['"](GET|POST|PUT|PATCH|DELETE)['"]|\b(?:http|Http)\.?Method\.?(Get|Post|Put|Patch|Delete)\b|\.(get|post|put|patch|delete)\(/gi,
  )
  const found = new Set([...written].map(([, ...names]) => names.find(Boolean)!.toUpperCase()))
  if (found.size === 1) return [...found][0]
  const isPlain = found.size === 0 && given === 1 && /\bfetch\(/.test(body) && !/\bmethod\b/.test(body)
  return isPlain ? 'GET' : undefined
}

const isPath = (value: SampleValue): boolean =>
  value.kind === 'literal' && typeof value.value === 'string' && /^\/[a-z\d]/.test(value.value)

const isMethod = (value: SampleValue): boolean => value.kind === 'literal' && METHOD.test(String(value.value))

const verbOf = (method: SampleValue): string | undefined =>
  isMethod(method) ? writtenText(method).toUpperCase() : undefined
