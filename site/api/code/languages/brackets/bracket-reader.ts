// Parses calls and values in languages without a parser small enough for a browser: a call is the names before its
// parentheses, a value is one of the language's few literal forms. Everything else is unknown.

import type { ReadCode } from '../../syntax/call-chain.ts'
import { spanFinder } from '../../../../curl/code-span.ts'
import { addressOnly } from '../../syntax/joined-text.ts'
import { numberOf } from '../../syntax/literal-text.ts'
import { laterChanges } from '../../syntax/later-changes.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { builderEndingAt } from './builder-chains.ts'
import type { BracketLanguage } from './bracket-language.ts'
import { nameAt } from './calls-behind.ts'
import { joinedTexts } from './joined-texts.ts'
import { callsOpenedAt } from './opened-calls.ts'
import type { Reading } from './reading.ts'
import { scanTokens, type Token } from './scan-tokens.ts'
import { behindTypes } from './type-lists.ts'

const MAX_DEPTH = 60
const MAX_LOOKUPS = 500
const LITERALS = new Map<string, SampleValue & { kind: 'literal' }>(
  Object.entries({ true: true, false: false, null: null, nil: null }).map(([name, value]) => [
    name,
    { kind: 'literal', value } as SampleValue & { kind: 'literal' },
  ]),
)

export function bracketReader(language: BracketLanguage): ReadCode {
  return (code) => {
    const { list: tokens, unread } = scanTokens(code, language.texts)
    const span = spanFinder(code)
    const reading = openReading(language, code, tokens, (from, to) =>
      span(tokens[from]!.from, tokens[Math.max(from, to - 1)]!.to),
    )
    const calls = tokens.flatMap((_, index) => callsOpenedAt(reading, index, language))
    const ends = language.builders ? tokens.flatMap(({ text }, index) => (text === ')' ? index : [])) : []
    const builders = ends.flatMap((close) => builderEndingAt(reading, close) ?? [])
    return {
      calls,
      ...(builders.length > 0 && { builders }),
      unread: unread.slice(0, 3).map(([from, to]) => span(from, to)),
    }
  }
}

function openReading(
  language: BracketLanguage,
  code: string,
  tokens: readonly Token[],
  at: Reading['at'],
): Reading {
  const declared = declarations(language, tokens)
  const withChanges = laterChanges(code)
  const open = new Set<string>()
  let depth = 0
  let lookups = 0
  const reading: Reading = {
    tokens,
    code,
    at,
    parts: (from, to) => partsBetween(tokens, from, to),
    arguments: (opening) =>
      reading.parts(opening + 1, tokens[opening]!.match!).map(([from, to]) => {
        const isNamed = tokens[from]!.kind === 'name' && tokens[from + 1]?.text === language.naming
        if (!isNamed || from + 2 >= to) return { value: reading.value(from, to) }
        return { name: nameAt(reading, from), value: reading.value(from + 2, to) }
      }),
    value(from, to) {
      if (to <= from || depth >= MAX_DEPTH) return { kind: 'unknown', at: at(from, Math.max(to, from + 1)) }
      depth++
      const value = plainValue(reading, from, to) ?? language.value(reading, from, to)
      depth--
      return value ?? { kind: 'unknown', at: at(from, to) }
    },
    valueOf(name, place) {
      const start = declared.get(name)
      if (start === undefined || open.has(name) || ++lookups > MAX_LOOKUPS)
        return { kind: 'unknown', at: place }
      open.add(name)
      const value = reading.value(start, endOfStatement(reading, start, language.lines === true))
      open.delete(name)
      return withChanges(name, value)
    },
  }
  return reading
}

/** What commas separate, outside of nested brackets and lists of types. */
function partsBetween(tokens: readonly Token[], from: number, to: number): [number, number][] {
  const parts: [number, number][] = []
  let start = from
  for (let index = from; index <= to; index++) {
    const { match, text } = tokens[index] ?? { text: ',' }
    if (index < to && match !== undefined && match > index) index = match
    else if (text === '<') index = behindTypes(tokens, index)
    else if (index === to || text === ',') {
      if (index > start) parts.push([start, index])
      start = index + 1
    }
  }
  return parts
}

/** Strings, numbers, `true` and the like, and names. */
function plainValue(reading: Reading, from: number, to: number): SampleValue | undefined {
  const { tokens, at, valueOf } = reading
  const [first, second] = [tokens[from]!, tokens[from + 1]]
  const place = at(from, to)
  if (first.text === '-' && second?.kind === 'number' && to === from + 2)
    return { kind: 'literal', at: place, value: -numberOf(second.text) }
  // `Environment.GetEnvironmentVariable("API_URL") ?? "https://…"`
  const fallback = tokens[to - 1]!
  const isFallback = fallback.kind === 'text' && /^\?[?:]$/.test(tokens[to - 2]?.text ?? '') && to - 2 > from
  if (isFallback) return addressOnly({ kind: 'literal', at: place, value: fallback.value ?? '' })
  if (to !== from + 1) return joinedTexts(reading, from, to)
  if (first.kind === 'text') return { kind: 'literal', at: place, value: first.value ?? '' }
  if (first.kind === 'number') return { kind: 'literal', at: place, value: numberOf(first.text) }
  if (first.kind !== 'name') return undefined
  const literal = LITERALS.get(first.text)
  return literal ? { ...literal, at: place } : valueOf(first.text, place)
}

/** Where the value of each variable starts; a variable assigned twice has an unknown value. */
function declarations(language: BracketLanguage, tokens: readonly Token[]): Map<string, number | undefined> {
  const declared = new Map<string, number | undefined>()
  for (const [index, { text, kind }] of tokens.entries()) {
    if (text !== '=' || kind !== 'sign') continue
    const name = language.declared(tokens, index)
    if (name && index + 1 < tokens.length)
      declared.set(name.text, declared.has(name.text) ? undefined : index + 1)
  }
  return declared
}

/** A statement ends with its terminator, its enclosing bracket, or a line that is not continued. */
function endOfStatement({ code, tokens }: Reading, start: number, lines: boolean): number {
  for (let index = start; index < tokens.length; index++) {
    const { text, match, kind, from } = tokens[index]!
    if (kind === 'sign' && /^[;})\],]$/.test(text)) return index
    const isNewLine = index > start && code.slice(tokens[index - 1]!.to, from).includes('\n')
    if (lines && isNewLine && !/^[.?]/.test(text)) return index
    if (match !== undefined && match > index) index = match
  }
  return tokens.length
}
