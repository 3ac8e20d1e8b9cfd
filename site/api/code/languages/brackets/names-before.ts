// Finds what a call is on: the names in front of its parentheses, or an object that is made there.

import type { CallName } from '../../syntax/call-chain.ts'
import { builderEndingAt } from './builder-chains.ts'
import { nameAt } from './calls-behind.ts'
import type { Reading } from './reading.ts'
import type { Token } from './scan-tokens.ts'
import { beforeTypes } from './type-lists.ts'

const MAX_NAMES = 12

/** Indexes of the names before a parenthesis, outermost first; undefined if the call is on anything but names. */
export function namesBefore(
  tokens: readonly Token[],
  paren: number,
  throughCalls = false,
): number[] | undefined {
  const { names, on } = pathBefore(tokens, paren, throughCalls)
  return on === undefined ? names : undefined
}

/**
 * `new Client(key).Tokens.GetAsync(`, `Client.builder().apiKey(key).build().tokens().get(`: the names on what is made,
 * which is called as its class is, or on what a function returns: `Open().Tokens.GetAsync(`.
 */
export function namesOnMade(
  reading: Reading,
  paren: number,
  throughCalls = false,
): { names: CallName[]; from: number } | undefined {
  const { names = [], on } = pathBefore(reading.tokens, paren, throughCalls)
  const made =
    on === undefined
      ? undefined
      : (newEndingAt(reading, on) ?? builtEndingAt(reading, on) ?? returnedAt(reading.tokens, on))
  if (!made || names.length === 0) return undefined
  const { text } = reading.tokens[made.name]!
  const first = {
    name: made.isCalled ? `${text}()` : `new ${text}`,
    at: reading.at(made.name, made.name + 1),
  }
  return { names: [first, ...names.map((name) => nameAt(reading, name))], from: made.from }
}

/** `on`: the end of what the names are on, if that is no name. */
function pathBefore(
  tokens: readonly Token[],
  paren: number,
  throughCalls: boolean,
): { names?: number[]; on?: number } {
  const names: number[] = []
  let index = beforeTypes(tokens, paren - 1)
  while (tokens[index]?.kind === 'name' && names.length < MAX_NAMES) {
    names.unshift(index--)
    if (tokens[index]?.text !== '.') {
      const isMade = /^(?:new|fun|func)$/.test(tokens[index]?.text ?? '')
      return isMade ? {} : { names }
    }
    do index--
    while (/^[?!]$/.test(tokens[index]?.text ?? ''))
    const isCall = throughCalls && tokens[index]?.text === ')' && tokens[index]!.match === index - 1
    if (isCall && tokens[index - 2]?.text !== 'build') index -= 2
  }
  return tokens[index]?.text === ')' ? { names, on: index } : {}
}

interface Made {
  /** Index of the name of its class. */
  name: number
  from: number
  /** By a function of this name. */
  isCalled?: true
}

/** `new Vault.Client(key)`, `(new Client(key) { … })` */
function newEndingAt({ tokens }: Reading, close: number): Made | undefined {
  const open = tokens[close]!.match
  if (open === undefined) return undefined
  if (tokens[open + 1]?.text === 'new') {
    let name = open + 2
    while (tokens[name + 1]?.text === '.') name += 2
    const end = tokens[name + 1]?.match
    const isWhole = end === close - 1 || (end !== undefined && tokens[end + 1]?.match === close - 1)
    return tokens[name]?.kind === 'name' && isWhole ? { name, from: open } : undefined
  }
  const name = open - 1
  let from = name
  while (tokens[from]?.kind === 'name' && tokens[from - 1]?.text === '.') from -= 2
  return tokens[name]?.kind === 'name' && tokens[from - 1]?.text === 'new'
    ? { name, from: from - 1 }
    : undefined
}

function builtEndingAt(reading: Reading, close: number): Made | undefined {
  const built = builderEndingAt(reading, close)
  return built?.root.endsWith('.builder') ? { name: built.from, from: built.from } : undefined
}

/** `Open()`, `(await OpenAsync())` */
function returnedAt(tokens: readonly Token[], close: number): Made | undefined {
  const open = tokens[close]!.match
  if (open === undefined) return undefined
  const isAwaited = tokens[open + 1]?.text === 'await' && tokens[open - 1]?.kind !== 'name'
  if (isAwaited) {
    const made = tokens[close - 1]?.text === ')' ? returnedAt(tokens, close - 1) : undefined
    return made && { ...made, from: open }
  }
  const name = open - 1
  const isPlain = tokens[name]?.kind === 'name' && !/^(?:\.|new|fun|func)$/.test(tokens[name - 1]?.text ?? '')
  return isPlain ? { name, from: name, isCalled: true } : undefined
}
