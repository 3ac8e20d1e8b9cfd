// The request of an HTTPie or xh command: `http POST host/path Name:value field=text field:=json`.

import { HOLE } from '../../../../curl/placeholder.ts'
import type { ShellCommand, ShellWord } from '../../../../curl/read-shell.ts'
import { splitUrl, type WrittenHeader, type WrittenQuery } from '../../../../curl/written-request.ts'
import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { readJson } from '../read-json.ts'
import type { SampleRequest } from '../sample-request.ts'

/** Options whose value is the next word; a letter's may also follow it directly, as in `-pHh`. */
const WITH_VALUE =
  /^(?:-(?:(?![opsAP])[a-zA-Z])*[opsAP]|--(?:output|print|history-print|style|timeout|session|session-read-only|verify|cert|cert-key|cert-key-pass|pretty|proxy|auth-type|format-options|max-redirects|max-headers|ssl|ciphers|boundary|response-charset|response-mime|default-scheme))$/
/** Options that change what is sent in ways that are not read. */
const NOT_READ = /^(?:-[a-zA-Z]*[afx][a-zA-Z]*|--(?:auth|form|multipart|compress|chunked|offline|bearer))\b/
const METHOD = /^[A-Z]{3,7}$/i
/** `name:value`, `name==value`, `name=value`, `name:=value`, and the same with a file's content. */
const ITEM = /^((?:\\.|[^:=@\\])+)(==|:=@|:=|=@|=|:|@)([^]*)$/

export const isHttpie = ({ name }: ShellCommand): boolean => /^(?:https?|xhs?)$/.test(name)

/** Undefined for a command that cannot be read with certainty. */
export function readHttpie({ words, at }: ShellCommand): SampleRequest | undefined {
  const read = withoutOptions(words)
  if (!read) return undefined
  const { given, raw } = read
  const method = given[1] && METHOD.test(given[0]!.text) ? given.shift() : undefined
  const url = given.shift()
  const items = url && readItems(given)
  if (!items) return undefined
  const { headers, query, fields } = items
  const built: SampleValue = { kind: 'object', at, fields, names: 'wire', open: false }
  const hasBody = fields.length > 0 || raw !== undefined
  if (hasBody && !headers.some(({ name }) => name.toLowerCase() === 'content-type'))
    headers.push({ name: 'Content-Type', value: 'application/json', at, implied: true })
  const address = splitUrl(/^[a-z]+:\/\//i.test(url.text) ? url.text : `https://${url.text}`, url.at)
  return {
    ...address,
    query: [...address.query, ...query],
    at,
    method: method?.text.toUpperCase() ?? (hasBody ? 'POST' : 'GET'),
    methodAt: method?.at ?? at,
    headers,
    ...(raw ? { body: raw } : fields.length > 0 && { built }),
  }
}

/** What is no option, and the body that one gives as it is. */
function withoutOptions(
  words: readonly ShellWord[],
): { given: ShellWord[]; raw: ShellWord | undefined } | undefined {
  const given: ShellWord[] = []
  let raw: ShellWord | undefined
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (NOT_READ.test(word.text)) return undefined
    if (word.text === '--raw') raw = words[++index]
    else if (word.text.startsWith('--raw=')) raw = { text: word.text.slice(6), at: word.at }
    else if (WITH_VALUE.test(word.text)) index++
    else if (!word.text.startsWith('-')) given.push(word)
  }
  return { given, raw }
}

interface Items {
  headers: WrittenHeader[]
  query: WrittenQuery[]
  fields: SampleField[]
}

function readItems(words: readonly ShellWord[]): Items | undefined {
  const items: Items = { headers: [], query: [], fields: [] }
  const { headers, query, fields } = items
  for (const { text, at } of words) {
    const [, name = '', sign, value = ''] = ITEM.exec(text) ?? []
    if (sign === undefined) return undefined
    const valueAt = { ...at, column: at.column + name.length + sign.length }
    if (sign === ':') headers.push({ name, value: value.trim(), at })
    else if (sign === '==') query.push({ name, value, at })
    // `list[]=item`: lists are not put together.
    else if (/\[\d*\]/.test(name)) put(fields, [name.split('[')[0]!], at, { kind: 'unknown', at })
    else put(fields, namesOf(name), at, fieldValue(sign, value, valueAt))
  }
  return items
}

function fieldValue(sign: string, text: string, at: CodeSpan): SampleValue {
  if (sign.endsWith('@')) return { kind: 'unknown', at }
  if (sign === '=') return { kind: 'literal', value: text, at }
  return text.includes(HOLE) ? { kind: 'unknown', at } : (readJson(text, at).value ?? { kind: 'unknown', at })
}

/** `data[number]` is `number` in `data`. */
function namesOf(name: string): string[] {
  const [first = '', ...more] = name.split('[')
  return [first, ...more.map((part) => part.replace(/\]$/, ''))].filter((part) => part !== '')
}

function put(fields: SampleField[], [name = '', ...more]: string[], at: CodeSpan, value: SampleValue): void {
  if (more.length === 0) {
    fields.push({ name, at, value })
    return
  }
  const known = fields.find((one) => one.name === name)?.value
  const inner = known?.kind === 'object' ? known.fields : []
  if (known?.kind !== 'object')
    fields.push({ name, at, value: { kind: 'object', at, fields: inner, names: 'wire', open: false } })
  put(inner, more, at, value)
}
