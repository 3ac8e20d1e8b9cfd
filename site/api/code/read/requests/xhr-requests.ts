// Requests of `XMLHttpRequest`: opened, given headers and sent through the variable that holds one.

import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import { headersSet } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { TAKES_BODY, writtenText, type RequestParts } from './parts/http-parts.ts'

export function xhrRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const made = calls.filter(({ names }) => names[0]!.name === 'new XMLHttpRequest')
  const variables = new Set(made.map(({ at }) => assignedName(code, at)))
  const called = calls.flatMap((chain) => {
    const [on, name, ...more] = chain.names.filter((one) => one.name !== 'this')
    return on && name && more.length === 0 && variables.has(on.name) ? [{ chain, on: on.name, name }] : []
  })
  return called.flatMap(({ chain, on, name }, index): RequestParts[] => {
    if (name.name !== 'open') return []
    const [method, url] = chain.arguments.map(({ value }) => value)
    if (method?.kind !== 'literal') return []
    const later = called.slice(index + 1).filter((one) => one.on === on)
    const next = later.findIndex((one) => one.name.name === 'open')
    const given = (wanted: string): CallChain[] =>
      later
        .slice(0, next < 0 ? later.length : next)
        .flatMap((one) => (one.name.name === wanted ? one.chain : []))
    const sent = given('send')
    const verb = writtenText(method).toUpperCase()
    return [
      {
        at: name.at,
        url,
        method: verb,
        methodAt: method.at,
        headers: [headersSet(given('setRequestHeader'))],
        // It may be sent by another function, which may set more.
        openHeaders: sent.length !== 1,
        body:
          sent.length === 1 || !TAKES_BODY.test(verb)
            ? sent[0]?.arguments[0]?.value
            : { kind: 'unknown', at: name.at },
        isJson: false,
      },
    ]
  })
}
