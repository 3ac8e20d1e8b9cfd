// A place in code as readers count: from 1, where a span counts from 0.

import type { CodeSpan } from '../../../curl/code-span.ts'

export interface CodePlace {
  line: number
  column: number
  endLine: number
  endColumn: number
}

export function placeOf({ row, column, endRow, endColumn }: CodeSpan): CodePlace {
  return { line: row + 1, column: column + 1, endLine: endRow + 1, endColumn: endColumn + 1 }
}

export function spanOf({ line, column, endLine, endColumn }: CodePlace): CodeSpan {
  return { row: line - 1, column: column - 1, endRow: endLine - 1, endColumn: endColumn - 1 }
}
