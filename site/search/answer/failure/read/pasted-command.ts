// Parses a pasted cURL command into the request that is checked against the contract. Variables are not expanded.

import { HOLE } from '../../../../curl/placeholder.ts'
import { isCurl, readCurl } from '../../../../curl/read-curl.ts'
import { readShell } from '../../../../curl/read-shell.ts'

export interface PastedRequest {
  method: string
  /** Absent if only a path is written. */
  host?: string
  /** Path and query. */
  url: string
  /** Keyed by lower-case name. */
  headers: Record<string, string>
  body?: string
}

/** A continued line may have lost its line break when pasted into a single-line field. */
const LOST_BREAK = /(?<=\s)\\[ \t]+(?=\S)/g
/** How a line goes on at the prompt of Windows. */
const CONTINUED_WITH_CARET = /(?<=\s)\^\s+(?=\S)/g

/** `$HOST/tokens`, `{{host}}/tokens`, `<HOST>/tokens`, `%HOST%/tokens` */
const VARIABLE_HOST = new RegExp(String.raw`^(?:${HOLE}|\{\{[^{}/]{1,40}\}\}|<[^<>/]{1,40}>|%\w+%)(?=/)`)

/** Undefined for a command without a URL. */
export function pastedCommand(text: string): PastedRequest | undefined {
  const command = readShell(text.replaceAll(LOST_BREAK, ' ').replaceAll(CONTINUED_WITH_CARET, ' ')).find(
    isCurl,
  )
  const request = command && readCurl(command).request
  if (!request) return undefined
  const { method, host, query, headers, body } = request
  const path = request.path.replace(VARIABLE_HOST, '')
  const search = new URLSearchParams(
    query.map(({ name, value }): [string, string] => [name, value]),
  ).toString()
  return {
    method: method.toUpperCase(),
    ...(host !== '' && { host: host.replace(/^[^/]*\/\//, '').toLowerCase() }),
    url: search === '' ? path : `${path}?${search}`,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    ...(body && { body: body.text }),
  }
}
