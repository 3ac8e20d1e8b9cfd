// The mock of the platform's echo destination: it returns the request that a proxy call forwards to it.

import type { ApiOperation } from '../contract/contract.ts'
import type { CheckedRequest } from './refuse-request.ts'
import { knownValues } from './values/known-values.ts'
import { replaceExpressions } from './values/replace-expressions.ts'

interface EchoedRequest {
  method: string
  url: string
  headers: Record<string, unknown>
  /** Parsed if it is JSON; null if there is none. */
  body: unknown
}

/** Headers that the proxy does not forward, besides the platform's own. */
const HOP_HEADERS = new Set(['connection', 'content-length', 'host', 'keep-alive'])

/** Host of the echo destination for the platform whose API is at `server`. */
export function echoHostOf(server: string): string {
  return new URL(server).hostname.replace(/^api\./, 'echo.')
}

/** Undefined if the request names another destination, or a pre-configured proxy. */
export function echoRequest(
  { operation, path, query, headers, body }: CheckedRequest,
  text: string | undefined,
  { headerPrefix, echoHost }: { headerPrefix: string; echoHost: string },
): EchoedRequest | undefined {
  const prefix = headerPrefix.toLowerCase()
  const keyName = `${prefix}-proxy-key`
  const rest = operation.parameters.find((parameter) => parameter.rest)
  const destination = headers[`${prefix}-proxy-url`] ?? ''
  if (!rest || headers[keyName] || query.has(keyName)) return undefined
  if (!URL.canParse(destination) || new URL(destination).hostname !== echoHost) return undefined

  const known = knownValues(operation, (example) =>
    typeof example === 'object' && example !== null && 'body' in example ? example.body : undefined,
  )
  const called = path[rest.name]
  const url = `${destination.replace(/\/+$/, '')}${called ? `/${called}` : ''}`
  const search = query.size > 0 ? `?${decodeURIComponent(query.toString().replaceAll('+', '%20'))}` : ''
  const sent = Object.entries(headers).filter(
    ([name]) => !name.startsWith(`${prefix}-`) && !HOP_HEADERS.has(name) && name !== 'prefer',
  )
  return {
    method: operation.method,
    url: String(replaceExpressions(`${url}${search}`, known)),
    headers: replaceExpressions(Object.fromEntries(sent), known) as Record<string, unknown>,
    body: replaceExpressions(body ?? text ?? null, known),
  }
}

/** The operation without examples of the echo destination, since no other destination responds like it. */
export function withoutEchoExamples(operation: ApiOperation, echoHost: string): ApiOperation {
  const { body } = operation
  if (!body) return operation
  const isEcho = (value: string) => URL.canParse(value) && new URL(value).hostname === echoHost
  const examples = body.examples.filter(({ parameters = {} }) => !Object.values(parameters).some(isEcho))
  return { ...operation, body: { ...body, examples } }
}
