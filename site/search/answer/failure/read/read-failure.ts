// Recognises an error in pasted text: an error body, a status line, a cURL command, a stack trace or a log line. Pure,
// and linear in the length of the text.

import { anyOf } from '../../../../spelling/any-of.ts'
import { FIRST_ERROR_STATUS } from '../../../../model/http/first-error-status.ts'
import type { FailureSigns } from '../../../index/answer-data.ts'
import { compiledSigns } from './compiled-signs.ts'
import { MAX_READ_LENGTH, type PastedFailure } from './pasted-failure.ts'
import { pastedCommand } from './pasted-command.ts'
import { readCall } from './read-call.ts'
import { readForeignBody } from './read-foreign-body.ts'
import { readProblem, type Problem } from './read-problem.ts'
import { readRecords } from './read-records.ts'
import { placeOf, readRequest } from './read-request.ts'
import { readSignatureFailure } from './read-signature-failure.ts'
import { ASKS, isReport, readErrorPage, readStatus } from './read-status.ts'

/** A stack trace of JavaScript, Java or C#, of Ruby, Python or Go; a module that Node.js does not find. */
const TRACE = anyOf([
  /\n\s{1,40}at [\w$.<[]/,
  /\n\s{1,40}from [^\s:]{1,200}:\d+:in /,
  /Traceback \(most recent/,
  /\ngoroutine \d+/,
  /Cannot find module/,
])

/** Undefined for text that is not an error, which is then treated as a query. */
export function readFailure(pasted: string, signs: FailureSigns): PastedFailure | undefined {
  const text = pasted.slice(0, MAX_READ_LENGTH).trim()
  const command = /(?:^|[\s$>(])(curl(?:\.exe)?\s[^]*)/.exec(text)?.[1]
  if (command === undefined || !HAS_URL.test(command)) {
    const [first, ...further] = readRecords(text, (record) => readText(record, signs))
    return first && further.length > 0 ? { ...first, further } : readText(text, signs)
  }
  const typed = command.split(OUTPUT, 1)[0]!
  const output = command.slice(typed.length)
  const shown = output === '' ? undefined : readOutput(output, signs)
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

/** The output that follows a command: a `-v` trace, a status line, an error of cURL, an error body, a bare status. */
const OUTPUT_BEGINS = anyOf([
  /[*<>] /,
  /HTTP\/\d/,
  /curl: \(/,
  /\s*\{\s*"(?:title|status|detail|proxy_error|message|error|code)"/,
  /[45]\d\d\s*$/,
]).source
const OUTPUT = new RegExp(String.raw`\n(?=${OUTPUT_BEGINS})`)
/** What `--write-out '%{http_code}'` prints. */
const STATUS_ALONE = /^\s*(\d{3})\s*$/

function readOutput(text: string, signs: FailureSigns): PastedFailure | undefined {
  const status = STATUS_ALONE.exec(text)?.[1]
  return status === undefined
    ? readText(text, signs)
    : { status: Number(status), says: '', thrown: '', fields: [] }
}

function readText(text: string, signs: FailureSigns): PastedFailure | undefined {
  const problem = readProblem(text, signs)
  const plain = unescaped(text)
  const request = readRequest(plain)
  const page = problem ? undefined : readErrorPage(text)
  // The reader's own server answers with another status when a call of an SDK fails.
  const stated = problem?.status ?? page ?? statusOfClass(text, signs) ?? readStatus(plain)
  // A browser keeps a response from the page whatever its status.
  const status =
    stated !== undefined && stated < FIRST_ERROR_STATUS && KEPT_BACK.test(plain) ? undefined : stated
  const code = readCode(text, signs) ?? (problem ? undefined : readSignatureFailure(plain))
  const foreign = page !== undefined ? 'web-page' : problem || code ? undefined : readForeignBody(text)
  const isBody = problem !== undefined || foreign !== undefined
  const found = { isBody, status, request: request !== undefined, code, text: plain }
  if (!isFailure(found) && !mayBeFailure(found)) return undefined
  const kind =
    kindOf(plain, problem, signs) ??
    (foreign === 'foreign-body' && status !== undefined ? undefined : foreign)
  const call = readCall(plain, signs)
  return {
    ...(status !== undefined && { status }),
    says: [problem?.says, code].filter(Boolean).join(' '),
    ...(!isBody && { thrown: endsOf(plain) }),
    ...request,
    ...(call !== undefined && { call }),
    fields: problem?.fields ?? [],
    ...(kind && { kind }),
    ...(!isFailure(found) && { isByWords: true }),
  }
}

const KEPT_BACK = /\bCORS\b|access control checks/

/** How far the message of an error is read for its status. */
const STATED_WITHIN = 200
/** Up to a quotation mark: the members of a log that follow may hold the status of the reader's own server. */
const STATED = /^(?:[:\s([]{1,3}|[^"}]*?\bstatus(?:[ _-]?code=?)?:? ?(?:(?:of|is|was) )?)([45]\d\d)\b/i

/** The status that the error's own message states, or else that of its class. */
function statusOfClass(text: string, signs: FailureSigns): number | undefined {
  for (const { pattern, status } of compiledSigns(signs).classes) {
    const found = pattern.exec(text)
    if (!found) continue
    const from = found.index + found[0].length
    const [message] = text.slice(from, from + STATED_WITHIN).split(/\n\s+at /, 1)
    return Number(STATED.exec(message!)?.[1] ?? status)
  }
  return undefined
}

/** An error code, or what a member of a body says failed, as the causes name it. */
function readCode(text: string, signs: FailureSigns): string | undefined {
  const { codes, results } = compiledSigns(signs)
  for (const code of codes) {
    const [found] = code.exec(text) ?? []
    if (found !== undefined) return found
  }
  const plain = text.replaceAll('\\"', '"')
  const said = results.flatMap(({ pattern, name, joined }) => {
    const value = pattern.exec(plain)?.[1]
    if (value === undefined) return []
    return `${name} ${joined === undefined ? value : value.replaceAll(/[-_]/g, joined)}`
  })
  return said.length > 0 ? said.join(' ') : undefined
}

/** A log of JSON lines quotes what it logs. */
const unescaped = (text: string): string =>
  text.includes('\\') ? text.replaceAll(/\\{1,7}(["'/])/g, '$1').replaceAll('\\n', '\n') : text

interface Found {
  isBody: boolean
  status: number | undefined
  request: boolean
  code: string | undefined
  text: string
}

/** `429` alone, `status 429` and `POST /tokens` are queries; combined with another clue they are errors. */
function isFailure({ isBody, status, request, code, text }: Found): boolean {
  if (isBody || TRACE.test(text) || /^(?:<\s*)?HTTP\/[\d.]+\s+[45]\d\d/m.test(text)) return true
  if (status !== undefined && status < FIRST_ERROR_STATUS) return false
  if (status !== undefined && (request || isReport(text) || /^status:? \d{3} \w/i.test(text))) return true
  return (
    code !== undefined &&
    (text.startsWith('{') || /\w=\w/.test(text) || (text.split(/\s+/).length > 2 && !ASKS.test(text)))
  )
}

/** A program's report that names no status: its words decide. */
const mayBeFailure = ({ status, text }: Found): boolean => status === undefined && isReport(text)

const END = 1000
/** A stack trace names its error in the first lines or in the last. */
const endsOf = (text: string): string =>
  text.length <= 2 * END ? text : `${text.slice(0, END)}\n${text.slice(-END)}`

/** A body in the API's own form is not another server's, whatever stands beside it. */
function kindOf(text: string, problem: Problem | undefined, signs: FailureSigns): PastedFailure['kind'] {
  if (problem?.kind) return problem.kind
  return compiledSigns(signs).kinds.find(
    ({ pattern, unless, kind }) =>
      pattern.test(text) && !unless?.test(text) && !(problem && kind === 'elsewhere'),
  )?.kind
}
