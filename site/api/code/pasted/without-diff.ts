// Takes the new code out of a pasted diff, and finds its places in the diff again. Words around the diff stay.

import type { CodeSpan } from '../../../curl/code-span.ts'

interface NewCode {
  code: string
  /** The place in the diff. */
  pastedAt(span: CodeSpan): CodeSpan
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/
const FORMAT = /^(?:index |--- |\+\+\+ |new file|deleted file|old mode|new mode|similarity |rename |Binary )/

/** A line of the new code: where it was, and how many columns were cut from its beginning. */
interface KeptLine {
  text: string
  row: number
  cut: number
}

export function withoutDiff(pasted: string): NewCode {
  const lines = pasted.split('\n')
  const isBare = isBareHunk(lines)
  if (!isBare && !lines.some((line) => HUNK.test(line))) return { code: pasted, pastedAt: (span) => span }
  const kept = keptLines(lines, isBare)
  const placeOf = (row: number, column: number) => {
    const line = kept[row] ?? { row: 0, cut: 0 }
    return { row: line.row, column: column + line.cut }
  }
  return {
    code: kept.map(({ text }) => text).join('\n'),
    pastedAt(span) {
      const end = placeOf(span.endRow, span.endColumn)
      return { ...placeOf(span.row, span.column), endRow: end.row, endColumn: end.column }
    },
  }
}

/** Lines that are removed, added or kept, as a page shows a change: nothing says how many there are. */
const isBareHunk = (lines: readonly string[]): boolean =>
  lines.every((line) => /^(?:[-+ ]|$)/.test(line)) &&
  ['-', '+'].every((sign) => lines.some((line) => line.startsWith(sign)))

function keptLines(lines: readonly string[], isBare: boolean): KeptLine[] {
  let part: 'words' | 'format' | 'hunk' = isBare ? 'hunk' : 'words'
  const many = isBare ? lines.length : 0
  /** Lines that the hunk has yet to have, in the old code and in the new. */
  let left = { old: many, new: many }
  return lines.flatMap((line, row): KeptLine[] => {
    const hunk = HUNK.exec(line)
    if (hunk) {
      part = 'hunk'
      left = { old: Number(hunk[1] ?? 1), new: Number(hunk[2] ?? 1) }
      return [{ text: '', row, cut: 0 }]
    }
    const isFileName = line.startsWith('--- ') && lines[row + 1]?.startsWith('+++ ')
    if (isFileName || line.startsWith('diff -')) part = 'format'
    else if (part === 'format' && !FORMAT.test(line)) part = 'words'
    // The numbers of a hunk that was cut by hand are too low or too high.
    else if (part === 'hunk' && left.old <= 0 && left.new <= 0 && !/^[-+ \\]/.test(line)) part = 'words'
    if (part === 'format') return [{ text: '', row, cut: 0 }]
    if (part === 'words') return [{ text: line, row, cut: 0 }]
    // An empty line instead of a removed one would end the headers of a request, or a command.
    if (line.startsWith('\\')) return []
    if (!line.startsWith('+')) left.old--
    if (line.startsWith('-')) return []
    left.new--
    const cut = /^[+ ]/.test(line) ? 1 : 0
    return [{ text: line.slice(cut), row, cut }]
  })
}
