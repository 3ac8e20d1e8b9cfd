// Parses shell code into commands: their words, and any literal text piped into them.

import { spanFinder, type CodeSpan, type SpanBetween } from './code-span.ts'
import { HOLE } from './placeholder.ts'
import { scanShell, type ShellPart, type ShellVariables } from './shell-scanner.ts'

export interface ShellWord {
  /** As the command receives it; `HOLE` where the shell would substitute a value. */
  text: string
  /** Where the text starts, after its quotation mark. */
  at: CodeSpan
}

export interface ShellCommand {
  name: string
  at: CodeSpan
  words: ShellWord[]
  /** A here document or here string. */
  input?: ShellWord
}

/** Words that may precede a command, and the prompt that is pasted with it. */
const BEFORE = /^(?:if|then|elif|else|while|until|do|time|!|\{|\$)$/
const ASSIGNMENT = /^\w+\+?=/
/** Commands whose words are assignments. */
const SETS = /^(?:export|local|readonly|declare|typeset)$/
const MAX_ROUNDS = 3
/** Limit on nested substitutions. */
const MAX_DEPTH = 8
const MAX_COMMANDS = 300

/** All commands of a script, including those in substitutions. */
export function readShell(code: string): ShellCommand[] {
  const spanBetween = spanFinder(code)
  const variables = variablesIn(code)
  const found: { from: number; command: ShellCommand }[] = []
  collect(0, code.length, 0)
  return found.sort((a, b) => a.from - b.from).map(({ command }) => command)

  function collect(from: number, to: number, depth: number): void {
    if (depth > MAX_DEPTH) return
    const { parts, inner } = scanShell(code, from, to, variables)
    for (const command of commandsOf(parts)) {
      if (found.length >= MAX_COMMANDS) return
      const read = commandOf(command, code, spanBetween)
      if (read) found.push(read)
    }
    for (const [start, end] of inner) collect(start, end, depth + 1)
  }
}

/** Variables that the code sets once, to text; one that is set from another is read in the next round. */
function variablesIn(code: string): ShellVariables {
  let known = new Map<string, string>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = new Map<string, string>()
    for (const command of commandsOf(scanShell(code, 0, code.length, known).parts)) {
      const words = command.flatMap((part) => (part.kind === 'word' ? part.text : []))
      const set = SETS.test(words[0] ?? '') ? words.slice(1) : words
      if (!set.every((word) => ASSIGNMENT.test(word))) continue
      for (const word of set) {
        const [, name = '', more, value = ''] = /^(\w+)(\+?)=([^]*)$/.exec(word)!
        next.set(name, next.has(name) || more !== '' ? HOLE : value)
      }
    }
    const isSame = next.size === known.size && [...next].every(([name, value]) => known.get(name) === value)
    if (isSame) break
    known = next
  }
  return known
}

/** A here-document starts on the next line and belongs to the command that opened it. */
function commandsOf(parts: readonly ShellPart[]): ShellPart[][] {
  const commands: ShellPart[][] = [[]]
  const asking: ShellPart[][] = []
  for (const part of parts) {
    if (part.kind === 'heredoc') asking.shift()?.push(part)
    else if (part.kind === 'sign' && !/^[<>]/.test(part.text)) commands.push([])
    else {
      commands.at(-1)!.push(part)
      if (part.kind === 'sign' && /^<<-?$/.test(part.text)) asking.push(commands.at(-1)!)
    }
  }
  return commands
}

function commandOf(
  parts: readonly ShellPart[],
  code: string,
  spanBetween: SpanBetween,
): { from: number; command: ShellCommand } | undefined {
  const words: (ShellPart & { kind: 'word' })[] = []
  let input: ShellWord | undefined
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!
    if (part.kind === 'heredoc') input ??= { text: part.text, at: spanBetween(part.from, part.to) }
    else if (part.kind === 'word') {
      const isBefore = words.length === 0 && (BEFORE.test(part.text) || ASSIGNMENT.test(part.text))
      if (!isBefore) words.push(part)
    } else if (!/^<<-?$/.test(part.text)) {
      const next = parts[++index]
      if (part.text === '<<<' && next?.kind === 'word') input ??= contentOf(next, spanBetween)
    }
  }
  const [name, ...given] = words
  if (!name) return undefined
  const command = {
    name: name.text,
    at: spanBetween(name.from, name.to),
    words: given.flatMap((word) => wordsOf(word, code, spanBetween)),
    ...(input && { input }),
  }
  return { from: name.from, command }
}

function contentOf(
  { text, from, to, quoted }: ShellPart & { kind: 'word' },
  spanBetween: SpanBetween,
): ShellWord {
  const at = spanBetween(from, to)
  if (!quoted) return { text, at }
  return { text, at: { ...at, column: at.column + 1, endColumn: Math.max(at.endColumn - 1, at.column) } }
}

/** `${next:+--data "start=$next"}` may expand to several words; they are taken as written. */
function wordsOf(word: ShellPart & { kind: 'word' }, code: string, spanBetween: SpanBetween): ShellWord[] {
  const [, start] = /^(\$\{\w+:?\+)[^]*\}$/.exec(code.slice(word.from, word.to)) ?? []
  if (word.text === HOLE && start !== undefined) {
    const { parts } = scanShell(code, word.from + start.length, word.to - 1)
    const inner = parts.filter((part) => part.kind === 'word')
    if (inner.length > 1) return inner.map((part) => contentOf(part, spanBetween))
  }
  return [contentOf(word, spanBetween)]
}
