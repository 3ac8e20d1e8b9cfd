// Prints the author's lines around a place, with carets under the smallest span that shows the problem.

import type { Place } from '../diagnostics/diagnostic.ts'

const LINES_BEFORE = 1
/** Longer lines are cut, so that a minified line does not fill the screen. */
const MAX_WIDTH = 120

/** Lines `41 | text` and the caret line, or nothing when the place has no line or the source does not reach it. */
export function codeFrame(source: string, place: Place): string[] {
  const { line, column } = place
  if (line === undefined) return []
  const lines = source.split(/\r\n|\r|\n/)
  const text = lines[line - 1]
  if (text === undefined) return []
  const first = Math.max(1, line - LINES_BEFORE)
  const width = String(line).length
  const start = column === undefined ? 0 : windowStart(column)
  const frame = lines
    .slice(first - 1, line)
    .map((content, index) => `${String(first + index).padStart(width)} | ${cut(content, start)}`.trimEnd())
  if (column === undefined) return frame
  const indent = text.slice(start, column - 1).replace(/[^\t]/g, ' ')
  return [...frame, `${' '.repeat(width)} | ${indent}${'^'.repeat(caretLength(place, text, start))}`]
}

function caretLength({ line, column = 1, endLine, endColumn }: Place, text: string, start: number): number {
  const end =
    endLine === line && endColumn !== undefined
      ? endColumn
      : endLine === undefined
        ? column + 1
        : text.length + 1
  return Math.max(1, Math.min(end, start + MAX_WIDTH) - column)
}

function windowStart(column: number): number {
  return column > MAX_WIDTH - 20 ? column - 40 : 0
}

function cut(text: string, start: number): string {
  const piece = text.slice(start, start + MAX_WIDTH)
  return start + MAX_WIDTH < text.length ? `${piece}…` : piece
}
