// Reads texts joined with `+` from tokens.

import { HOLE } from '../../../../curl/placeholder.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import type { Reading } from './reading.ts'

/** `"/tokens/" + id`, with holes for unknown parts. */
export function joinedTexts(reading: Reading, from: number, to: number): SampleValue | undefined {
  const { tokens } = reading
  const starts = [from]
  for (let index = from; index < to; index++) {
    const { text, match } = tokens[index]!
    if (match !== undefined && match > index) index = match
    else if (text === '+') starts.push(index + 1)
    else if (/^(?:[?:=,;]|=>|\?\?|->)$/.test(text)) return undefined
  }
  if (starts.length < 2 || tokens[from]!.kind !== 'text') return undefined
  const parts = starts.map((start, at) => reading.value(start, (starts[at + 1] ?? to + 1) - 1))
  const texts = parts.map((part) => (part.kind === 'literal' ? String(part.value) : HOLE))
  return { kind: 'literal', at: reading.at(from, to), value: texts.join('') }
}
