// Requests in Go: of resty, and of `net/http`, with the headers that are set on the result of `http.NewRequest`.

import type { CallChain, CallName, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { fieldOfPair, objectOf } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { writtenText, type RequestParts } from './parts/http-parts.ts'
import { restyRequests } from './resty-requests.ts'

export function goRequests(read: CodeCalls, code: string): RequestParts[] {
  return [...netRequests(read, code), ...restyRequests(read, code)]
}

function netRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const made = calls.map((chain) => (isNewRequest(chain) ? assignedName(code, chain.at) : undefined))
  return calls.flatMap((chain, index): RequestParts[] => {
    const [first, last, ...more] = chain.names
    if (first?.name !== 'http' || !last || more.length > 0) return []
    const values = chain.arguments.map(({ value }) => value)
    if (last.name === 'Get') return [{ ...plain(last, 'GET', values[0]), query: querySet(calls, code) }]
    if (last.name === 'Post') {
      const type = values[1] && { name: 'Content-Type', at: values[1].at, value: values[1] }
      return [{ ...plain(last, 'POST', values[0]), headers: [objectOf(type ? [type] : [])], body: values[2] }]
    }
    if (!isNewRequest(chain)) return []
    const [method, url, body] = last.name === 'NewRequest' ? values : values.slice(1)
    if (method?.kind !== 'literal') return []
    const name = made[index]
    const next = name === undefined ? -1 : made.indexOf(name, index + 1)
    const until = next < 0 ? calls.length : next
    return [
      {
        ...plain(last, writtenText(method), url),
        methodAt: method.at,
        query: querySet(calls, code),
        headers: name === undefined ? [] : [headersSet(name, calls.slice(index + 1, until))],
        openHeaders: name === undefined || !isSentAsSet(name, between(code, chain, calls[next]), code),
        body: body?.kind === 'literal' && body.value === null ? undefined : body,
      },
    ]
  })
}

function isNewRequest({ names }: CallChain): boolean {
  return (
    names.length === 2 && names[0]!.name === 'http' && /^NewRequest(?:WithContext)?$/.test(names[1]!.name)
  )
}

function plain({ at }: CallName, method: string, url: SampleValue | undefined): RequestParts {
  return { at, url, method, headers: [], openHeaders: false, isJson: false }
}

/** `req.Header.Set("name", value)` */
function headersSet(name: string, calls: readonly CallChain[]): SampleValue | undefined {
  return objectOf(
    calls.flatMap(({ names, arguments: [key, value] }) => {
      const isSet = /^[^.]+\.Header\.(?:Set|Add)$/.test(names.map((one) => one.name).join('.'))
      return isSet && names[0]!.name === name ? (fieldOfPair(key, value) ?? []) : []
    }),
  )
}

/** `values.Set("type", "card")` where the code makes one set of values and one request. */
function querySet(calls: readonly CallChain[], code: string): SampleValue | undefined {
  const [made, ...others] = code.matchAll(
    /\b(\w+)\s*:?=\s*(?:make\(|&)?(?:url\.Values\b|\w+\.URL\.Query\(\))/g,
  )
  const isOne = others.length === 0 && [...code.matchAll(/\bhttp\.(?:NewRequest|Get\b)/g)].length === 1
  if (!made || !isOne || !new RegExp(String.raw`\b${made[1]}\.Encode\(\)`).test(code)) return undefined
  return objectOf(
    calls.flatMap(({ names, arguments: [key, value] }) => {
      const isSet = names.length === 2 && names[0]!.name === made[1] && /^(?:Set|Add)$/.test(names[1]!.name)
      return isSet ? (fieldOfPair(key, value) ?? []) : []
    }),
  )
}

function between(code: string, { at }: CallChain, next: CallChain | undefined): string {
  return code.split('\n').slice(at.endRow, next?.at.row).join('\n')
}

/** A client without a custom transport sends it, and it is passed to nothing else. */
function isSentAsSet(name: string, after: string, code: string): boolean {
  const sender = new RegExp(String.raw`([\w.]+)\.Do\(\s*${name}\s*\)`).exec(after)?.[1]
  if (sender === undefined) return false
  const others = after.replaceAll(new RegExp(String.raw`\.Do\(\s*${name}\s*\)`, 'g'), '')
  if (new RegExp(String.raw`[(,]\s*${name}\s*[,)]|\b${name}\.Header\s*[=[]`).test(others)) return false
  if (sender === 'http.DefaultClient') return true
  const client = new RegExp(
    String.raw`\b${sender.replaceAll('.', String.raw`\.`)}\s*:?=\s*&?http\.Client\{([^}]*)\}`,
  ).exec(code)
  return client !== null && !client[1]!.includes('Transport')
}
