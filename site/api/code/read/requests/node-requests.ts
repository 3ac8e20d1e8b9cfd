// Requests of Node.js's own client: `https.request(url, options)`, with what is written to it.

import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { headersSet } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { optionsOf, TAKES_BODY, writtenText, type RequestParts } from './parts/http-parts.ts'

export function nodeRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const names = calls.map((chain) => (isRequest(chain) ? assignedName(code, chain.at) : undefined))
  return calls.flatMap((chain, index): RequestParts[] => {
    if (!isRequest(chain)) return []
    const values = chain.arguments.map(({ value }) => value)
    const isAddress = values[0]?.kind === 'literal'
    const options = optionsOf(values[isAddress ? 1 : 0])
    if (!options) return []
    const named = options.get('method')?.value
    const name = names[index]
    const next = name === undefined ? -1 : names.indexOf(name, index + 1)
    const later = name === undefined ? [] : calls.slice(index + 1, next < 0 ? calls.length : next)
    const given = (method: RegExp): CallChain[] =>
      later.filter(({ names: [on, called] }) => on?.name === name && method.test(called?.name ?? ''))
    const written = given(/^(?:write|end)$/).flatMap(({ arguments: [first] }) => first?.value ?? [])
    const last = chain.names[1]!
    const method = last.name === 'get' || named === undefined ? 'GET' : writtenText(named)
    return [
      {
        at: last.at,
        url: isAddress ? values[0] : addressOf(options),
        method,
        ...(named && { methodAt: named.at }),
        headers: [options.get('headers')?.value, headersSet(given(/^setHeader$/))],
        openHeaders: options.has('auth') || options.has('agent'),
        // It may be written elsewhere, or in pieces.
        body:
          written.length === 1 || !TAKES_BODY.test(method) ? written[0] : { kind: 'unknown', at: last.at },
        isJson: false,
      },
    ]
  })
}

const isRequest = ({ names }: CallChain): boolean =>
  names.length === 2 && /^https?$/.test(names[0]!.name) && /^(?:request|get)$/.test(names[1]!.name)

/** `{ hostname: 'api.example', path: '/tokens' }` */
function addressOf(options: ReadonlyMap<string, SampleField>): SampleValue | undefined {
  const host = (options.get('hostname') ?? options.get('host'))?.value
  const path = options.get('path')?.value
  if (host?.kind !== 'literal' || path?.kind !== 'literal') return undefined
  return { ...path, value: `https://${writtenText(host)}${writtenText(path)}` }
}
