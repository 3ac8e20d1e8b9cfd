// The recognition of a failure in a text that was pasted: an error body, a status line, a cURL command, a stack trace or
// a line of a log. Pure, and linear in the length of the text.

import { MAX_PASTE_LENGTH, type PastedFailure } from './pasted-failure.ts'
import { readProblem } from './read-problem.ts'

const METHOD = 'GET|POST|PUT|PATCH|DELETE'
const ADDRESS = String.raw`(?:https?://[^\s"'),]+|/[\w\-./{}%]*)`
const REQUEST_LINE = new RegExp(String.raw`\b(${METHOD})\s+(${ADDRESS})`)
const NAMED_REQUEST = new RegExp(
  String.raw`\bmethod["']?[=:]\s*["']?(${METHOD})\b[^\n]{0,200}?\b(?:path|url|uri)["']?[=:]\s*["']?(${ADDRESS})`,
)
/** In this order: what is said to be a status before any number. */
const STATUSES = [
  /\bHTTP\/[\d.]+"?\s+(\d{3})\b/,
  /\bstatus(?:[ _-]?code)?["']?[=: ]+\s*["']?(\d{3})\b/i,
  /(?:->|=>|→)\s*(\d{3})\b/,
  new RegExp(String.raw`\b(?:${METHOD})\s+${ADDRESS}[^\n]{0,40}?\s([45]\d\d)\b`),
  /^\s*(?:panic:\s*)?([45]\d\d)\b\s*[:A-Z]/,
]
/** Classes of the SDKs and of reactor code, by the status that each is thrown for. */
const CLASSES: [name: RegExp, status: number][] = [
  [/\bBadRequestError\b/, 400],
  [/\b(?:Unauthorized|Authentication)Error\b/, 401],
  [/\bInvalidPaymentMethodError\b/, 402],
  [/\b(?:Forbidden|Authorization)Error\b/, 403],
  [/\bNotFoundError\b/, 404],
  [/\bConflictError\b/, 409],
  [/\bUnprocessableEntityError\b/, 422],
  [/\b(?:TooManyRequests|RateLimit)Error\b/, 429],
  [/\b(?:InternalServerError|ReactorRuntimeError)\b/, 500],
  [/\bServiceUnavailableError\b/, 503],
]
/** Codes that results and bodies name. */
const CODE = /\b(?:ERR|WRN|UPD|CARD|PROVISION)_[A-Z_]{4,}\b/
const TRACE = /\n\s+at [\w$.<[]|Traceback \(most recent|\ngoroutine \d+|Cannot find module/
const CALLS = [
  // `TokensClient.__create (`, `TokensClient.search(`, `Webhooks.WebhooksClient.CreateAsync(`
  /\b([A-Z]\w*?)Client\.(?:__)?([A-Za-z]\w*?)(?:Async)?\s*\(/,
  // `client.tokens.get("…")`
  /\bclient\.([a-z][\w.]*)\.(\w+)\(/,
]
const RUNS_ON_PLATFORM = /ReactorRuntimeError|Cannot find module|\/var\/task\//

/** Undefined for a text that is no failure: it is a query then. */
export function readFailure(pasted: string, headerPrefix: string): PastedFailure | undefined {
  const text = pasted.slice(0, MAX_PASTE_LENGTH).trim()
  const curl = /(?:^|[\s$>(])(curl\s[^]*)/.exec(text)?.[1]
  if (curl !== undefined && /\/\/|\s\//.test(curl)) return { curl, says: '', fields: [] }
  const problem = readProblem(text)
  const request = NAMED_REQUEST.exec(text) ?? REQUEST_LINE.exec(text)
  const className = CLASSES.find(([name]) => name.test(text))
  const status = problem?.status ?? firstStatus(text) ?? className?.[1]
  const code = CODE.exec(text)?.[0]
  if (!isFailure({ problem: problem !== undefined, status, request: request !== null, code, text }))
    return undefined
  const kind = kindOf(text, problem?.isProxy === true, headerPrefix)
  const call = callIn(text)
  return {
    ...(status !== undefined && { status }),
    says: [problem?.says, code].filter(Boolean).join(' '),
    ...(TRACE.test(text) && { thrown: text.split('\n', 1)[0]! }),
    ...(request?.[1] && request[2] && { method: request[1], path: pathOf(request[2]) }),
    ...(call !== undefined && { call }),
    fields: problem?.fields ?? [],
    ...(kind && { kind }),
  }
}

interface Signs {
  problem: boolean
  status: number | undefined
  request: boolean
  code: string | undefined
  text: string
}

/** `429` alone, `status 429` and `POST /tokens` are queries; with a second sign they are failures. */
function isFailure({ problem, status, request, code, text }: Signs): boolean {
  if (problem || TRACE.test(text) || /^HTTP\/[\d.]+\s+[45]\d\d/.test(text)) return true
  if (status !== undefined && status < 400) return false
  if (status !== undefined && (request || /^status \d{3} \w/i.test(text))) return true
  return code !== undefined && text.split(/\s+/).length > 2
}

function firstStatus(text: string): number | undefined {
  const [line = ''] = text.split('\n', 1)
  for (const pattern of STATUSES) {
    const status = Number(pattern.exec(line)?.[1] ?? pattern.exec(text)?.[1])
    if (status >= 100 && status < 600) return status
  }
  return undefined
}

function kindOf(text: string, isProxy: boolean, headerPrefix: string): PastedFailure['kind'] {
  if (isProxy) return 'proxy'
  if (new RegExp(`${headerPrefix}-PROXY-DESTINATION-STATUS`, 'i').test(text)) return 'destination'
  return RUNS_ON_PLATFORM.test(text) ? 'code' : undefined
}

function callIn(text: string): string | undefined {
  for (const pattern of CALLS) {
    const [, group, method] = pattern.exec(text) ?? []
    if (group !== undefined && method !== undefined) return callKey(`${group}.${method}`)
  }
  return undefined
}

/** The same for every language's spelling of a call. */
export const callKey = (call: string): string => call.toLowerCase().replaceAll(/[^a-z\d]/g, '')

function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  return path === '' ? '/' : path
}
