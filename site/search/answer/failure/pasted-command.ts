// The request that a pasted cURL command sends, as the contract is asked about it. No variable is filled in.

import { isCurl, readCurl } from '../../../curl/read-curl.ts'
import { readShell } from '../../../curl/read-shell.ts'

export interface PastedRequest {
  method: string
  /** Path and query. */
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
}

/** A line that goes on may have lost its break on the way through a field of one line. */
const LOST_BREAK = /(?<=\s)\\[ \t]+(?=\S)/g

/** Undefined for a command without an address. */
export function pastedCommand(text: string): PastedRequest | undefined {
  const command = readShell(text.replaceAll(LOST_BREAK, ' ')).find(isCurl)
  const request = command && readCurl(command).request
  if (!request) return undefined
  const { method, path, query, headers, body } = request
  const search = new URLSearchParams(
    query.map(({ name, value }): [string, string] => [name, value]),
  ).toString()
  return {
    method: method.toUpperCase(),
    url: search === '' ? path : `${path}?${search}`,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    ...(body && { body: body.text }),
  }
}
