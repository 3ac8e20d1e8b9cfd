// Recognises an error in pasted text: an error body, a status line, a cURL command, a stack trace or a log line. Pure,
// and linear in the length of the text.

import { FIRST_FAILURE } from '../../../model/first-failure.ts'
import { MAX_PASTE_LENGTH, type PastedFailure } from './pasted-failure.ts'
import { pastedCommand } from './pasted-command.ts'
import { readProblem } from './read-problem.ts'
import { isReport, readErrorPage, readStatus } from './read-status.ts'

const METHOD = 'GET|POST|PUT|PATCH|DELETE'
const ADDRESS = '(?:https?://[^\\s"\'`),<>\\]]+|/[\\w\\-./{}%]*)'
const NAMED_METHOD = String.raw`method["']?[=:]\s*["']?(?<method>${METHOD})\b`
const NAMED_PATH = String.raw`(?<!base)(?:path|url|uri)["']?[=:]\s*["']?(?<path>${ADDRESS})`
const REQUESTS = [
  new RegExp(String.raw`${NAMED_METHOD}[^]{0,200}?${NAMED_PATH}`, 'i'),
  new RegExp(String.raw`${NAMED_PATH}[^]{0,200}?${NAMED_METHOD}`, 'i'),
  // `POST /tokens`, `POST "https://…"`, `POST request for "https://…"`, `[POST] to [https://…`
  new RegExp(
    String.raw`\b(?<method>${METHOD})\]?(?: request)?(?: (?:to|for|on|from))?\s+["'\`[]?(?<path>${ADDRESS})`,
  ),
  // `fetch('https://…', { method: 'POST'`
  new RegExp(
    String.raw`\bfetch\(["'\`](?<path>https?://[^\s"'\`]+)["'\`],[^]{0,80}?\bmethod:\s*["'](?<method>${METHOD})`,
    'i',
  ),
  // Go writes `Post "https://…"`.
  new RegExp(String.raw`\b(?<method>${METHOD})\s+"(?<path>https?://[^\s"]+)`, 'i'),
  // A client may report only the URL.
  new RegExp(String.raw`\burl[\s:=('"]{1,4}(?<path>${ADDRESS})`, 'i'),
  /(?<path>https?:\/\/[^\s"'`),<>\]]+)/,
]
/** Error classes of the SDKs and of reactor code, with their statuses. */
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
/** Error codes in results and bodies. */
const CODE = /\b(?:ERR|WRN|UPD|CARD|PROVISION)_[A-Z_]{4,}\b/
const TRACE =
  /\n\s{1,40}at [\w$.<[]|\n\s{1,40}from [^\s:]{1,200}:\d+:in |Traceback \(most recent|\ngoroutine \d+|Cannot find module/
/** Messages of clients that received no response. */
const NO_RESPONSE =
  /\bE(?:CONN(?:REFUSED|RESET|ABORTED)|NOTFOUND|TIMEDOUT|AI_AGAIN|PIPE)\b|deadline exceeded|time(?:d )?out|fetch failed|failed to fetch|net::ERR_|socket hang up|resolve host|connection (?:refused|reset)|CORS policy|Content Security Policy|certificat/i
const CALLS = [
  // `Tokens.create (/app/node_modules/…/resources/tokens/client/Client.js:88:31)`
  /\b\w+\.(?:__)?(?<method>\w+) \([^()\n]{1,200}\/resources\/(?<group>[\w/]{1,60}?)\/client\//,
  // `com.….resources.threeds.sessions.SessionsClient.create(`
  /\bresources\.(?<group>[a-z][\w.]{0,60}?)\.(?:Async)?(?:Raw)?[A-Z]\w{0,40}Client\.(?<method>\w+)\(/,
  // `File "…/site-packages/…/tokens/client.py", line 210, in create`
  /\/site-packages\/\w{1,40}\/(?<group>[\w/]{1,60}?)\/(?:raw_)?client\.py", line \d+, in (?<method>\w+)/,
  // `…/go-sdk/tokens.(*Client).Create(`
  /-sdk\/(?:v\d+\/)?(?<group>[\w/]{1,60})\.\(\*(?:Raw)?Client\)\.(?<method>\w+)\(/,
  // `Webhooks.WebhooksClient.CreateAsync(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?<method>[A-Z]\w*?)Async\s*\(/,
  // `TokensClient.__create (`, `RawTokensClient.search(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?:__)?(?<method>[A-Za-z]\w*)\s*\(/,
  // `client.tokens.get("…")`
  /\bclient\.(?<group>[a-z][\w.]*)\.(?<method>\w+)\(/,
]
const RUNS_ON_PLATFORM = /ReactorRuntimeError|Cannot find module|\/var\/task\//

/** Undefined for text that is not an error, which is then treated as a query. */
export function readFailure(pasted: string, headerPrefix: string): PastedFailure | undefined {
  const text = pasted.slice(0, MAX_PASTE_LENGTH).trim()
  const command = /(?:^|[\s$>(])(curl(?:\.exe)?\s[^]*)/.exec(text)?.[1]
  if (command === undefined || !/\/\/|\s\//.test(command)) return readText(text, headerPrefix)
  const curl = command.split(OUTPUT, 1)[0]!
  const output = command.slice(curl.length)
  const shown = output === '' ? undefined : readText(output, headerPrefix)
  if (!shown) return { curl, says: '', fields: [] }
  const sent = shown.method === undefined ? pastedCommand(curl) : undefined
  return { ...shown, ...(sent && { method: sent.method, path: pathOf(sent.url) }) }
}

/** Output that follows a command: a `-v` trace, a status line, an error body. */
const OUTPUT = /\n(?=[*<>] |HTTP\/\d|curl: \(|\s*\{\s*"(?:title|status|detail|proxy_error)")/

function readText(text: string, headerPrefix: string): PastedFailure | undefined {
  const problem = readProblem(text)
  const request = requestIn(text)
  const className = CLASSES.find(([name]) => name.test(text))
  const page = problem ? undefined : readErrorPage(text)
  const status = problem?.status ?? page ?? readStatus(text) ?? className?.[1]
  const code = CODE.exec(text)?.[0]
  const isBody = problem !== undefined || page !== undefined
  if (!isFailure({ isBody, status, request: request !== undefined, code, text })) return undefined
  const named = kindOf(text, problem?.isProxy === true, headerPrefix)
  const kind = named ?? (page === undefined ? undefined : 'web-page')
  const call = callIn(text)
  return {
    ...(status !== undefined && { status }),
    says: [problem?.says, code].filter(Boolean).join(' '),
    ...(!isBody && { thrown: endsOf(text) }),
    ...request,
    ...(call !== undefined && { call }),
    fields: problem?.fields ?? [],
    ...(kind && { kind }),
  }
}

function requestIn(text: string): Pick<PastedFailure, 'method' | 'path'> | undefined {
  for (const pattern of REQUESTS) {
    const { method, path } = pattern.exec(text)?.groups ?? {}
    if (path !== undefined)
      return { ...(method !== undefined && { method: method.toUpperCase() }), path: pathOf(path) }
  }
  return undefined
}

interface Signs {
  isBody: boolean
  status: number | undefined
  request: boolean
  code: string | undefined
  text: string
}

/** `429` alone, `status 429` and `POST /tokens` are queries; combined with another clue they are errors. */
function isFailure({ isBody, status, request, code, text }: Signs): boolean {
  if (isBody || TRACE.test(text) || /^(?:<\s*)?HTTP\/[\d.]+\s+[45]\d\d/m.test(text)) return true
  if (status !== undefined && status < FIRST_FAILURE) return false
  if (status !== undefined && (request || isReport(text) || /^status:? \d{3} \w/i.test(text))) return true
  if (status === undefined && NO_RESPONSE.test(text) && isReport(text)) return true
  return code !== undefined && (text.startsWith('{') || text.split(/\s+/).length > 2)
}

const END = 1000
/** A stack trace names its error in the first lines or in the last. */
const endsOf = (text: string): string =>
  text.length <= 2 * END ? text : `${text.slice(0, END)}\n${text.slice(-END)}`

function kindOf(text: string, isProxy: boolean, headerPrefix: string): PastedFailure['kind'] {
  if (isProxy) return 'proxy'
  if (new RegExp(`${headerPrefix}-PROXY-DESTINATION-STATUS`, 'i').test(text)) return 'destination'
  return RUNS_ON_PLATFORM.test(text) ? 'code' : undefined
}

function callIn(text: string): string | undefined {
  for (const pattern of CALLS) {
    const { group, method } = pattern.exec(text)?.groups ?? {}
    if (group !== undefined && method !== undefined) return callKey(`${group}.${method}`)
  }
  return undefined
}

/** Identical for every language's spelling of a call. */
export const callKey = (call: string): string => call.toLowerCase().replaceAll(/[^a-z\d]/g, '')

function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  return path === '' ? '/' : path
}
