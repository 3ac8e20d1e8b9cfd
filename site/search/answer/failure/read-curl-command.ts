// The reading of a pasted cURL command into the request that it sends: as a shell splits it, without running anything.

export interface PastedRequest {
  method: string
  /** Path and query. */
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
}

const WITH_VALUE =
  /^(?:-[XHdGouAxmbcKEFw]|--(?:request|header|data(?:-raw|-binary|-ascii|-urlencode)?|json|url|output|user|user-agent|proxy|max-time|cookie|form|write-out|retry|connect-timeout))$/
const MAX_WORDS = 200

/** Undefined for a command without an address. */
export function readCurlCommand(command: string): PastedRequest | undefined {
  const words = shellWords(command).slice(1)
  let url: string | undefined
  let method: string | undefined
  let body: string | undefined
  const headers: Record<string, string> = {}
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    // `-XPOST`, `-H'Name: value'`
    const short = /^-([XHd])(.+)$/s.exec(word)
    const option = short ? `-${short[1]}` : word
    const value = short ? short[2]! : WITH_VALUE.test(word) ? (words[++at] ?? '') : undefined
    if (value === undefined) {
      if (!word.startsWith('-')) url ??= word
    } else if (option === '-X' || option === '--request') method = value.toUpperCase()
    else if (option === '--url') url ??= value
    else if (option === '-H' || option === '--header') addHeader(headers, value)
    else if (/^(?:-d|--data|--json)/.test(option)) {
      body = body === undefined ? value : `${body}&${value}`
      if (option === '--json') headers['content-type'] ??= 'application/json'
    }
  }
  if (url === undefined) return undefined
  if (body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded'
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: url.replace(/^https?:\/\/[^/?#]*/, ''),
    headers,
    ...(body !== undefined && { body }),
  }
}

function addHeader(headers: Record<string, string>, line: string): void {
  const colon = line.indexOf(':')
  if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
}

/** Quotes of both kinds, escapes and lines that go on; no variable is filled in. */
function shellWords(command: string): string[] {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (let at = 0; at < command.length && words.length < MAX_WORDS; at++) {
    const sign = command[at]!
    if (quote !== '') {
      if (sign === quote) quote = ''
      else if (sign === '\\' && quote === '"' && /["\\$`]/.test(command[at + 1] ?? ''))
        word = (word ?? '') + command[++at]!
      else word = (word ?? '') + sign
    } else if (sign === "'" || sign === '"') {
      quote = sign
      word ??= ''
    } else if (sign === '\\') {
      const next = command[++at] ?? ''
      // A line may have lost its break on the way through a field of one line.
      if (!/\s/.test(next)) word = (word ?? '') + next
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + sign
  }
  if (word !== undefined) words.push(word)
  return words
}
