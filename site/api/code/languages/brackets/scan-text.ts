// Scans one string literal: where it ends and its value, with a hole for each interpolation.

import { unescapeText } from '../../syntax/literal-text.ts'
import { HOLE } from '../../../../curl/placeholder.ts'

export interface TextRules {
  /** What may precede the quotation mark. */
  prefix: RegExp
  /** Matches the start of an interpolation, which ends with the matching bracket, or with the match if it has none. */
  hole(prefix: string): RegExp | undefined
  /** A raw string, without escapes. */
  raw(prefix: string): boolean
}

/** Limit on nested interpolated strings. */
const MAX_DEPTH = 12

/** Undefined if no string starts here. */
export function scanText(
  code: string,
  at: number,
  rules: TextRules,
  depth = 0,
): { to: number; value: string } | undefined {
  rules.prefix.lastIndex = at
  const prefix = rules.prefix.exec(code)?.[0] ?? ''
  const start = at + prefix.length
  const quote = /^(?:"{3,}|"|')/.exec(code.slice(start, start + 8))?.[0]
  if (quote === undefined) return undefined
  const empty = quote.length > 3 && quote.length % 2 === 0
  const mark = empty || quote.length < 3 ? quote[0]! : quote
  const hole = rules.hole(prefix)
  const isRaw = rules.raw(prefix) || mark.length > 2
  let value = ''
  let piece = start + mark.length
  for (let end = piece; end < code.length;) {
    if (hole && depth < MAX_DEPTH) {
      hole.lastIndex = end
      const opened = hole.exec(code)?.[0]
      if (opened !== undefined) {
        value += plain(code.slice(piece, end), isRaw) + HOLE
        end = piece = /[({]$/.test(opened)
          ? endOfValue(code, end + opened.length, rules, depth)
          : end + opened.length
        continue
      }
    }
    if (code.startsWith(mark, end)) {
      const doubled = prefix.includes('@') && code[end + 1] === '"'
      if (!doubled) return { to: end + mark.length, value: value + plain(code.slice(piece, end), isRaw) }
      end += 2
    } else if (mark.length === 1 && code[end] === '\n' && !prefix.includes('@')) {
      // A single-line string that is not closed on its line is invalid.
      return { to: end, value: HOLE }
    } else end += code[end] === '\\' && !isRaw ? 2 : 1
  }
  return { to: code.length, value: HOLE }
}

/** The index after the bracket that closes an interpolation. */
function endOfValue(code: string, from: number, rules: TextRules, depth: number): number {
  let open = 1
  for (let at = from; at < code.length;) {
    const inner = /["']/.test(code[at]!) ? scanText(code, at, rules, depth + 1) : undefined
    if (inner) {
      at = inner.to
      continue
    }
    if (/[({]/.test(code[at]!)) open++
    if (/[)}]/.test(code[at]!) && --open === 0) return at + 1
    at++
  }
  return code.length
}

function plain(text: string, isRaw: boolean): string {
  return isRaw ? text.replaceAll('""', '"') : unescapeText(text)
}
