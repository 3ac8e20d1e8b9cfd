// Checks the platform's expressions, {{ … }}: that each can be read, and that every result that is shown is true.
// The engine is loaded with the first page that has an expression.
//
//   | Expression | Input | Result |       a table with these headings is evaluated row by row
//   ```json evaluated                     is what the sample before it gives

import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { stateOf } from '../../page/page-state.ts'

export function remarkPlatformExpressions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { settings, sources } = stateOf(file)
    if (!settings.expressions || !settings.content.configured) return
    if (!sources.some((source) => source.includes('{{'))) return
    const { checkExpressions } = await import('./check-expressions.ts')
    checkExpressions(tree, stateOf(file))
  }
}
