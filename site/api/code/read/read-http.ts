// Parses HTTP messages as written in `http` fences: a request, a response, or only header lines.

import type { CodeSpan } from '../../../curl/code-span.ts'
import {
  splitHeader,
  splitUrl,
  type WrittenHeader,
  type WrittenRequest,
  type WrittenText,
} from '../../../curl/written-request.ts'

export type HttpMessage =
  | { kind: 'request'; request: WrittenRequest }
  | { kind: 'response'; status: number; at: CodeSpan; headers: WrittenHeader[]; body?: WrittenText }
  | { kind: 'headers'; headers: WrittenHeader[] }
  | { kind: 'unreadable'; at: CodeSpan; what: string }

const REQUEST_LINE = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/
const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/
/** Files of editors begin with comments. */
const BEFORE_REQUEST = /^(?:\s*|#.*|\/\/.*)$/
const HEADER_LINE = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+:/

export function readHttp(code: string): HttpMessage {
  const lines = code.split('\n')
  const start = Math.max(
    0,
    lines.findIndex((line) => !BEFORE_REQUEST.test(line)),
  )
  const first = lines[start]?.trimEnd() ?? ''
  const request = REQUEST_LINE.exec(first)
  const status = STATUS_LINE.exec(first)
  const headersFrom = start + (request || status ? 1 : 0)
  const blank = lines.findIndex((line, index) => index >= headersFrom && line.trim() === '')
  const headersTo = blank < 0 ? lines.length : blank
  const written = lines.slice(headersFrom, headersTo).map((line, index) => ({
    line,
    at: lineSpan(headersFrom + index, line),
  }))
  const wrong = written.find(({ line }) => !HEADER_LINE.test(line))
  if (wrong) {
    return { kind: 'unreadable', at: wrong.at, what: `\`${wrong.line.trim()}\` is not a header line` }
  }
  const headers = written.map(({ line, at }) => splitHeader(line, at))
  const body = bodyOf(lines, headersTo + 1)
  const at = lineSpan(start, first)
  if (status) return { kind: 'response', status: Number(status[1]), at, headers, ...(body && { body }) }
  if (!request) return { kind: 'headers', headers }
  return { kind: 'request', request: { ...requestLine(request, at), headers, at, ...(body && { body }) } }
}

function requestLine([, method = '', target = '']: RegExpExecArray, at: CodeSpan) {
  const column = method.length + 1
  const url = splitUrl(target, { ...at, column, endColumn: column + target.length })
  return { ...url, method, methodAt: { ...at, endColumn: method.length } }
}

const lineSpan = (row: number, line: string): CodeSpan => ({
  row,
  column: 0,
  endRow: row,
  endColumn: line.length,
})

function bodyOf(lines: readonly string[], from: number): WrittenText | undefined {
  const text = lines.slice(from).join('\n')
  if (text.trim() === '') return undefined
  return { text, at: { row: from, column: 0, endRow: lines.length - 1, endColumn: lines.at(-1)!.length } }
}
