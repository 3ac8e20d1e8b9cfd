// The places of grammar nodes as places in a sample's code.

import type { Node } from 'web-tree-sitter'
import type { CodeSpan } from './code-span.ts'

export function spanOf({ startPosition: start, endPosition: end }: Node): CodeSpan {
  return { row: start.row, column: start.column, endRow: end.row, endColumn: end.column }
}

/** A place inside a piece of the code, as a place in all of the code; `piece` is where the piece stands. */
export function within(span: CodeSpan, piece: CodeSpan | undefined): CodeSpan {
  if (!piece) return span
  return {
    row: span.row + piece.row,
    column: span.column + (span.row === 0 ? piece.column : 0),
    endRow: span.endRow + piece.row,
    endColumn: span.endColumn + (span.endRow === 0 ? piece.column : 0),
  }
}
