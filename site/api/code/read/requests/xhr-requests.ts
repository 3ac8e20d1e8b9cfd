// Requests of `XMLHttpRequest`: opened, given headers and sent through the variable that holds one.

import type { CallChain, CallName, CodeCalls } from '../../syntax/call-chain.ts'
import { headersSet } from './parts/fluent-steps.ts'
import { assignedName, isPassed } from './parts/http-clients.ts'
import { TAKES_BODY, writtenText, type RequestParts } from './parts/http-parts.ts'

/** A call on a variable, or the one that makes what it holds. */
interface Called {
  chain: CallChain
  on: string
  name: CallName
}

const MADE = 'new XMLHttpRequest'

export function xhrRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const called = calls.flatMap((chain): Called[] => {
    const [on, name, ...more] = chain.names.filter((one) => one.name !== 'this')
    const made = on?.name === MADE ? assignedName(code, chain.at) : undefined
    if (made !== undefined) return [{ chain, on: made, name: on! }]
    return on && name && more.length === 0 ? [{ chain, on: on.name, name }] : []
  })
  const variables = new Set(called.filter(({ name }) => name.name === MADE).map(({ on }) => on))
  return [...variables].flatMap((variable) => {
    const own = called.filter(({ on }) => on === variable)
    const isGiven = isPassed(code, variable)
    return own.flatMap((one, index) => (one.name.name === 'open' ? opened(own, index, isGiven) : []))
  })
}

/** `isGiven`: another function is given the variable. */
function opened(own: readonly Called[], index: number, isGiven: boolean): RequestParts[] {
  const { chain, name } = own[index]!
  const [method, url] = chain.arguments.map(({ value }) => value)
  if (method?.kind !== 'literal') return []
  const made = own.slice(0, index).findLastIndex((one) => one.name.name === MADE)
  // A handler may be written above the line that opens the request.
  const about = [...callsAfter(own, made), ...callsAfter(own, index)]
  const given = (wanted: string): CallChain[] =>
    about.flatMap((one) => (one.name.name === wanted ? one.chain : []))
  const sent = given('send')
  const isSentOnce = sent.length === 1
  const verb = writtenText(method).toUpperCase()
  return [
    {
      at: name.at,
      url,
      method: verb,
      methodAt: method.at,
      headers: [headersSet(given('setRequestHeader'))],
      // It may be sent by another function, which may set more.
      openHeaders: isGiven || !isSentOnce,
      body:
        isSentOnce || !TAKES_BODY.test(verb)
          ? sent[0]?.arguments[0]?.value
          : { kind: 'unknown', at: name.at },
      ...(!isSentOnce && { openBody: true }),
      isJson: false,
    },
  ]
}

/** Up to the next request. */
function callsAfter(own: readonly Called[], index: number): readonly Called[] {
  const later = own.slice(index + 1)
  const next = later.findIndex(({ name }) => name.name === 'open' || name.name === MADE)
  return next < 0 ? later : later.slice(0, next)
}
