// Converts positions of grammar nodes into positions in a sample's code.

import type { Node } from 'web-tree-sitter'
import type { CodeSpan } from '#site/curl/code-span.ts'

export function spanOf({ startPosition: start, endPosition: end }: Node): CodeSpan {
  return { row: start.row, column: start.column, endRow: end.row, endColumn: end.column }
}
