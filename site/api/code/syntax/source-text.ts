// The text of a piece of code at a place on one line, for values that are names: `HttpMethod.POST`, `.post`.

import type { CodeSpan } from '../../../curl/code-span.ts'

export function sourceText(code: string, { row, column, endColumn }: CodeSpan): string {
  return (code.split('\n', row + 1)[row] ?? '').slice(column, endColumn)
}
