// Requests of Ktor in Kotlin: `client.post(url) { header(name, value); setBody(body) }`.

import { lineStarts, type CodeSpan } from '../../../../curl/code-span.ts'
import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleField } from '../../syntax/read-value.ts'
import { headerAt, objectOf } from './parts/fluent-steps.ts'
import { METHODS, type RequestParts } from './parts/http-parts.ts'
import { wireOnly } from './parts/wire-only.ts'

const NAMES = /^(?:header|append|set)$/
/** What adds headers to every request. */
const OPEN = /\b(?:defaultRequest|DefaultRequest|Auth|intercept|createClientPlugin)\b/

export function ktorRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  if (!/\bio\.ktor\b|\bHttpClient\b|\bsetBody\(|\bbodyAsText\(|\bclient\.\w+\([^)\n]*\)\s*\{/.test(code))
    return []
  const isClosed = /\bHttpClient\s*[({]/.test(code) && !OPEN.test(code)
  const starts = lineStarts(code)
  const offset = (row: number, column: number): number => starts[row]! + column
  const textAt: TextAt = ({ row, column, endRow, endColumn }) =>
    code.slice(offset(row, column), offset(endRow, endColumn))
  return calls.flatMap((chain): RequestParts[] => {
    const { names, arguments: given, at } = chain
    const last = names.at(-1)!
    if (names.length < 2 || !METHODS.has(last.name)) return []
    // `client.post { url(…) }` has no parentheses.
    const end = given.length > 0 ? at : last.at
    const [from, to] = blockAfter(code, offset(end.endRow, end.endColumn))
    const inner = calls.filter((one) => {
      const start = offset(one.at.row, one.at.column)
      return start > from && start < to
    })
    const addsMore = from < to && /\bheaders\s*\{[^}]*\bappendAll/.test(code)
    const request = requestOf(chain, inner, textAt)
    return request ? [{ ...request, openHeaders: !isClosed || addsMore || request.openHeaders }] : []
  })
}

/** `inner`: the calls in the block that sets the request up. */
function requestOf(
  { names, arguments: given }: CallChain,
  inner: readonly CallChain[],
  textAt: TextAt,
): RequestParts | undefined {
  const set = (name: string) => inner.find((one) => nameOf(one) === name)?.arguments[0]?.value
  const url = given[0]?.value ?? set('url')
  if (url?.kind !== 'literal') return undefined
  const fields = inner.flatMap((one) => (NAMES.test(nameOf(one)) ? pairOf(one, textAt) : []))
  const parameters = inner.filter((one) => nameOf(one) === 'parameter')
  const type = set('contentType')
  const json = type && /\bJson\b/.test(textAt(type.at)) ? 'application/json' : undefined
  const token = inner.find((one) => /^(?:bearer|basic)Auth$/.test(nameOf(one)))
  const last = names.at(-1)!
  return {
    at: last.at,
    url,
    method: last.name,
    headers: [
      objectOf([
        ...fields.flatMap((field) => field ?? []),
        ...(type ? [headerAt(type.at, 'Content-Type', json)] : []),
        ...(token ? [headerAt(token.at, 'Authorization')] : []),
      ]),
    ],
    openHeaders: fields.includes(undefined),
    query: objectOf(parameters.flatMap((one) => pairOf(one, textAt) ?? [])),
    body: wireOnly(set('setBody')),
    isJson: false,
  }
}

type TextAt = (at: CodeSpan) => string

const nameOf = ({ names }: CallChain): string => names.at(-1)!.name

/** Undefined if the name is not written out: `HttpHeaders.Accept` adds no key. */
function pairOf({ arguments: [name, given] }: CallChain, textAt: TextAt): SampleField | undefined {
  if (!name || !given) return undefined
  if (name.value.kind === 'literal')
    return { name: String(name.value.value), at: name.value.at, value: given.value }
  const known = /^HttpHeaders\.(\w+)$/.exec(textAt(name.value.at))?.[1]
  return known
    ? { name: known.replaceAll(/\B[A-Z]/g, '-$&'), at: name.value.at, value: given.value }
    : undefined
}

/** From the brace that follows a call to the one that closes it; empty if there is none. */
function blockAfter(code: string, end: number): [from: number, to: number] {
  const open = end + (/^[ \t]*/.exec(code.slice(end, end + 200))?.[0].length ?? 0)
  if (code[open] !== '{') return [end, end]
  let depth = 0
  const parts = /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|[{}]/g
  parts.lastIndex = open
  for (let part = parts.exec(code); part; part = parts.exec(code)) {
    if (part[0] === '{') depth++
    else if (part[0] === '}' && --depth === 0) return [open, part.index]
  }
  return [open, code.length]
}
