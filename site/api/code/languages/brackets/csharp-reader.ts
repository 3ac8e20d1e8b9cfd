// Parses calls and values in C#: `new` expressions with their initialisers.

import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { HOLE } from '../../../../curl/placeholder.ts'
import { bracketReader } from './bracket-reader.ts'
import type { Reading } from './reading.ts'

export const readCSharp = bracketReader({
  texts: {
    prefix: /[$@]+(?=")/y,
    hole: (prefix) => (prefix.includes('$') ? /\{(?!\{)/y : undefined),
    raw: (prefix) => prefix.includes('@'),
  },
  naming: ':',
  made: new Set(['HttpRequestMessage', 'RestRequest']),
  /** `var x =`, `List<string> x =`, `string? x =`: a type precedes the name. */
  declared(tokens, index) {
    const [before, name] = [tokens[index - 2], tokens[index - 1]]
    if (name?.kind !== 'name' || !before) return undefined
    return before.kind === 'name' || /^[>?\]]$/.test(before.text) ? name : undefined
  },
  value(reading, from, to) {
    const { text, match } = reading.tokens[from]!
    if (/^(?:Http)?Method$/.test(text) && to === from + 3) {
      const method = reading.tokens[from + 2]!.text.toUpperCase()
      return { kind: 'literal', at: reading.at(from + 2, to), value: method }
    }
    if (text === '[' && match === to - 1) return arrayOf(reading, from, from, to)
    return text === 'new' ? madeValue(reading, from, to) : undefined
  },
})

function arrayOf(reading: Reading, open: number, from: number, to: number): SampleValue {
  const items = reading.parts(open + 1, reading.tokens[open]!.match!).map((part) => reading.value(...part))
  return { kind: 'array', at: reading.at(from, to), items, open: false }
}

/** `new Type<…>(…) { … }`, `new[] { … }`, `new { … }` */
function madeValue(reading: Reading, from: number, to: number): SampleValue | undefined {
  const { tokens, code } = reading
  const at = reading.at(from, to)
  let next = from + 1
  while (next < to && (tokens[next]!.kind === 'name' || /^[<>,.?]$/.test(tokens[next]!.text))) next++
  const type = code.slice(tokens[from]!.to, tokens[next]?.from ?? code.length)
  const isList = tokens[next]?.text === '['
  for (const bracket of ['[', '(']) {
    if (next < to && tokens[next]!.text === bracket) next = (tokens[next]!.match ?? to) + 1
  }
  if (/^\s*(?:StringContent|Uri)\s*$/.test(type) && next >= to) {
    const [first, ...more] = reading.arguments(from + 2)
    const sentAs = more.at(-1)?.value
    if (first?.value.kind === 'literal' && more.length > 1 && sentAs?.kind === 'literal')
      return { ...first.value, sentAs: String(sentAs.value) }
    if (first && (more.length === 0 || type.trim() === 'StringContent')) return first.value
  }
  const isDictionary = /Dictionary</.test(type)
  if (next >= to)
    return isDictionary ? { kind: 'object', at, fields: [], names: 'wire', open: true } : undefined
  if (tokens[next]!.text !== '{' || tokens[next]!.match !== to - 1) return undefined
  const members = reading.parts(next + 1, to - 1)
  // `new() { ["order"] = "1042" }` is one too.
  const isIndexed = members.some(
    ([start]) => tokens[(tokens[start]!.match ?? start) + 1]?.text === '=' && tokens[start]!.text === '[',
  )
  const isMap = isDictionary || isIndexed
  const isNamed = members.some(([start]) => tokens[start + 1]?.text === '=')
  const isAnonymous = next === from + 1
  if (isList || (!isMap && !isNamed && !isAnonymous)) return arrayOf(reading, next, from, to)
  const fields = members.flatMap((member) => fieldOf(reading, ...member))
  const names = isMap || isAnonymous ? 'wire' : 'typed'
  return { kind: 'object', at, fields, names, open: fields.length < members.length }
}

/** `Type = "card"`, `["number"] = "…"`, `{ "number", "…" }`. */
function fieldOf(reading: Reading, from: number, to: number): SampleField[] {
  const { tokens } = reading
  const { text, match } = tokens[from]!
  if (text === '{' && match === to - 1) {
    const [key, member] = reading.parts(from + 1, to - 1)
    return key && member ? field(reading, key[0], member) : []
  }
  const key = text === '[' ? from + 1 : from
  const sign = text === '[' ? (match ?? to) + 1 : from + 1
  return tokens[sign]?.text === '=' ? field(reading, key, [sign + 1, to]) : []
}

function field(reading: Reading, key: number, member: [number, number]): SampleField[] {
  const { kind, text, value = HOLE } = reading.tokens[key]!
  if (kind !== 'name' && kind !== 'text') return []
  const name = kind === 'text' ? value : text
  return [{ name, at: reading.at(key, key + 1), value: reading.value(...member) }]
}
