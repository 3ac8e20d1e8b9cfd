// The span of a piece of text on one line, by its offset in the code.

import type { CodeSpan } from '../../../curl/code-span.ts'

export function spanAt(code: string, from: number, length: number): CodeSpan {
  const before = code.slice(0, from).split('\n')
  const row = before.length - 1
  const column = before.at(-1)!.length
  return { row, column, endRow: row, endColumn: column + length }
}
