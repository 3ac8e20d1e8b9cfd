// The mock of the platform's API: a pure function from a request to the response that the contract promises.

import type { ApiOperation, ApiResponse } from '../contract/contract.ts'
import { apiKeyAuthOf } from '../contract/api-key-auth.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'
import type { ExpressionRules } from '../check/body-faults.ts'
import type { Validate } from '../contract/violation.ts'
import { refuseRequest, type CheckedRequest, type Refusal } from './refuse-request.ts'
import { chooseResponse } from './choose-response.ts'
import { echoRequest, withoutEchoExamples } from './echo-request.ts'
import { fillResponse } from './fill-response.ts'
import { matchOperation } from '../check/operations-at.ts'
import { mirrorRequest } from './mirror-request.ts'
import { parseJsonBody } from './parse-json-body.ts'
import type { MockResponse, MockRequest } from './mock-message.ts'
import { problem, problemAnywhere } from './problem-details.ts'

export interface MockSettings {
  operations: readonly ApiOperation[]
  headerPrefix: string
  /** Where the API key is sent, if not in the brand's own header. */
  key?: Partial<ApiKeyAuth> | undefined
  /** Host that echoes what the proxy forwards to it. */
  echoHost: string
  validate: Validate
  /** Absent if expressions are not read. */
  expressions?: ExpressionRules | undefined
}

/** `body`: what `parseJsonBody` makes of the request's, for callers that have it. */
export type MockApi = (request: MockRequest, body?: { value: unknown }) => MockResponse

const ANY_HOST = 'https://api.example'

/** Trace id of the response when the request has none. */
const TRACE_ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'

/** `Prefer: code=429` requests that documented response, `example=card` the one of that name. */
const PREFERRED = /^(?:code=(\d{3})|example=(.+))$/

export function createMock(settings: MockSettings): MockApi {
  const { operations, headerPrefix, key, validate, expressions } = settings
  const apiKeyAuth = apiKeyAuthOf({ headerPrefix, ...(key && { key }) })
  const traceHeader = `${headerPrefix}-TRACE-ID`
  const isTraced = operations.some(({ parameters }) => parameters.some(({ name }) => name === traceHeader))
  return (request, body = parseJsonBody(request.body)) => {
    const { pathname, searchParams } = new URL(addressOf(request.url))
    const headers = inLowerCase(request.headers)
    const trace = isTraced ? traceOf(headers, traceHeader) : {}
    const matched = matchOperation(operations, request.method.toUpperCase(), pathname)
    if (!matched || 'methods' in matched) return unmatched(operations, matched?.methods, trace)
    const checked: CheckedRequest = {
      ...matched,
      query: searchParams,
      headers,
      ...(body && { body: body.value }),
    }
    const { operation } = matched
    const refusal = refuseRequest(request, checked, { apiKeyAuth, validate, expressions })
    const response = refusal
      ? refused(refusal, operation, trace, headerPrefix)
      : (askedFor(checked, trace, headerPrefix) ?? success(checked, trace, request.body, settings))
    return { ...response, operation: operation.id }
  }
}

type Headers = Record<string, string>

const inLowerCase = (headers: Readonly<Headers>): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function traceOf(headers: Headers, traceHeader: string): Headers {
  return { [traceHeader]: headers[traceHeader.toLowerCase()] ?? TRACE_ID }
}

/** `methods`: those that the path has; without them, no operation has the path. */
function unmatched(
  operations: readonly ApiOperation[],
  methods: readonly string[] | undefined,
  trace: Headers,
): MockResponse {
  return methods
    ? mockResponse(405, { ...trace, allow: methods.join(', ') }, problemAnywhere(operations, 405))
    : mockResponse(404, trace, problemAnywhere(operations, 404, 'No operation has this path.'))
}

function refused(
  { status, body }: Refusal,
  { responses }: ApiOperation,
  trace: Headers,
  headerPrefix: string,
): MockResponse {
  const documented = responses.find((response) => response.status === status)
  return mockResponse(status, { ...trace, ...promised(documented, headerPrefix) }, body)
}

/** The error that the request asks for, if the operation documents it. */
function askedFor(checked: CheckedRequest, trace: Headers, headerPrefix: string): MockResponse | undefined {
  const status = Number(preferenceOf(checked)?.[1])
  const wanted = checked.operation.responses.find((response) => response.status === status)
  if (!wanted || wanted.status < 300) return undefined
  const headers = { ...trace, ...promised(wanted, headerPrefix) }
  return mockResponse(status, headers, wanted.examples[0]?.value ?? problem(status))
}

function success(
  checked: CheckedRequest,
  trace: Headers,
  text: string | undefined,
  { headerPrefix, echoHost }: MockSettings,
): MockResponse {
  const operation = withoutEchoExamples(checked.operation, echoHost)
  const chosen = chooseResponse(operation, checked.body, preferenceOf(checked)?.[2])
  if (!chosen) return mockResponse(204, trace)
  const { response, name } = chosen
  const echo = echoRequest(checked, text, { headerPrefix, echoHost })
  const body = echo ?? mirrorRequest(checked, chosen) ?? fillResponse(checked, chosen)
  return {
    ...mockResponse(response.status, { ...trace, ...promised(response, headerPrefix) }, body),
    ...(name !== undefined && !echo && { example: name }),
  }
}

/** The headers that the contract declares for the response, with their examples. */
function promised(response: ApiResponse | undefined, headerPrefix: string): Headers {
  const isOwn = (name: string) => name.startsWith(`${headerPrefix}-`)
  return Object.fromEntries(
    (response?.headers ?? []).flatMap(({ name, example }) =>
      example === undefined ? [] : [[isOwn(name) ? name : name.toLowerCase(), example]],
    ),
  )
}

/** Readers may type anything: text that is not a URL becomes a path that no operation has. */
function addressOf(url: string): string {
  const address = URL.canParse(url) && !url.startsWith('/') ? url : ANY_HOST + url
  return URL.canParse(address) ? address : ANY_HOST
}

function preferenceOf({ headers }: CheckedRequest): RegExpExecArray | null {
  return PREFERRED.exec(headers['prefer'] ?? '')
}

function mockResponse(status: number, headers: Record<string, string>, body?: unknown): MockResponse {
  if (body === undefined) return { status, headers }
  return { status, headers: { 'content-type': 'application/json', ...headers }, body }
}
