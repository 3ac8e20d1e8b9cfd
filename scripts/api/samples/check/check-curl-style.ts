// Checks that samples write cURL the way that generated ones do: long options; method, headers, then body. Ignores what
// is sent.

import type { CodeSpan } from '#site/curl/code-span.ts'
import type { SampleFinding } from './sample-finding.ts'
import { grammarOf } from '../../../syntax/grammars.ts'
import { DATA_OPTIONS, isCurl, readCurl, type CurlOption } from '#site/curl/read-curl.ts'
import { readShell } from '#site/curl/read-shell.ts'

/** Options to avoid, and what to write instead. */
const OTHERWISE: Readonly<Record<string, string>> = {
  json: "write `--header 'Content-Type: application/json'` and `--data`",
  'data-raw': 'write `--data`',
  'data-ascii': 'write `--data`',
  url: 'write the URL without an option',
}
/** `'\''`, `'"'"'`, `$'\''` */
const ESCAPED_QUOTE = /\\'|"'"/

export function checkCurlStyle(sample: { language: string; code: string }): SampleFinding[] {
  if (grammarOf(sample.language) !== 'bash' || !sample.code.includes('curl')) return []
  const lines = sample.code.split('\n')
  const commands = readShell(sample.code).filter(isCurl)
  return commands.flatMap((command) => {
    const { options } = readCurl(command)
    return [
      ...checkMethod(options, command.at),
      ...checkNames(options, lines),
      ...checkHeaders(options, lines),
      ...checkQuotes(options, lines),
    ]
  })
}

function checkMethod(options: readonly CurlOption[], at: CodeSpan): SampleFinding[] {
  const method = options.findLast(({ name }) => name === 'request')
  if (method?.value?.text === 'GET') {
    return [finding(method.at, 'cURL sends a `GET` by default', 'remove `--request GET`')]
  }
  if (method || bodyIndex(options) < 0) return []
  return [finding(at, 'the method is missing', 'write `--request POST` after `curl`')]
}

function checkNames(options: readonly CurlOption[], lines: readonly string[]): SampleFinding[] {
  // `-sS` is one word with two options.
  const words = new Set(options.map(({ at }) => at))
  return [...words].flatMap((at) => {
    const together = options.filter((option) => option.at === at)
    const { name, short } = together[0]!
    if (short) {
      const written = /^-[A-Za-z0-9#]+/.exec(lines[at.row]!.slice(at.column))?.[0] ?? `-${name}`
      const long = together.map((option) => `--${option.name}`).join(' ')
      return [finding(at, `\`${written}\` does not say what it does`, OTHERWISE[name] ?? `write \`${long}\``)]
    }
    const fix = OTHERWISE[name]
    return fix === undefined ? [] : [finding(at, `samples do not use \`--${name}\``, fix)]
  })
}

function checkHeaders(options: readonly CurlOption[], lines: readonly string[]): SampleFinding[] {
  const body = bodyIndex(options)
  return options.flatMap(({ name, at }, index) => {
    if (name !== 'header') return []
    if (body >= 0 && index > body) {
      return [finding(at, 'the header comes after the body', `write it before \`--${options[body]!.name}\``)]
    }
    if (lines[at.row]!.slice(0, at.column).trim() === '') return []
    return [finding(at, 'the header is not on a separate line', 'end the line before it with `\\`')]
  })
}

/** With `--get`, the data is the query and belongs in the URL. */
function bodyIndex(options: readonly CurlOption[]): number {
  const isQuery = options.some(({ name }) => name === 'get')
  return isQuery ? -1 : options.findIndex(({ name }) => DATA_OPTIONS.includes(name))
}

/** A shell string ends at the first quote inside it, and escaping the quote is hard to read. */
function checkQuotes(options: readonly CurlOption[], lines: readonly string[]): SampleFinding[] {
  return options.flatMap(({ name, value }) => {
    if (name !== 'data' || !value?.text.includes("'")) return []
    const { row, column, endRow } = value.at
    const written = [lines[row]!.slice(column), ...lines.slice(row + 1, endRow + 1)].join('\n')
    if (!ESCAPED_QUOTE.test(written)) return []
    const fix = "write `--data @- <<'JSON'` and the body below it"
    return [finding(value.at, 'the body contains an escaped quote', fix)]
  })
}

function finding(at: CodeSpan, what: string, fix: string): SampleFinding {
  return { code: 'sample-curl-style', at, what, fix }
}
