// The form that a sample's HTTP request is read into, whatever it is written in, and the parts of addresses and headers.

import { decodeOrKeep } from '../../../model/decode-or-keep.ts'
import type { CodeSpan } from '../syntax/code-span.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface SampleText {
  text: string
  at: CodeSpan
}

export interface SampleHeader {
  name: string
  value: string
  at: CodeSpan
  /** Sent without being written. */
  implied?: true
}

export interface SampleQuery {
  name: string
  value: string
  at: CodeSpan
}

export interface SampleRequest {
  /** All of the request. */
  at: CodeSpan
  method: string
  methodAt: CodeSpan
  /** `https://api.example`; empty where only a path is written. */
  host: string
  /** As written, encoded. */
  path: string
  pathAt: CodeSpan
  query: SampleQuery[]
  headers: SampleHeader[]
  /** Further headers come from something that is not written out. */
  openHeaders?: true
  body?: SampleText
  /** The body as code builds it. */
  built?: SampleValue
}

export function splitUrl(
  url: string,
  at: CodeSpan,
): Pick<SampleRequest, 'host' | 'path' | 'pathAt' | 'query'> {
  const [, host = '', path = '', query = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(
    url,
  )!
  return { host, path: path === '' ? '/' : path, pathAt: at, query: splitQuery(query.slice(1), at) }
}

function splitQuery(query: string, at: CodeSpan): SampleQuery[] {
  return query === ''
    ? []
    : query.split('&').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name: decodeOrKeep(name), value: decodeOrKeep(value.join('=')), at }
      })
}

export function splitHeader(text: string, at: CodeSpan): SampleHeader {
  const end = text.search(/[:;]/)
  if (end < 0) return { name: text.trim(), value: '', at }
  return { name: text.slice(0, end).trim(), value: text.slice(end + 1).trim(), at }
}
