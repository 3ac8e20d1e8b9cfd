// Parses calls and values in Kotlin and Swift: a type called with named arguments is an object.

import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { bracketReader } from './bracket-reader.ts'
import { jsonObject } from './json-objects.ts'
import { namesBefore } from './names-before.ts'
import type { Reading } from './reading.ts'
import { builderEndingAt, builtObject } from './builder-chains.ts'
import type { Token } from './scan-tokens.ts'

export const readKotlin = bracketReader({
  texts: { prefix: /(?:)/y, hole: () => /\$(?:\{|[A-Za-z_]\w*)/y, raw: () => false },
  naming: '=',
  closures: true,
  builders: true,
  lines: true,
  declared: (tokens, index) => declared(tokens, index, /^va[lr]$/),
  value(reading, from, to) {
    const body = requestBody(reading, from, to)
    if (body) return body
    const json = jsonObject(reading, from, to)
    if (json) return json
    const built = builderEndingAt(reading, to - 1)
    if (built?.from === from) return builtObject(built)
    const call = callAt(reading, from, to)
    if (!call) return undefined
    const at = reading.at(from, to)
    const { tokens } = reading
    const parts = reading.parts(call.open + 1, to - 1)
    if (/^(?:mutable)?(?:listOf|arrayOf)$/i.test(call.name))
      return { kind: 'array', at, items: parts.map((part) => reading.value(...part)), open: false }
    if (!/^(?:mutableMapOf|mapOf|hashMapOf)$/.test(call.name)) return typedObject(reading, call, from, to)
    const fields = parts.flatMap(([start, end]): SampleField[] => {
      const key = tokens[start]!
      if (key.kind !== 'text' || tokens[start + 1]?.text !== 'to') return []
      return [{ name: key.value!, at: reading.at(start, start + 1), value: reading.value(start + 2, end) }]
    })
    return { kind: 'object', at, fields, names: 'wire', open: fields.length < parts.length }
  },
})

export const readSwift = bracketReader({
  texts: {
    prefix: /#+(?=")/y,
    hole: (prefix) => (prefix === '' ? /\\\(/y : undefined),
    raw: (prefix) => prefix !== '',
  },
  naming: ':',
  closures: true,
  lines: true,
  declared: (tokens, index) => declared(tokens, index, /^(?:let|var)$/),
  value(reading, from, to) {
    const { tokens } = reading
    const { text, match } = tokens[from]!
    const at = reading.at(from, to)
    if (text !== '[' || match !== to - 1) {
      // `URL(string: "…")!`, `URL(string: "…") else { return }`
      const address =
        text === 'URL' ? callAt(reading, from, (tokens[from + 1]?.match ?? from) + 1) : undefined
      if (address) return reading.arguments(address.open)[0]?.value
      const call = callAt(reading, from, to)
      return call && typedObject(reading, call, from, to)
    }
    const parts = reading.parts(from + 1, to - 1)
    if (!parts.some(([start]) => tokens[start + 1]?.text === ':') && tokens[from + 1]?.text !== ':')
      return { kind: 'array', at, items: parts.map((part) => reading.value(...part)), open: false }
    const pairs = parts.filter(([start]) => tokens[start]!.text !== ':')
    const fields = pairs.flatMap(([start, end]): SampleField[] => {
      const key = tokens[start]!
      if (key.kind !== 'text' || tokens[start + 1]?.text !== ':') return []
      return [{ name: key.value!, at: reading.at(start, start + 1), value: reading.value(start + 2, end) }]
    })
    return { kind: 'object', at, fields, names: 'wire', open: fields.length < pairs.length }
  },
})

/** `"{}".toRequestBody("application/json".toMediaType())` of OkHttp: the text, and the type in it. */
function requestBody(reading: Reading, from: number, to: number): SampleValue | undefined {
  const serialised = serialisedBody(reading, from, to)
  if (serialised) return serialised
  const [, dot, name, open] = reading.tokens.slice(from, to)
  if (dot?.text !== '.' || open?.match !== to - 1 || !/^to(?:RequestBody|MediaType)$/.test(name!.text))
    return undefined
  const text = reading.value(from, from + 1)
  const type = reading.arguments(from + 3)[0]?.value
  if (text.kind !== 'literal' || type?.kind !== 'literal') return text
  return { ...text, sentAs: String(type.value) }
}

/** `body.toString().toRequestBody(…)` */
function serialisedBody(reading: Reading, from: number, to: number): SampleValue | undefined {
  const { tokens } = reading
  const open = tokens[to - 1]?.match ?? 0
  const words = tokens.slice(open - 6, open).map(({ text }) => text)
  if (open - 6 < from || words.join('') !== '.toString().toRequestBody') return undefined
  const json = reading.value(from, open - 6)
  return json.kind === 'object' ? { kind: 'unknown', at: reading.at(from, to), json } : undefined
}

interface Call {
  name: string
  open: number
}

/** The call that spans all of these tokens. */
function callAt({ tokens }: Reading, from: number, to: number): Call | undefined {
  const open = tokens[to - 1]!.match
  if (open === undefined || open <= from || tokens[open]!.text !== '(') return undefined
  const names = namesBefore(tokens, open)
  return names?.length === 1 && names[0] === from ? { name: tokens[from]!.text, open } : undefined
}

function typedObject(
  reading: Reading,
  { name, open }: Call,
  from: number,
  to: number,
): SampleValue | undefined {
  const given = reading.arguments(open)
  if (!/^[A-Z]\w*$/.test(name) || given.length === 0) return undefined
  const fields = given.flatMap(({ name: label, value }): SampleField[] =>
    label ? [{ ...label, value }] : [],
  )
  if (fields.length < given.length) return undefined
  return { kind: 'object', at: reading.at(from, to), fields, names: 'typed', open: false }
}

/** `val name =`, `let name: Type =` */
function declared(tokens: readonly Token[], index: number, keyword: RegExp): Token | undefined {
  for (let at = index - 2; at >= Math.max(0, index - 16); at--) {
    const { kind, text } = tokens[at]!
    if (kind === 'name' && keyword.test(text)) {
      const isTyped = at === index - 2 || tokens[at + 2]?.text === ':'
      return isTyped ? tokens[at + 1] : undefined
    }
    if (kind !== 'name' && !/^[:<>,.?[\]]$/.test(text)) return undefined
  }
  return undefined
}
