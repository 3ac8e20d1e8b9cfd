// Reads JSON that Kotlin puts together: `JSONObject().put("type", "card")`, `buildJsonObject { put("type", "card") }`.

import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import type { Reading } from './reading.ts'

export function jsonObject(reading: Reading, from: number, to: number): SampleValue | undefined {
  const { tokens } = reading
  const name = tokens[from]!.text
  if (name === 'buildJsonObject' && tokens[from + 1]?.match === to - 1) return builtJson(reading, from + 1)
  const close = tokens[from + 1]?.match
  if (name !== 'JSONObject' || close === undefined || close < from) return undefined
  const given = close === from + 2 ? undefined : reading.value(from + 2, close)
  // Anything may be in what is not written out.
  if (given && given.kind !== 'object') return undefined
  const fields = [...(given?.fields ?? [])]
  let at = close + 1
  while (at < to && tokens[at]?.text === '.' && tokens[at + 1]?.text === 'put') {
    const field = fieldPut(reading, at + 2)
    if (!field) return undefined
    fields.push(field)
    at = tokens[at + 2]!.match! + 1
  }
  if (at !== to) return undefined
  return { kind: 'object', at: reading.at(from, to), fields, names: 'wire', open: given?.open ?? false }
}

/** `("type", "card")` */
function fieldPut(reading: Reading, open: number): SampleField | undefined {
  const { tokens } = reading
  const key = tokens[open + 1]
  if (tokens[open]?.text !== '(' || key?.kind !== 'text' || tokens[open + 2]?.text !== ',') return undefined
  return {
    name: key.value!,
    at: reading.at(open + 1, open + 2),
    value: reading.value(open + 3, tokens[open]!.match!),
  }
}

/** From its brace. What is not put by name leaves it open. */
function builtJson(reading: Reading, brace: number): SampleValue {
  const { tokens } = reading
  const end = tokens[brace]!.match!
  const fields: SampleField[] = []
  let isOpen = false
  let at = brace + 1
  while (at < end) {
    const field = tokens[at]!.text === 'put' ? fieldPut(reading, at + 1) : undefined
    const nested = tokens[at]!.text === 'putJsonObject' ? nestedJson(reading, at + 1) : undefined
    if (field) fields.push(field)
    else if (nested) fields.push(nested)
    else if (tokens[at]!.text !== ';') isOpen = true
    const close = tokens[at + 1]?.match ?? at
    at = (nested ? tokens[close + 1]!.match! : Math.max(at, close)) + 1
  }
  return { kind: 'object', at: reading.at(brace, end + 1), fields, names: 'wire', open: isOpen }
}

/** `("data") { … }` */
function nestedJson(reading: Reading, open: number): SampleField | undefined {
  const { tokens } = reading
  const key = tokens[open + 1]
  const close = tokens[open]?.match
  if (tokens[open]?.text !== '(' || key?.kind !== 'text' || close !== open + 2) return undefined
  if (tokens[close + 1]?.text !== '{' || tokens[close + 1]!.match === undefined) return undefined
  return { name: key.value!, at: reading.at(open + 1, open + 2), value: builtJson(reading, close + 1) }
}
