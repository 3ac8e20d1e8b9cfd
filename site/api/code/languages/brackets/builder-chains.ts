// Reads builders from tokens: `Request.Builder().url("…").build()`, `CreateTokenRequest.builder().type("card").build()`.

import type { BuilderChain } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { ENDS_BUILDER } from '../../syntax/builder-ends.ts'
import type { Reading } from './reading.ts'

const MAX_STEPS = 30

/** The chain that ends with the parenthesis at `close`, that of `build()`. */
export function builderEndingAt(
  reading: Reading,
  close: number,
): (BuilderChain & { from: number }) | undefined {
  const { tokens, at } = reading
  const steps: BuilderChain['steps'] = []
  for (let end = close, step = 0; step < MAX_STEPS; step++) {
    const open = tokens[end]?.match
    const name = open === undefined ? undefined : tokens[open - 1]
    if (open === undefined || tokens[open]!.text !== '(' || name?.kind !== 'name') return undefined
    if (step === 0 && !ENDS_BUILDER.test(name.text)) return undefined
    const given = reading.arguments(open)
    const isCalledOn = tokens[open - 2]?.text === '.'
    const before = tokens[open - 3]
    if (isCalledOn && before?.text === ')') {
      if (step > 0) steps.push({ name: { name: name.text, at: at(open - 1, open) }, arguments: given })
      end = open - 3
      continue
    }
    const isRoot = step > 0 && isCalledOn && before?.kind === 'name'
    if (!isRoot) return undefined
    const root = `${before.text}.${name.text}`
    return { root, arguments: given, steps: steps.reverse(), at: at(open - 3, close + 1), from: open - 3 }
  }
  return undefined
}

/** The object that an SDK builder builds: each method is a field. */
export function builtObject({ root, steps, at }: BuilderChain): SampleValue | undefined {
  if (!root.endsWith('.builder')) return undefined
  const fields = steps.flatMap(({ name, arguments: [given] }) =>
    given ? [{ name: name.name, at: name.at, value: given.value }] : [],
  )
  return { kind: 'object', at, fields, names: 'typed', open: false }
}
