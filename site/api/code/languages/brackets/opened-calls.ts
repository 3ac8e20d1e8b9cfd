// Finds the calls that a parenthesis or a closure opens.

import type { CallChain } from '../../syntax/call-chain.ts'
import type { BracketLanguage } from './bracket-language.ts'
import { callsBehind, nameAt } from './calls-behind.ts'
import { namesBefore, namesOnMade } from './names-before.ts'
import type { Reading } from './reading.ts'
import type { Token } from './scan-tokens.ts'

/** The calls whose parenthesis or closure opens at this index. */
export function callsOpenedAt(reading: Reading, index: number, language: BracketLanguage): CallChain[] {
  const { tokens, at } = reading
  const { text, kind, match } = tokens[index]!
  if (kind !== 'sign' || match === undefined || match < index) return []
  if (text === '{') return language.closures ? closureCall(reading, index, match, language) : []
  if (text !== '(') return []
  const isMade = language.made?.has(tokens[index - 1]?.text ?? '') && tokens[index - 2]?.text === 'new'
  if (isMade) return callsOnMade(reading, index, match)
  const onMade = namesOnMade(reading, index, language.builders)
  if (onMade)
    return [{ at: at(onMade.from, match + 1), names: onMade.names, arguments: reading.arguments(index) }]
  const chain = namesBefore(tokens, index, language.builders)
  return chain ? [chainCall(reading, chain, match, reading.arguments(index))] : []
}

/** `new HttpRequestMessage(…)`, and what is called on it. */
function callsOnMade(reading: Reading, index: number, match: number): CallChain[] {
  const { tokens, at } = reading
  const name = { name: `new ${tokens[index - 1]!.text}`, at: at(index - 1, index) }
  return [
    { at: at(index - 2, match + 1), names: [name], arguments: reading.arguments(index) },
    ...callsBehind(reading, match).map((call) => ({ ...call, names: [name, ...call.names] })),
  ]
}

function closureCall(
  reading: Reading,
  index: number,
  match: number,
  { builders }: BracketLanguage,
): CallChain[] {
  const chain = namesBefore(reading.tokens, index, builders)
  return chain && takesClosure(reading.tokens, chain) ? [chainCall(reading, chain, match, [])] : []
}

const chainCall = (
  reading: Reading,
  chain: readonly number[],
  match: number,
  given: CallChain['arguments'],
): CallChain => ({
  at: reading.at(chain[0]!, match + 1),
  names: chain.map((name) => nameAt(reading, name)),
  arguments: given,
})

/** `client.start {` is a call; `if client.ready {` and `class Name {` are not. */
function takesClosure(tokens: readonly Token[], chain: readonly number[]): boolean {
  return (
    chain.length > 1 &&
    !/^(?:if|while|guard|switch|for|in|let|var|is|as|case|:|&&|\|\||!|,|==|!=)$/.test(
      tokens[chain[0]! - 1]?.text ?? '',
    )
  )
}
