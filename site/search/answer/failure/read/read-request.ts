// Finds the request that failed in an error's text: its method, host and path, as clients, logs and browsers write them.

import { METHODS } from './request-methods.ts'

interface ReadRequest {
  method?: string
  /** `api.example`; absent if only a path is written. */
  host?: string
  /** Without host and query. */
  path: string
}

/** Up to the next scheme: of URLs that run into one another, none is read to the end of the text. */
const URL_ADDRESS = 'https?://(?:[^\\s"\'`),<>\\]:]|:(?!//))+'
const ADDRESS = `(?:${URL_ADDRESS}|/[\\w\\-./{}%]*)`
/** `/etc/app/config.json`, which no request goes to. */
const FILE_PATH = String.raw`/(?:(?:etc|usr|var|home|opt|tmp|srv|mnt|proc|root)/|[\w\-./{}%]*\.[a-z]\w{0,9}(?![\w\-./{}%]))`
const NAMED_METHOD = String.raw`method["']?[=:]\s*["':]?(?<method>${METHODS})\b`
/** Reads an address once: a shorter one is never tried. `url=https://…`, `url.full=…`, `"url": {"full": "…` */
const namedPath = (address: string): string =>
  String.raw`(?<!base|referr?er_)(?:path|url|uri)(?:\.(?:full|path))?["']?[=:]\s*(?:(?:URL |Url )?\{\s*["']?(?:full|href)["']?:\s*)?["']?(?=(?<path>${address}))\k<path>`
const requestsTo = (address: string): RegExp[] => [
  new RegExp(String.raw`${NAMED_METHOD}[^]{0,200}?${namedPath(address)}`, 'i'),
  new RegExp(String.raw`${namedPath(address)}[^]{0,200}?${NAMED_METHOD}`, 'i'),
  // PowerShell: `-Uri https://… -Method POST`
  new RegExp(
    String.raw`-Uri\s+["']?(?<path>${address})[^]{0,200}?-Method\s+["']?(?<method>${METHODS})\b`,
    'i',
  ),
  new RegExp(
    String.raw`-Method\s+["']?(?<method>${METHODS})\b[^]{0,200}?-Uri\s+["']?(?<path>${address})`,
    'i',
  ),
  // `POST /tokens`, `POST "https://…"`, `POST request for "https://…"`, `[POST] to [https://…`
  new RegExp(
    String.raw`\b(?<method>${METHODS})["'\]]?(?: request)?(?: (?:to|for|on|from))?[\s,|;]+["'\`[]?(?<path>${address})`,
  ),
]
const REQUESTS = [
  // A path alone may be that of the request to the reader's own server.
  ...requestsTo(URL_ADDRESS),
  ...requestsTo(ADDRESS),
  // `fetch('https://…', { method: 'POST'`
  new RegExp(
    String.raw`\bfetch\(["'\`](?<path>https?://[^\s"'\`]+)["'\`],[^]{0,80}?\bmethod:\s*["'](?<method>${METHODS})`,
    'i',
  ),
  // Go writes `Post "https://…"`.
  new RegExp(String.raw`\b(?<method>${METHODS})\s+"(?<path>https?://[^\s"]+)`, 'i'),
  // A client may report only the URL, and a log only the path.
  new RegExp(String.raw`\b(?:url|uri|path|endpoint)[\s:=('"]{1,4}(?!${FILE_PATH})(?<path>${ADDRESS})`, 'i'),
  // `creating the session failed 403 /apple-pay/session`
  new RegExp(String.raw`\b[45]\d\d\s+(?!${FILE_PATH})(?<path>/[a-z][\w\-./]*)`),
  // Neither what documents the error nor a frame of a stack trace.
  /(?<!\b(?:see|check|check:|visit) )(?<path>https?:\/\/(?![^\s"'`),<>\]]{0,200}:\d+:\d)[^\s"'`),<>\]]+)/,
]

export function readRequest(text: string): ReadRequest | undefined {
  for (const pattern of REQUESTS) {
    const { method, path } = pattern.exec(text)?.groups ?? {}
    if (path !== undefined)
      return { ...(method !== undefined && { method: method.toUpperCase() }), ...placeOf(path) }
  }
  return undefined
}

/** Takes a URL or a path, with or without the punctuation of its sentence. */
export function placeOf(address: string): Pick<ReadRequest, 'host' | 'path'> {
  const [, host, rest = ''] = /^(?:https?:\/\/([^/?#]*))?([^?#]*)/.exec(address)!
  const path = rest.replace(/(?<![.:;])[.:;]+$/, '')
  return { ...(host && { host: host.toLowerCase() }), path: path === '' ? '/' : path }
}
