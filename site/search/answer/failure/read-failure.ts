// Recognises an error in pasted text: an error body, a status line, a cURL command, a stack trace or a log line. Pure,
// and linear in the length of the text.

import { FIRST_ERROR_STATUS } from '../../../model/http/first-error-status.ts'
import { readThreedsResult } from '../read-threeds-result.ts'
import { MAX_READ_LENGTH, type PastedFailure } from './pasted-failure.ts'
import { pastedCommand } from './pasted-command.ts'
import { readCall } from './read-call.ts'
import { readForeignBody } from './read-foreign-body.ts'
import { readProblem } from './read-problem.ts'
import { readRecords } from './read-records.ts'
import { placeOf, readRequest } from './read-request.ts'
import { ASKS, isReport, readErrorPage, readStatus } from './read-status.ts'

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
const RUNS_ON_PLATFORM = /ReactorRuntimeError|Cannot find module|\/var\/task\//
/** What Node.js and compilers say of the reader's own program. */
const RUNS_ELSEWHERE = /(?:Require stack:\s+- |imported from )(?!\/var\/task\/)|type declarations/

/** Undefined for text that is not an error, which is then treated as a query. */
export function readFailure(pasted: string, headerPrefix: string): PastedFailure | undefined {
  const text = pasted.slice(0, MAX_READ_LENGTH).trim()
  const command = /(?:^|[\s$>(])(curl(?:\.exe)?\s[^]*)/.exec(text)?.[1]
  if (command === undefined || !HAS_URL.test(command)) {
    const [first, ...further] = readRecords(text, (record) => readText(record, headerPrefix))
    return first && further.length > 0 ? { ...first, further } : readText(text, headerPrefix)
  }
  const typed = command.split(OUTPUT, 1)[0]!
  const output = command.slice(typed.length)
  const shown = output === '' ? undefined : readOutput(output, headerPrefix)
  const curl = pastedCommand(typed)
  if (!shown) return curl && { curl, says: '', fields: [] }
  return {
    ...shown,
    ...(shown.method === undefined && curl && { method: curl.method, ...placeOf(curl.url) }),
    ...(shown.fields.length === 0 && curl && { curl }),
  }
}

/** Of a command: a URL, a path, or a path after a variable. */
const HAS_URL = /\/\/|\s\/|[\w}>%]\/\w/

/** Output that follows a command: a `-v` trace, a status line, an error body. */
const OUTPUT =
  /\n(?=[*<>] |HTTP\/\d|curl: \(|\s*\{\s*"(?:title|status|detail|proxy_error|message|error|code)"|[45]\d\d\s*$)/
/** What `--write-out '%{http_code}'` prints. */
const STATUS_ALONE = /^\s*(\d{3})\s*$/

function readOutput(text: string, headerPrefix: string): PastedFailure | undefined {
  const status = STATUS_ALONE.exec(text)?.[1]
  return status === undefined
    ? readText(text, headerPrefix)
    : { status: Number(status), says: '', thrown: '', fields: [] }
}

function readText(text: string, headerPrefix: string): PastedFailure | undefined {
  const problem = readProblem(text)
  const plain = unescaped(text)
  const request = readRequest(plain)
  const page = problem ? undefined : readErrorPage(text)
  // The reader's own server answers with another status when a call of an SDK fails.
  const stated = problem?.status ?? page ?? statusOfClass(text) ?? readStatus(plain)
  // A browser keeps a response from the page whatever its status.
  const status =
    stated !== undefined && stated < FIRST_ERROR_STATUS && KEPT_BACK.test(plain) ? undefined : stated
  const code = CODE.exec(text)?.[0] ?? readThreedsResult(text)
  const foreign = page !== undefined ? 'web-page' : problem || code ? undefined : readForeignBody(text)
  const isBody = problem !== undefined || foreign !== undefined
  const signs = { isBody, status, request: request !== undefined, code, text: plain }
  if (!isFailure(signs) && !mayBeFailure(signs)) return undefined
  const kind =
    otherServer(plain, problem !== undefined) ??
    kindOf(plain, problem?.isProxy === true, headerPrefix) ??
    (foreign === 'foreign-body' && status !== undefined ? undefined : foreign)
  const call = readCall(plain)
  return {
    ...(status !== undefined && { status }),
    says: [problem?.says, code].filter(Boolean).join(' '),
    ...(!isBody && { thrown: endsOf(plain) }),
    ...request,
    ...(call !== undefined && { call }),
    fields: problem?.fields ?? [],
    ...(kind && { kind }),
    ...(!isFailure(signs) && { isByWords: true }),
  }
}

const KEPT_BACK = /\bCORS\b|access control checks/

/** How far the message of an error is read for its status. */
const STATED_WITHIN = 200
/** Up to a quotation mark: the members of a log that follow may hold the status of the reader's own server. */
const STATED = /^(?:[:\s([]{1,3}|[^"}]*?\bstatus(?:[ _-]?code=?)?:? ?(?:(?:of|is|was) )?)([45]\d\d)\b/i

/** The status that the error's own message states, or else that of its class. */
function statusOfClass(text: string): number | undefined {
  for (const [name, status] of CLASSES) {
    const found = name.exec(text)
    if (!found) continue
    const from = found.index + found[0].length
    const [message] = text.slice(from, from + STATED_WITHIN).split(/\n\s+at /, 1)
    return Number(STATED.exec(message!)?.[1] ?? status)
  }
  return undefined
}

/** A log of JSON lines quotes what it logs. */
const unescaped = (text: string): string =>
  text.includes('\\') ? text.replaceAll(/\\{1,7}(["'/])/g, '$1').replaceAll('\\n', '\n') : text

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
  if (status !== undefined && status < FIRST_ERROR_STATUS) return false
  if (status !== undefined && (request || isReport(text) || /^status:? \d{3} \w/i.test(text))) return true
  return code !== undefined && (text.startsWith('{') || (text.split(/\s+/).length > 2 && !ASKS.test(text)))
}

/** A program's report that names no status: its words decide. */
const mayBeFailure = ({ status, text }: Signs): boolean => status === undefined && isReport(text)

const END = 1000
/** A stack trace names its error in the first lines or in the last. */
const endsOf = (text: string): string =>
  text.length <= 2 * END ? text : `${text.slice(0, END)}\n${text.slice(-END)}`

/** What clients of processors and clouds throw, which the reader's program and code on the platform use beside ours. */
const OF_OTHERS =
  /\/node_modules\/(?:stripe|braintree|square|twilio|plaid|aws-sdk|@(?:adyen|paypal|aws-sdk|stripe))\/|\b(?:Stripe|Adyen|Braintree|PayPal|Twilio|Plaid)\w{0,40}(?:Error|Exception)\b/

const otherServer = (text: string, isOurs: boolean): PastedFailure['kind'] =>
  !isOurs && OF_OTHERS.test(text) && !RUNS_ON_PLATFORM.test(text) ? 'elsewhere' : undefined

function kindOf(text: string, isProxy: boolean, headerPrefix: string): PastedFailure['kind'] {
  if (isProxy) return 'proxy'
  if (new RegExp(`${headerPrefix}-PROXY-DESTINATION-STATUS`, 'i').test(text)) return 'destination'
  return RUNS_ON_PLATFORM.test(text) && !RUNS_ELSEWHERE.test(text) ? 'code' : undefined
}
