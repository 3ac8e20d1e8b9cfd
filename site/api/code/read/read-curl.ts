// The reading of a cURL command line into the request that it sends. Says nothing about the contract.

import { nearestName } from '../../check/nearest-name.ts'
import type { CodeSpan } from '../syntax/code-span.ts'
import type { ShellCommand, ShellWord } from './read-shell.ts'
import {
  splitHeader,
  splitUrl,
  type SampleHeader,
  type SampleRequest,
  type SampleText,
} from './sample-request.ts'
import { HOLE } from '../syntax/read-value.ts'

/** Options with a value that says nothing about the request. */
const VALUE_OPTIONS = new Set(
  (
    'output write-out dump-header max-time connect-timeout retry retry-delay retry-max-time cacert cert key ' +
    'user-agent user proxy interface range limit-rate cookie cookie-jar config resolve max-redirs trace'
  ).split(' '),
)
const FLAGS = new Set(
  (
    'silent show-error fail fail-with-body include head verbose location compressed insecure no-buffer globoff ' +
    'http1.1 http2 remote-name progress-bar ipv4 ipv6 parallel tlsv1.2 tlsv1.3 retry-all-errors create-dirs'
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
const OWN_OPTIONS = ['request', 'header', 'url', 'get', ...DATA_OPTIONS]
const SHORT: Record<string, string> = {
  X: 'request', H: 'header', d: 'data', G: 'get', F: 'form', o: 'output', w: 'write-out', D: 'dump-header',
  m: 'max-time', u: 'user', A: 'user-agent', x: 'proxy', r: 'range', b: 'cookie', c: 'cookie-jar', K: 'config',
  E: 'cert', s: 'silent', S: 'show-error', f: 'fail', i: 'include', I: 'head', v: 'verbose', L: 'location',
  k: 'insecure', N: 'no-buffer', g: 'globoff', O: 'remote-name', '#': 'progress-bar', 4: 'ipv4', 6: 'ipv6',
} // prettier-ignore

export interface ReadCurl {
  request?: SampleRequest
  options: CurlOption[]
  mistakes: (CodeSpan & { what: string; fix?: string })[]
}

export interface CurlOption {
  /** The long one, without its dashes. */
  name: string
  /** It stands there by its letter. */
  short?: true
  at: CodeSpan
  value?: ShellWord
}

export function readCurl(command: ShellCommand): ReadCurl {
  const mistakes: ReadCurl['mistakes'] = []
  const { options, urls } = sortWords(command, mistakes)
  const [url] = [...options.filter(({ name }) => name === 'url').flatMap(({ value }) => value ?? []), ...urls]
  if (!url) {
    mistakes.push({ ...command.at, what: 'the cURL command has no URL' })
    return { options, mistakes }
  }
  const headers = options.flatMap(({ name, value }) => (name === 'header' && value ? [headerOf(value)] : []))
  const data = options.filter(({ name, value }) => DATA_OPTIONS.includes(name) && value)
  const asQuery = options.some(({ name }) => name === 'get')
  const method = options.findLast(({ name }) => name === 'request')?.value
  const head = options.some(({ name }) => name === 'head')
  const request: SampleRequest = {
    ...splitUrl(url.text, url.at),
    method: method?.text ?? (head ? 'HEAD' : data.length > 0 && !asQuery ? 'POST' : 'GET'),
    methodAt: method?.at ?? command.at,
    headers,
    at: command.at,
  }
  if (asQuery) {
    for (const { value } of data) request.query.push(...pairsOf(value!))
  } else if (data.length > 0) {
    request.body = bodyOf(data, command)
    addContentType(request, data)
  }
  return { request, options, mistakes }
}

function sortWords(
  { words }: ShellCommand,
  mistakes: ReadCurl['mistakes'],
): { options: CurlOption[]; urls: ShellWord[] } {
  const options: CurlOption[] = []
  const urls: ShellWord[] = []
  const waiting = [...words]
  for (let word = waiting.shift(); word; word = waiting.shift()) {
    if (!word.text.startsWith('-') || word.text === '-') {
      urls.push(word)
      continue
    }
    for (const option of optionsOf(word)) {
      if (takesValue(option.name)) option.value ??= waiting.shift()
      else if (!FLAGS.has(option.name) && option.name !== 'get') {
        const nearest = nearestName(option.name, [...OWN_OPTIONS, ...VALUE_OPTIONS, ...FLAGS])
        mistakes.push({
          ...word.at,
          what: `\`${word.text}\` is not a cURL option that samples use`,
          ...(nearest && { fix: `write \`--${nearest}\`` }),
        })
      }
      options.push(option)
    }
  }
  return { options, urls }
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

function headerOf({ text, at }: ShellWord): SampleHeader {
  return splitHeader(text, at)
}

function pairsOf({ text, at }: ShellWord): { name: string; value: string; at: CodeSpan }[] {
  return text.split('&').map((pair) => {
    const end = pair.indexOf('=')
    return { name: end < 0 ? pair : pair.slice(0, end), value: end < 0 ? '' : pair.slice(end + 1), at }
  })
}

function bodyOf(data: readonly CurlOption[], command: ShellCommand): SampleText {
  const [first] = data
  const { text, at } = first!.value!
  if (text === '@-' && command.input) return { ...command.input }
  const isFile = first!.name !== 'data-raw' && text.startsWith('@')
  if (isFile || data.length > 1) return { text: HOLE, at }
  return { text, at }
}

/** What cURL sends when the command does not name a type. */
function addContentType(request: SampleRequest, data: readonly CurlOption[]): void {
  if (request.headers.some(({ name }) => name.toLowerCase() === 'content-type')) return
  const names = new Set(data.map(({ name }) => name))
  const value = names.has('json')
    ? 'application/json'
    : names.has('form')
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded'
  request.headers.push({ name: 'Content-Type', value, at: request.body?.at ?? request.at, implied: true })
}
