// Tokenises languages with C-style brackets and comments: names, strings, numbers, signs, and matching brackets.

import { scanText, type TextRules } from './scan-text.ts'

export interface Token {
  kind: 'name' | 'text' | 'number' | 'sign'
  text: string
  from: number
  to: number
  /** For strings, the value with holes for interpolations; for brackets, the index of the matching one. */
  value?: string
  match?: number
}

export interface Tokens {
  list: Token[]
  /** Unmatched brackets. */
  unread: [from: number, to: number][]
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy
const NUMBER = /0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?[a-zA-Z]*/y
const SPACE = /(?:\s+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))+/y
const SIGN = /=>|->|[=!<>]=|[-+*/%]=|\?\?=?|\?:|&&|\|\||[^]/uy
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

export function scanTokens(code: string, rules: TextRules): Tokens {
  const list: Token[] = []
  const unread: Tokens['unread'] = []
  const open: number[] = []
  for (let at = 0; at < code.length;) {
    const space = matchAt(SPACE, code, at)
    if (space !== undefined) {
      at += space.length
      continue
    }
    const string = scanText(code, at, rules)
    const kind = string ? 'text' : isNumber(code, at) ? 'number' : matchAt(NAME, code, at) ? 'name' : 'sign'
    const to =
      string?.to ?? at + matchAt(kind === 'number' ? NUMBER : kind === 'name' ? NAME : SIGN, code, at)!.length
    const token: Token = {
      kind,
      text: code.slice(at, to),
      from: at,
      to,
      ...(string && { value: string.value }),
    }
    const index = list.push(token) - 1
    if (kind === 'sign' && /^[([{]$/.test(token.text)) open.push(index)
    const opening = kind === 'sign' ? CLOSES[token.text] : undefined
    if (opening !== undefined) {
      const start = open.at(-1)
      if (start !== undefined && list[start]!.text === opening) {
        open.pop()
        list[start]!.match = index
        token.match = start
      } else unread.push([at, to])
    }
    at = to
  }
  unread.push(...open.map((index): [number, number] => [list[index]!.from, list[index]!.to]))
  return { list, unread }
}

function matchAt(pattern: RegExp, code: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(code)?.[0]
}

function isNumber(code: string, at: number): boolean {
  return /\d/.test(code[at]!)
}
