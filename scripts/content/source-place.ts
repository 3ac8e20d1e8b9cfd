// Positions in sources, and how they are carried from Markdown through React to the rendered tree. A page may contain
// text from several files (partials), so the file's number is part of the line number.

import type { Element } from 'hast'
import type { Position } from 'unist'
import type { Place } from '../diagnostics/diagnostic.ts'

/** Line numbers of a page's n-th file start at n times this. No source has that many lines. */
const LINES_PER_FILE = 10_000_000

/** Adds the number of a file to a position, in place. */
export function moveToFile(position: Position, fileNumber: number): void {
  position.start.line += fileNumber * LINES_PER_FILE
  position.end.line += fileNumber * LINES_PER_FILE
}

/** The place that a position refers to; `files` are the page's sources, the page itself first. */
export function placeOf(position: Position | undefined, files: readonly string[]): Place {
  const file = files[Math.floor((position?.start.line ?? 0) / LINES_PER_FILE)] ?? files[0] ?? ''
  if (!position) return { file }
  return {
    file,
    line: position.start.line % LINES_PER_FILE,
    column: position.start.column,
    endLine: position.end.line % LINES_PER_FILE,
    endColumn: position.end.column,
  }
}

/** The source line that a position's line number refers to; `sources` are the page's texts. */
export function sourceLine(line: number, sources: readonly string[]): string {
  const source = sources[Math.floor(line / LINES_PER_FILE)] ?? ''
  return source.split('\n')[(line % LINES_PER_FILE) - 1] ?? ''
}

/** The location of a text within a position's source; the whole position if the text is not found as written. */
export function findInSource(
  position: Position | undefined,
  text: string,
  sources: readonly string[],
): Position | undefined {
  if (!position) return undefined
  for (let line = position.start.line; line <= position.end.line; line++) {
    const written = sourceLine(line, sources)
    const from = line === position.start.line ? position.start.column - 1 : 0
    const at = written.indexOf(text, from)
    if (at >= 0) return { start: { line, column: at + 1 }, end: { line, column: at + 1 + text.length } }
  }
  return position
}

/** The attribute that carries a position through React. */
export const PLACE_ATTRIBUTE = 'data-source'

export function stampOf(position: Position): string {
  const { start, end } = position
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}

/** Removes the stamp from an element and returns its position. */
export function takeStamp(element: Element): Position | undefined {
  const stamp = element.properties['dataSource']
  if (typeof stamp !== 'string') return undefined
  delete element.properties['dataSource']
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = stamp.split(/[:-]/).map(Number)
  return { start: { line, column }, end: { line: endLine, column: endColumn } }
}
