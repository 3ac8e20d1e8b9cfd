// Splits shell code into words the way a shell does, without running anything: quotes, substitutions, here-documents.

import { HOLE } from './placeholder.ts'
import { readEscaped } from './shell-escapes.ts'

export type ShellPart =
  | { kind: 'word'; text: string; from: number; to: number; quoted: boolean }
  /** Separators and redirections. */
  | { kind: 'sign'; text: string; from: number; to: number }
  | { kind: 'heredoc'; text: string; from: number; to: number }

interface ShellScan {
  parts: ShellPart[]
  /** Ranges of code that run separately: `$(…)`. */
  inner: [from: number, to: number][]
}

/** Values by name of the variables that the code sets to text. */
export type ShellVariables = ReadonlyMap<string, string>

interface Scanning extends ShellScan {
  variables: ShellVariables
}

interface Waiting {
  mark: string
  literal: boolean
  tabs: boolean
}

const SIGN = /&&|\|\||;;|\|&|[;|()&]|\d*(?:<<<|<<-?|>>|>&|<&|>\||[<>])/y
const VARIABLE = /\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/y

export function scanShell(
  code: string,
  from: number,
  to: number,
  variables: ShellVariables = new Map(),
): ShellScan {
  const scan: Scanning = { parts: [], inner: [], variables }
  const waiting: Waiting[] = []
  let at = from
  while (at < to) {
    const sign = code[at]!
    if (sign === '\n') {
      scan.parts.push({ kind: 'sign', text: '\n', from: at, to: at + 1 })
      at = readDocuments(code, at + 1, to, waiting, scan)
    } else if (/\s/.test(sign)) at++
    else if (sign === '\\' && /^\r?\n/.test(code.slice(at + 1, at + 3))) at += code[at + 1] === '\r' ? 3 : 2
    // The line goes on in Windows' shell.
    else if (sign === '^' && /^\r?\n/.test(code.slice(at + 1, at + 3))) at += code[at + 1] === '\r' ? 3 : 2
    else if (sign === '#') at = endOfLine(code, at, to)
    else {
      SIGN.lastIndex = at
      const operator = SIGN.exec(code)?.[0]
      // Digits belong to an operator only before a redirection.
      if (operator !== undefined && at + operator.length <= to) {
        scan.parts.push({
          kind: 'sign',
          text: operator.replace(/^\d+/, ''),
          from: at,
          to: at + operator.length,
        })
        at += operator.length
        const [, dash] = /^\d*<<(-?)$/.exec(operator) ?? []
        if (dash !== undefined) at = readMark(code, at, to, dash === '-', waiting)
      } else at = readWord(code, at, to, scan)
    }
  }
  return scan
}

function endOfLine(code: string, at: number, to: number): number {
  const end = code.indexOf('\n', at)
  return end < 0 || end > to ? to : end
}

/** The `EOF` or `'EOF'` after `<<`. */
function readMark(code: string, at: number, to: number, tabs: boolean, waiting: Waiting[]): number {
  const [whole = '', quote = '', mark = ''] =
    /^[ \t]*(['"]?)([\w.-]+)\1/.exec(code.slice(at, Math.min(to, at + 80))) ?? []
  if (mark !== '') waiting.push({ mark, literal: quote !== '', tabs })
  return at + whole.length
}

function readDocuments(code: string, from: number, to: number, waiting: Waiting[], scan: Scanning): number {
  let at = from
  for (const { mark, literal, tabs } of waiting.splice(0)) {
    const start = at
    while (at < to) {
      const end = endOfLine(code, at, to)
      const line = code.slice(at, end)
      if ((tabs ? line.trimStart() : line) === mark) break
      at = Math.min(end + 1, to)
    }
    const text = literal ? code.slice(start, at) : withHoles(code, start, at, scan)
    scan.parts.push({ kind: 'heredoc', text, from: start, to: at })
    at = at < to ? endOfLine(code, at, to) : to
  }
  return at
}

function withHoles(code: string, from: number, to: number, scan: Scanning): string {
  let text = ''
  for (let at = from; at < to;) {
    const end = code[at] === '$' || code[at] === '`' ? endOfExpansion(code, at, to, scan) : at
    text += end > at ? valueOf(code.slice(at, end), scan) : code[at]
    at = end > at ? end : at + 1
  }
  return text
}

function readWord(code: string, from: number, to: number, scan: Scanning): number {
  let text = ''
  let at = from
  let pieces = 0
  let quoted = false
  while (at < to && !/[\s;|&()<>]/.test(code[at]!)) {
    const sign = code[at]!
    const start = at
    if (sign === "'") {
      const close = code.indexOf("'", at + 1)
      const end = close < 0 || close >= to ? to : close
      text += code.slice(at + 1, end)
      at = Math.min(end + 1, to)
      quoted = true
    } else if (sign === '$' && code[at + 1] === "'") {
      const [inner, end] = readEscaped(code, at + 2, to)
      text += inner
      at = end
    } else if (sign === '"') {
      const [inner, end] = readDouble(code, at + 1, to, scan)
      text += inner
      at = end
      quoted = true
    } else if (sign === '$' || sign === '`') {
      const end = endOfExpansion(code, at, to, scan)
      text += end > at ? valueOf(code.slice(at, end), scan) : sign
      at = end > at ? end : at + 1
    } else if (sign === '\\') {
      if (code[at + 1] === '\n') break
      text += code[at + 1] ?? ''
      at += 2
    } else {
      text += sign
      at++
    }
    const isLetter = at === start + 1 && !/['"$`\\]/.test(sign)
    if (!isLetter || pieces === 0 || quoted) pieces++
  }
  at = Math.min(Math.max(at, from + 1), to)
  scan.parts.push({ kind: 'word', text, from, to: at, quoted: quoted && pieces === 1 })
  return at
}

/** The text, and the index after its closing quote. */
function readDouble(code: string, from: number, to: number, scan: Scanning): [text: string, end: number] {
  let text = ''
  for (let at = from; at < to;) {
    const sign = code[at]!
    if (sign === '"') return [text, at + 1]
    if (sign === '\\' && /["\\$`\n]/.test(code[at + 1] ?? '')) {
      text += code[at + 1]!.trim()
      at += 2
      continue
    }
    const end = sign === '$' || sign === '`' ? endOfExpansion(code, at, to, scan) : at
    text += end > at ? valueOf(code.slice(at, end), scan) : sign
    at = end > at ? end : at + 1
  }
  return [text, to]
}

/** What the shell puts in place of `$name` and `${name}`, if the code says. */
function valueOf(written: string, { variables }: Scanning): string {
  const [, bare, braced = bare] = /^\$(?:(\w+)|\{(\w+)\})$/.exec(written) ?? []
  return variables.get(braced ?? '') ?? HOLE
}

/** The index after `$name`, `${…}`, `$(…)` or `` `…` ``; the same index if nothing is substituted. */
function endOfExpansion(code: string, at: number, to: number, scan: Scanning): number {
  if (code[at] === '`') {
    const end = code.indexOf('`', at + 1)
    return end < 0 || end >= to ? to : end + 1
  }
  const open = code[at + 1]
  if (open === '{' || open === '(') {
    const end = closing(code, at + 1, to)
    if (open === '(' && code[at + 2] !== '(') scan.inner.push([at + 2, end])
    return Math.min(end + 1, to)
  }
  VARIABLE.lastIndex = at
  const name = VARIABLE.exec(code)?.[0]
  return name === undefined ? at : Math.min(at + name.length, to)
}

/** The bracket that closes the one at `open`; brackets in quotes are ignored. */
function closing(code: string, open: number, to: number): number {
  const [opens, closes] = code[open] === '(' ? ['(', ')'] : ['{', '}']
  let depth = 0
  let single = false
  for (let at = open; at < to; at++) {
    const sign = code[at]!
    if (sign === '\\' && !single) at++
    else if (sign === "'") single = !single
    else if (single) continue
    else if (sign === opens) depth++
    else if (sign === closes && --depth === 0) return at
  }
  return to
}
