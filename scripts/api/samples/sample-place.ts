// Maps a position in a sample's code to line and column of the author's file.

import { join } from 'node:path'
import type { FileReads } from '../../graph/world.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { isHighlightComment } from '../../content/code-meta.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { CodeSpan } from '#site/curl/code-span.ts'
import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

const VARIABLE = /%([A-Za-z](?:-?[A-Za-z0-9]){2,})%/g

type Variables = Readonly<Record<string, string>>

interface WrittenLine {
  line: number
  text: string
}

/** Locates code in the files that authors write; each file is read once. */
export function createPlaceFinder(reads: FileReads, content: ContentPlace, variables: Variables) {
  const linesOf = linesReader(reads, content)
  const writtenLines = ({ file, line = 0 }: Place): WrittenLine[] | undefined =>
    codeLines(linesOf(file), line)
  return {
    /** The location of `span` in the code of the fence at `fence`; the fence itself if it cannot be determined. */
    placeOf(fence: Place, code: string, span: CodeSpan | undefined): Place {
      const written = span && writtenLines(fence)
      if (!written) return fence
      const { row, column, endRow, endColumn } = span
      const start = pointIn({ written, code, variables }, row, column)
      const end = pointIn({ written, code, variables }, endRow, endColumn)
      if (!start || !end) return fence
      const isEmpty = start.line === end.line && end.column <= start.column
      return {
        file: fence.file,
        ...start,
        endLine: end.line,
        endColumn: isEmpty ? start.column + 1 : end.column,
      }
    },
    /** Length of a line as the author wrote it, with variable names instead of values; 0 for generated lines. */
    writtenLength: (fence: Place, row: number): number => writtenLines(fence)?.[row]?.text.length ?? 0,
  }
}

function linesReader(reads: FileReads, { root, label }: ContentPlace): (file: string) => string[] {
  const files = new Map<string, string[]>()
  return (file) => {
    const known = files.get(file)
    if (known) return known
    const inContent = label === '.' ? file : file.slice(label.length + 1)
    const lines = (reads.text(join(root, inContent)) ?? '').split(/\r\n|\r|\n/)
    files.set(file, lines)
    return lines
  }
}

interface ShownCode {
  /** The lines as the author wrote them. */
  written: readonly WrittenLine[]
  /** The code as shown, with the values of variables. */
  code: string
  variables: Variables
}

function pointIn(
  { written, code, variables }: ShownCode,
  row: number,
  column: number,
): { line: number; column: number } | undefined {
  const source = written[row]
  if (!source) return undefined
  const shown = code.split('\n')[row] ?? ''
  const { text, columns } = replaceVariables(source.text, variables)
  const indent = text.length - shown.length
  if (indent < 0 || !text.endsWith(shown)) return undefined
  return { line: source.line, column: (columns[indent + column] ?? source.text.length) + 1 }
}

/** The visible lines of a fence, with their line numbers; `undefined` if it does not begin on that line. */
function codeLines(lines: readonly string[], fenceLine: number): WrittenLine[] | undefined {
  const kindOf = createFenceTracker()
  if (kindOf(lines[fenceLine - 1] ?? '') !== 'opening') return undefined
  const shown: WrittenLine[] = []
  for (let index = fenceLine; index < lines.length; index++) {
    const text = lines[index]!
    if (kindOf(text) !== 'code') break
    if (!isHighlightComment(text)) shown.push({ line: index + 1, text })
  }
  return shown
}

/** The displayed text, and the source column of each of its columns. */
function replaceVariables(text: string, variables: Variables): { text: string; columns: number[] } {
  let shown = ''
  const columns: number[] = []
  let end = 0
  const add = (piece: string, columnOf: (index: number) => number) => {
    for (let index = 0; index < piece.length; index++) columns.push(columnOf(index))
    shown += piece
  }
  const copy = (from: number, to: number) => add(text.slice(from, to), (at) => from + at)
  for (const { 0: whole, 1: name = '', index } of text.matchAll(VARIABLE)) {
    if (!Object.hasOwn(variables, name)) continue
    copy(end, index)
    add(variables[name]!, () => index)
    end = index + whole.length
  }
  copy(end, text.length)
  columns.push(text.length)
  return { text: shown, columns }
}
