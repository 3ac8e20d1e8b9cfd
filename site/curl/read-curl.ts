// Parses a cURL command line into the request that it sends. Knows nothing about the contract.

import type { CodeSpan } from './code-span.ts'
import { HOLE } from './placeholder.ts'
import type { ShellCommand, ShellWord } from './read-shell.ts'
import {
  FORM_TYPE,
  splitHeader,
  splitQuery,
  splitUrl,
  type WrittenHeader,
  type WrittenQuery,
  type WrittenRequest,
  type WrittenText,
} from './written-request.ts'

/** Options with a value that does not affect the request's method, URL, key or body. */
const VALUE_OPTIONS = new Set(
  (
    'output write-out dump-header max-time connect-timeout retry retry-delay retry-max-time cacert capath cert ' +
    'cert-type key key-type pass user-agent user proxy proxy-user noproxy preproxy interface range limit-rate ' +
    'cookie cookie-jar config resolve connect-to max-redirs max-filesize trace trace-ascii stderr referer ' +
    'unix-socket ciphers tls-max dns-servers speed-limit speed-time keepalive-time expect100-timeout ' +
    'output-dir upload-file oauth2-bearer aws-sigv4 parallel-max rate socks5 socks5-hostname variable proto'
  ).split(' '),
)
const FLAGS = new Set(
  (
    'silent show-error fail fail-with-body fail-early include show-headers head verbose location location-trusted ' +
    'compressed insecure no-buffer globoff http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only remote-name ' +
    'remote-header-name progress-bar no-progress-meter ipv4 ipv6 parallel tlsv1.2 tlsv1.3 ssl-reqd anyauth basic ' +
    'retry-all-errors retry-connrefused create-dirs path-as-is raw tcp-nodelay no-keepalive trace-time netrc disable'
  ).split(' '),
)
export const DATA_OPTIONS = [
  'data',
  'data-raw',
  'data-binary',
  'data-ascii',
  'data-urlencode',
  'json',
  'form',
  'form-string',
]
const OWN_OPTIONS = ['request', 'header', 'url', 'url-query', 'get', ...DATA_OPTIONS]
/** All known options, by long name. */
export const CURL_OPTIONS: readonly string[] = [...OWN_OPTIONS, ...VALUE_OPTIONS, ...FLAGS]
const SHORT: Record<string, string> = {
  X: 'request', H: 'header', d: 'data', G: 'get', F: 'form', o: 'output', w: 'write-out', D: 'dump-header',
  m: 'max-time', u: 'user', A: 'user-agent', x: 'proxy', r: 'range', b: 'cookie', c: 'cookie-jar', K: 'config',
  E: 'cert', e: 'referer', T: 'upload-file', U: 'proxy-user', s: 'silent', S: 'show-error', f: 'fail', i: 'include',
  I: 'head', v: 'verbose', L: 'location', k: 'insecure', N: 'no-buffer', g: 'globoff', O: 'remote-name',
  J: 'remote-header-name', Z: 'parallel', n: 'netrc', q: 'disable', '#': 'progress-bar', 0: 'http1.0', 4: 'ipv4',
  6: 'ipv6',
} // prettier-ignore

export interface ReadCurl {
  /** Absent for a command without a URL. */
  request?: WrittenRequest
  options: CurlOption[]
  /** Words that look like options but are not. */
  unknown: { name: string; written: string; at: CodeSpan }[]
}

export interface CurlOption {
  /** Long form, without its dashes. */
  name: string
  /** Written in its short form. */
  short?: true
  at: CodeSpan
  value?: ShellWord
}

/** True for the command's name, as shells on any system spell it. */
export const isCurl = ({ name }: ShellCommand): boolean => /^(?:.*\/)?curl(?:\.exe)?$/.test(name)

export function readCurl(command: ShellCommand): ReadCurl {
  const { options, urls, unknown } = sortWords(command)
  const [url] = [...options.filter(({ name }) => name === 'url').flatMap(({ value }) => value ?? []), ...urls]
  if (!url) return { options, unknown }
  const headers = options.flatMap(({ name, value }): WrittenHeader[] =>
    name === 'header' && value ? [splitHeader(value.text, value.at)] : [],
  )
  const data = options.filter(({ name, value }) => DATA_OPTIONS.includes(name) && value)
  const asQuery = options.some(({ name }) => name === 'get')
  const method = options.findLast(({ name }) => name === 'request')?.value
  const head = options.some(({ name }) => name === 'head')
  const request: WrittenRequest = {
    ...splitUrl(url.text, url.at),
    method: method?.text ?? (head ? 'HEAD' : data.length > 0 && !asQuery ? 'POST' : 'GET'),
    methodAt: method?.at ?? command.at,
    headers,
    at: command.at,
  }
  for (const { name, value } of options)
    if (name === 'url-query' && value) request.query.push(...encodedPairs(value))
  if (asQuery) {
    for (const { name, value } of data)
      request.query.push(
        ...(name === 'data-urlencode' ? encodedPairs(value!) : splitQuery(value!.text, value!.at)),
      )
  } else if (data.length > 0) {
    request.body = bodyOf(data, command)
    addContentType(request, data)
  }
  return { request, options, unknown }
}

function sortWords({ words }: ShellCommand): Pick<ReadCurl, 'options' | 'unknown'> & { urls: ShellWord[] } {
  const options: CurlOption[] = []
  const urls: ShellWord[] = []
  const unknown: ReadCurl['unknown'] = []
  const waiting = [...words].reverse()
  for (let word = waiting.pop(); word; word = waiting.pop()) {
    if (!word.text.startsWith('-') || word.text === '-') {
      urls.push(word)
      continue
    }
    for (const option of optionsOf(word)) {
      if (takesValue(option.name)) option.value ??= waiting.pop()
      else if (!FLAGS.has(option.name) && option.name !== 'get')
        unknown.push({ name: option.name, written: word.text, at: word.at })
      options.push(option)
    }
  }
  return { options, urls, unknown }
}

function takesValue(name: string): boolean {
  return VALUE_OPTIONS.has(name) || (OWN_OPTIONS.includes(name) && name !== 'get')
}

/** `--data`, `-d`, `-d'text'`, `-sS`. */
function optionsOf({ text, at }: ShellWord): CurlOption[] {
  if (text.startsWith('--')) return [{ name: text.slice(2), at }]
  const options: CurlOption[] = []
  for (let index = 1; index < text.length; index++) {
    const name = SHORT[text[index]!] ?? text[index]!
    const rest = text.slice(index + 1)
    if (!takesValue(name) || rest === '') options.push({ name, short: true, at })
    else
      return [
        ...options,
        { name, short: true, at, value: { text: rest, at: { ...at, column: at.column + index + 1 } } },
      ]
  }
  return options
}

/** `name=content`, `=content` and `content`: cURL encodes the content. */
function encodedPairs({ text, at }: ShellWord): WrittenQuery[] {
  const end = text.indexOf('=')
  return [
    end < 0 ? { name: text, value: '', at } : { name: text.slice(0, end), value: text.slice(end + 1), at },
  ]
}

function bodyOf(data: readonly CurlOption[], command: ShellCommand): WrittenText {
  const texts = data.map(({ name, value }) => textOf(name, value!, command))
  const [first] = texts
  if (texts.length === 1) return first!
  if (texts.some(({ text }) => text === HOLE)) return { text: HOLE, at: first!.at }
  // cURL puts `&` between the pieces, and nothing between pieces of `--json`.
  const text = texts.reduce(
    (whole, piece, index) => whole + (index === 0 || data[index]!.name === 'json' ? '' : '&') + piece.text,
    '',
  )
  return { text, at: first!.at }
}

/** Files cannot be read here. */
function textOf(name: string, { text, at }: ShellWord, { input }: ShellCommand): WrittenText {
  const readsFiles = !['data-raw', 'form-string'].includes(name)
  if (readsFiles && text === '@-' && input) return { ...input }
  return readsFiles && text.startsWith('@') ? { text: HOLE, at } : { text, at }
}

/** The content type that cURL sends by default. */
function addContentType(request: WrittenRequest, data: readonly CurlOption[]): void {
  if (request.headers.some(({ name }) => name.toLowerCase() === 'content-type')) return
  const names = new Set(data.map(({ name }) => name))
  const value = names.has('json')
    ? 'application/json'
    : names.has('form') || names.has('form-string')
      ? 'multipart/form-data'
      : FORM_TYPE
  request.headers.push({ name: 'Content-Type', value, at: request.body?.at ?? request.at, implied: true })
}
