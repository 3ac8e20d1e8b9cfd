// Finds the functions that code defines for its own requests, by their text: name, parameters and body look alike in
// most languages.

import type { CodeLanguage } from '../../../languages/code-language.ts'

export interface OwnFunction {
  /** Names of the parameters, in order; empty for one that is taken apart. */
  parameters: string[]
  /** The text of each parameter. */
  written: string[]
  body: string
}

const MAX_BODY = 4000
const TYPES = String.raw`(?:<[^<>()]{0,80}>)?\s*`
const SCRIPT = [
  String.raw`\bfunction\s*\*?\s*#?NAME\s*${TYPES}`,
  String.raw`\b(?:const|let|var)\s+NAME\s*(?::[^=\n]{1,80})?=\s*(?:async\s*)?${TYPES}`,
  String.raw`^[ \t]*(?:(?:public|private|protected|static|async|override|readonly)\s+)*#?NAME\s*(?:=\s*(?:async\s*)?)?${TYPES}`,
]
const TYPED = [
  String.raw`^[ \t]*(?!return\b|await\b|new\b|throw\b|else\b)[\w@][\w<>?,.[\] \t]*[\w>?\]]\s+NAME\s*${TYPES}`,
]
/** What stands in front of the list of parameters. */
const BEFORE: Partial<Record<CodeLanguage, readonly string[]>> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  python: [String.raw`\bdef\s+NAME\s*`],
  go: [String.raw`\bfunc\s+(?:\([^()]*\)\s*)?NAME\s*(?:\[[^()]{0,80}\])?`],
  php: [String.raw`\bfunction\s+NAME\s*`],
  java: TYPED,
  csharp: TYPED,
}
/** The type of the result, and what opens the body. */
const AFTER_PYTHON = /^\s*(?:->[^:\n]{1,120})?(:)/
const AFTER =
  /^\s*(?::\s*[^={};\n]{1,120}(?=\s*(?:\{|=>))|\([^()\n]*\)|(?:throws\s+)?[*\w.[\]]+(?:,\s*\w+)*)?\s*(=>\s*\{?|\{)/

/** Undefined if the code defines none of this name, or several. */
export function ownFunction(code: string, name: string, language: CodeLanguage): OwnFunction | undefined {
  const escaped = name.replaceAll('$', String.raw`\$`)
  const found = new Map<number, OwnFunction>()
  for (const before of BEFORE[language] ?? []) {
    const pattern = new RegExp(before.replaceAll('NAME', `${escaped}`) + String.raw`\(`, 'gm')
    for (const { 0: whole, index } of code.matchAll(pattern)) {
      const open = index + whole.length - 1
      const one = found.has(open) ? undefined : functionAt(code, open, language)
      if (one) found.set(open, one)
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined
}

function functionAt(code: string, open: number, language: CodeLanguage): OwnFunction | undefined {
  const isPython = language === 'python'
  const close = endOf(code, open)
  if (close === undefined) return undefined
  const after = (isPython ? AFTER_PYTHON : AFTER).exec(code.slice(close + 1))
  if (!after) return undefined
  const from = close + 1 + after[0].length
  const isBlock = after[1]!.endsWith('{')
  const body = isPython
    ? indented(code, from)
    : isBlock
      ? code.slice(from, endOf(code, from - 1))
      : expression(code, from)
  const written = parts(code.slice(open + 1, close)).filter((one) => !isPython || !/^(?:self|cls)$/.test(one))
  return { parameters: written.map((one) => nameOf(one, language)), written, body: body.slice(0, MAX_BODY) }
}

function nameOf(written: string, language: CodeLanguage): string {
  if (language === 'php') return /\$(\w+)/.exec(written)?.[1] ?? ''
  if (language === 'java' || language === 'csharp') return /(\w+)\s*(?:=.*)?$/.exec(written)?.[1] ?? ''
  return /^(?:(?:public|private|readonly)\s+)*(?:\*{1,2}|\.{3})?([\w$]+)/.exec(written)?.[1] ?? ''
}

/** Where the bracket at `open` is closed. Brackets in strings are seldom unbalanced. */
function endOf(code: string, open: number): number | undefined {
  let depth = 0
  for (let index = open; index < code.length && index < open + MAX_BODY; index++) {
    const sign = code[index]!
    if (sign === '(' || sign === '{' || sign === '[') depth++
    else if ((sign === ')' || sign === '}' || sign === ']') && --depth === 0) return index
  }
  return undefined
}

function parts(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of text) {
    if ('([{<'.includes(sign)) depth++
    else if (')]}>'.includes(sign)) depth--
    if (sign === ',' && depth <= 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map((one) => one.trim()).filter((one) => one !== '')
}

/** The lines that are indented more than the first. */
function indented(code: string, from: number): string {
  const start = code.lastIndexOf('\n', from - 1) + 1
  const depth = /^[ \t]*/.exec(code.slice(start))![0].length
  const [first = '', ...lines] = code.slice(from).split('\n')
  const end = lines.findIndex((line) => line.trim() !== '' && /^[ \t]*/.exec(line)![0].length <= depth)
  return [first, ...(end < 0 ? lines : lines.slice(0, end))].join('\n')
}

/** The expression of an arrow function: to the end of its statement. */
function expression(code: string, from: number): string {
  return (
    /^[\s\S]*?(?=;[ \t]*$|\n[ \t]*\n|\n(?=\w)|$(?![\s\S]))/m.exec(code.slice(from, from + MAX_BODY))?.[0] ??
    ''
  )
}
