// Reads the calls chained on a `new` expression.

import type { CallChain, CallName } from '../../syntax/call-chain.ts'
import type { Reading } from './reading.ts'

/** Longer chains are a mistake. */
const MAX_CALLS = 30

/** `new RestRequest(path).AddHeader(name, value)`: the calls on what is made. */
export function callsBehind(reading: Reading, close: number): CallChain[] {
  const calls: CallChain[] = []
  for (let end = close; calls.length < MAX_CALLS;) {
    const open = end + 3
    const { match } = reading.tokens[open] ?? {}
    const isCall = reading.tokens[end + 1]?.text === '.' && reading.tokens[open]?.text === '('
    if (!isCall || match === undefined) break
    const names = [nameAt(reading, end + 2)]
    calls.push({ at: reading.at(end + 2, match + 1), names, arguments: reading.arguments(open) })
    end = match
  }
  return calls
}

export function nameAt({ tokens, at }: Reading, index: number): CallName {
  return { name: tokens[index]!.text, at: at(index, index + 1) }
}
