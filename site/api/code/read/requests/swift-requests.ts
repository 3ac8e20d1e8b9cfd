// Requests in Swift: `URLRequest`, with what is set on it, sent by the shared session.

import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { fieldOfPair, objectOf } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import type { RequestParts } from './parts/http-parts.ts'

export function swiftRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const made = calls.map((chain) => (isRequest(chain) ? assignedName(code, chain.at) : undefined))
  return calls.flatMap((chain, index): RequestParts[] => {
    const name = made[index]
    const url = chain.arguments.find((given) => given.name?.name === 'url')?.value
    if (name === undefined || !url) return []
    const next = made.indexOf(name, index + 1)
    const after = calls.slice(index + 1, next < 0 ? calls.length : next)
    const lines = code.split('\n').slice(chain.at.row, next < 0 ? undefined : calls[next]!.at.row)
    const text = lines.join('\n')
    const set = (member: string): string | undefined =>
      new RegExp(String.raw`\b${name}\.${member}\s*=\s*([^\n]+)`).exec(text)?.[1]
    const method = set('httpMethod') ?? '"GET"'
    const verb = /^"([A-Z]+)"/.exec(method)?.[1]
    if (verb === undefined) return []
    const { at } = chain.names[0]!
    const isAlone = code.includes('URLSession.shared') && !new RegExp(`&${name}\\b`).test(text)
    return [
      {
        at,
        url,
        method: verb,
        headers: [objectOf(after.flatMap((call) => headerOf(call, name)))],
        openHeaders: !isAlone || set('allHTTPHeaderFields') !== undefined,
        body:
          set('httpBody') === undefined && set('httpBodyStream') === undefined
            ? undefined
            : bodyOf(after, at),
        isJson: false,
      },
    ]
  })
}

const isRequest = ({ names }: CallChain): boolean => names.length === 1 && names[0]!.name === 'URLRequest'

/** `request.setValue("application/json", forHTTPHeaderField: "Content-Type")` */
function headerOf({ names: [on, called], arguments: [value, key] }: CallChain, name: string): SampleField[] {
  const isHeader = on?.name === name && /^(?:set|add)Value$/.test(called?.name ?? '')
  const field = isHeader ? fieldOfPair(key, value) : undefined
  return field ? [field] : []
}

/** `JSONSerialization.data(withJSONObject: body)`, where nothing else is serialised. */
function bodyOf(calls: readonly CallChain[], at: SampleValue['at']): SampleValue {
  const [given, ...more] = calls.flatMap(({ names, arguments: [first] }) =>
    names.map(({ name }) => name).join('.') === 'JSONSerialization.data' ? (first ?? []) : [],
  )
  return given && more.length === 0 ? { kind: 'unknown', at, json: given.value } : { kind: 'unknown', at }
}
