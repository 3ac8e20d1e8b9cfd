// Collects the edits of a piece of code, what they change by name, and what is left to its author, by line.

import { lineStarts } from '../../../../curl/code-span.ts'

export interface ChangedName {
  line: number
  legacy: string
  now: string
}

export interface LeftCall {
  line: number
  call: string
  note: string
}

interface Edit {
  from: number
  to: number
  text: string
}

export interface CollectedEdits {
  change(from: number, to: number, now: string, said?: { legacy: string; now: string }): void
  leave(at: number, call: string, note: string): void
  /** The offset of a row and column. */
  offsetAt(row: number, column: number): number
  result(): { code: string; changes: ChangedName[]; left: LeftCall[] }
}

export function collectEdits(code: string): CollectedEdits {
  const starts = lineStarts(code)
  const edits: Edit[] = []
  const changes: ChangedName[] = []
  const left: LeftCall[] = []
  const lineOf = (offset: number): number => {
    const next = starts.findIndex((start) => start > offset)
    return next < 0 ? starts.length : next
  }
  const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line
  return {
    change(from, to, now, said = { legacy: code.slice(from, to), now }) {
      edits.push({ from, to, text: now })
      changes.push({ line: lineOf(from), ...said })
    },
    leave: (at, call, note) => left.push({ line: lineOf(at), call, note }),
    offsetAt: (row, column) => starts[row]! + column,
    result: () => ({ code: applied(code, edits), changes: changes.sort(byLine), left: left.sort(byLine) }),
  }
}

function applied(code: string, edits: readonly Edit[]): string {
  let text = ''
  let end = 0
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    // When two rules match the same place, the first one wins.
    if (edit.from < end) continue
    text += code.slice(end, edit.from) + edit.text
    end = edit.to
  }
  return text + code.slice(end)
}
