// The common form of a written HTTP request, and functions that split URLs and headers.

import { decodeOrKeep } from '../model/decode-or-keep.ts'
import type { CodeSpan } from './code-span.ts'

export interface WrittenText {
  text: string
  at: CodeSpan
}

export interface WrittenHeader {
  name: string
  value: string
  at: CodeSpan
  /** Sent implicitly. */
  implied?: true
}

export interface WrittenQuery {
  name: string
  value: string
  at: CodeSpan
}

/** Media type of a body of names and values, as HTML forms send it. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

export interface WrittenRequest {
  /** Location of the whole request. */
  at: CodeSpan
  method: string
  methodAt: CodeSpan
  /** `https://api.example`; empty if only a path is written. */
  host: string
  /** As written, still encoded. */
  path: string
  pathAt: CodeSpan
  query: WrittenQuery[]
  headers: WrittenHeader[]
  body?: WrittenText
}

export function splitUrl(
  url: string,
  at: CodeSpan,
): Pick<WrittenRequest, 'host' | 'path' | 'pathAt' | 'query'> {
  const [, host = '', path = '', query = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(
    url,
  )!
  return { host, path: path === '' ? '/' : path, pathAt: at, query: splitQuery(query.slice(1), at) }
}

/** `a=1&b=2`, encoded as in a URL. */
export function splitQuery(query: string, at: CodeSpan): WrittenQuery[] {
  return query === ''
    ? []
    : query.split('&').map((pair) => {
        const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
        return { name: decodeOrKeep(name), value: decodeOrKeep(value.join('=')), at }
      })
}

export function splitHeader(text: string, at: CodeSpan): WrittenHeader {
  const end = text.search(/[:;]/)
  if (end < 0) return { name: text.trim(), value: '', at }
  return { name: text.slice(0, end).trim(), value: text.slice(end + 1).trim(), at }
}
