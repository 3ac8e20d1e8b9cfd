// Parses calls and values in languages without a parser small enough for a browser: a call is the names before its
// parentheses, a value is one of the language's few literal forms. Everything else is unknown.

import type { CallChain, ReadCode } from '../../syntax/call-chain.ts'
import { spanFinder } from '../../../../curl/code-span.ts'
import { addressOnly } from '../../syntax/joined-text.ts'
import { numberOf } from '../../syntax/literal-text.ts'
import { laterChanges } from '../../syntax/later-changes.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { builderEndingAt } from './builder-chains.ts'
import { callsBehind, nameAt } from './calls-behind.ts'
import { joinedTexts } from './joined-texts.ts'
import { namesBefore, namesOnMade } from './names-before.ts'
import type { Reading } from './reading.ts'
import { scanTokens, type Token } from './scan-tokens.ts'
import { behindTypes } from './type-lists.ts'
import type { TextRules } from './scan-text.ts'

interface BracketLanguage {
  texts: TextRules
  /** Separates an argument's name from its value. */
  naming: ':' | '='
  /** `name { … }` is also a call. */
  closures?: true
  /** Classes whose `new` is a call of that name: `new HttpRequestMessage(`. */
  made?: ReadonlySet<string>
  /** Groups of the SDK are methods, and its requests are built: `client.tokens().create(`. */
  builders?: true
  /** Statements end with the line. */
  lines?: true
  /** The name assigned by the `=` at this index, if any. */
  declared(tokens: readonly Token[], index: number): Token | undefined
  /** Literals specific to the language; undefined if there is none. */
  value(reading: Reading, from: number, to: number): SampleValue | undefined
}

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
    const calls = tokens.flatMap(({ text, kind, match }, index): CallChain[] => {
      if (kind !== 'sign' || match === undefined || match < index) return []
      const isClosure = text === '{' && language.closures === true
      if (text !== '(' && !isClosure) return []
      const isMade = language.made?.has(tokens[index - 1]?.text ?? '') && tokens[index - 2]?.text === 'new'
      if (isMade) {
        const name = { name: `new ${tokens[index - 1]!.text}`, at: reading.at(index - 1, index) }
        const at = reading.at(index - 2, match + 1)
        const made = { at, names: [name], arguments: reading.arguments(index) }
        return [
          made,
          ...callsBehind(reading, match).map((call) => ({ ...call, names: [name, ...call.names] })),
        ]
      }
      const onMade = isClosure ? undefined : namesOnMade(reading, index, language.builders)
      if (onMade) {
        const { names, from } = onMade
        return [{ at: reading.at(from, match + 1), names, arguments: reading.arguments(index) }]
      }
      const chain = namesBefore(tokens, index, language.builders)
      if (!chain || (isClosure && !takesClosure(tokens, chain))) return []
      return [
        {
          at: reading.at(chain[0]!, match + 1),
          names: chain.map((name) => nameAt(reading, name)),
          arguments: isClosure ? [] : reading.arguments(index),
        },
      ]
    })
    const ends = language.builders ? tokens.flatMap(({ text }, index) => (text === ')' ? index : [])) : []
    const builders = ends.flatMap((close) => builderEndingAt(reading, close) ?? [])
    return {
      calls,
      ...(builders.length > 0 && { builders }),
      unread: unread.slice(0, 3).map(([from, to]) => span(from, to)),
    }
  }
}

/** `client.start {` is a call; `if client.ready {` and `class Name {` are not. */
function takesClosure(tokens: readonly Token[], chain: readonly number[]): boolean {
  return (
    chain.length > 1 &&
    !/^(?:if|while|guard|switch|for|in|let|var|is|as|case|:|&&|\|\||!|,|==|!=)$/.test(
      tokens[chain[0]! - 1]?.text ?? '',
    )
  )
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
    parts(from, to) {
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
    },
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
