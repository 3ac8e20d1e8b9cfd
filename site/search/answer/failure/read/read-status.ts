// Finds the status with which a request failed, and whether the text states it the way programs do: a bare number may
// be a page, a port or a query.

import { METHODS } from './request-methods.ts'
import { FIRST_ERROR_STATUS } from '../../../../model/http/first-error-status.ts'

/** Reason phrases that servers and clients use, from current and earlier standards. */
const REASON =
  'Bad Request|Unauthorized|Payment Required|Forbidden|Not Found|Method Not Allowed|Not Acceptable|Request Time-?out|' +
  'Conflict|Gone|(?:Payload|Content|Request Entity) Too Large|Unsupported Media Type|Unprocessable (?:Content|Entity)|' +
  'Failed Dependency|Too Many Requests|Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|' +
  'Gateway Time-?out|(?:Client|Server) Error'

/** In order of precedence: explicit statuses before bare numbers. */
const STATUSES = [
  /\bHTTP(?:\/[\d.]+)?"?\s+(\d{3})\b/,
  /(?:\b|_|response)status(?:[ _-]?code)?(?: (?:of|is|was))?["']?[=: ]+\s*["']?(\d{3})\b/i,
  /\bresponse(?: code["']?[=: ]+\s*["']?| \[)(\d{3})\b/i,
  /\bcode(?:["']\s*:|=)\s*["']?([45]\d\d)\b/,
  // `ClientResponseError: 401`, `HTTPClientException (403`
  /(?:Error|Exception)[:\s([]{1,3}([45]\d\d)\b/,
  /(?:->|=>|→|<--)\s*(\d{3})\b/,
  new RegExp(String.raw`\b(?:${METHODS})[\s,|;]+(?:https?://|/)\S*[^\n]{0,40}?[\s,|;[(]([45]\d\d)\b`),
  /"https?:\/\/[^"\s]{1,500}":\s{1,4}([45]\d\d)\b/,
  // `expected 422 to equal 201`
  /\bexpected:? ([45]\d\d) to\b/i,
  // `: (401) Nicht autorisiert`, in any language
  /:\s\(([45]\d\d)\)\s/,
  new RegExp(String.raw`\s([45]\d\d)\s\d{1,9}\s[^\n"]{0,80}"(?:${METHODS})\s`),
  /^\s*(?:panic:\s*)?([45]\d\d)\b\s*[:A-Z]/,
  new RegExp(String.raw`\b([45]\d\d)\b[\s"'(:]{1,3}(?:${REASON})\b`, 'i'),
  /\b(?:error|failed|failure|success|unacceptable|unexpected|responded|returned|received|rejected|exception)\b[^\n\d]{0,30}\b([45]\d\d)\b/i,
]

/** A success only if the text names no error: a test names both. */
export function readStatus(text: string): number | undefined {
  const [line = ''] = text.split('\n', 1)
  let success: number | undefined
  for (const pattern of STATUSES) {
    const status = Number(pattern.exec(line)?.[1] ?? pattern.exec(text)?.[1])
    if (status >= FIRST_ERROR_STATUS && status < 600) return status
    if (status >= 100 && status < FIRST_ERROR_STATUS) success ??= status
  }
  return success
}

/** An HTML page where a program expected data. */
const WEB_PAGE = new RegExp(
  String.raw`<(?:title|h1)[^<>]{0,80}>\s{0,20}([45]\d\d)\b[\s:|-]{0,5}(?:${REASON})?`,
  'i',
)

/** The status in an HTML error page. */
export function readErrorPage(text: string): number | undefined {
  const status = Number(WEB_PAGE.exec(text)?.[1])
  return Number.isNaN(status) ? undefined : status
}

/** Exceptions, client error reports, requested URLs, lines of logs. */
const REPORTS = [
  /\bcurl: \(\d+\)/,
  /\b[A-Za-z][\w.$:\\]{1,60}(?:Error|Exception)(?::\s|\s?[({[])/,
  /\b[A-Za-z][\w.$:]{1,60}Timeout: /,
  /\b[a-z]\w{0,30}(?:\.\w{1,40}){2,6}(?:Error|Exception)\b/,
  /\b[A-Z]\w{1,40}::\w{1,60}(?:: | \(| with )/,
  /(?:^|\n)\s{0,20}(?:\w{1,20}:? ){0,2}[Ee]rror: /,
  /\bfor url\b/i,
  /https?:\/\//,
  // Package managers, gateways whose whole response this is, Go, and clients of Python, PHP and Apple.
  /^npm (?:ERR!|error)|^upstream (?:connect|request)|^no healthy upstream|^error code: \d{4}$/m,
  /\bdial (?:tcp|udp)\b|^net\/http: |<Response \[[45]\d\d\]>|\bcURL error \d+:|\bError Domain=|resolve host: /,
  /(?:^|[\s{,"'])(?:level|severity|lvl)["']?\s?[=:]\s?["']?(?:err|warn|fatal|crit|panic|[456]0\b)/i,
  /^\W{0,3}(?:ERROR|WARN(?:ING)?|FATAL|CRITICAL|[EWF]\/)[\s\]:(\w]/,
  /^\[(?:error|warn|fatal|critical)/i,
  // React Native, Gradle, CocoaPods and the console of a browser.
  /\bInvariant Violation: |^> (?:Could not|Failed to) |^\[!\] |\bFailed to load resource: |\bRequest Blocked: /m,
  /^\W{0,3}\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d/,
  /^\W{0,3}(?:\d\d\/)?[A-Z][a-z]{2}(?:\/\d{4}:| [ \d]?\d )\d\d:\d\d:\d\d/,
]

/** A question, for example about a code, which a fact or a page answers. */
export const ASKS = /^(?:what|how|why|when|where|which|is|does|do|can|should)\b|\?$/i

/** Together with a status: signs of a program's error message. A question may be broken into two lines, not into more. */
export const isReport = (text: string): boolean =>
  (text.includes('\n') && (text.split('\n').length > 2 || !ASKS.test(text))) ||
  (text.startsWith('{') && text.endsWith('}')) ||
  REPORTS.some((pattern) => pattern.test(text))
