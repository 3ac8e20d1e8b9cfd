// Reads the literals in a JavaScript or TypeScript file: objects, lists, text, and names that refer to them. Never runs
// anything; an expression that is not a literal has no value and is passed to `unknown`.

import { LiteralReader, type LiteralScope } from './literal-reader.ts'
import { parseScript } from './syntax-nodes.ts'

/** The value of one expression, such as that of an attribute. `names` are values of variables. */
export function literalOf(code: string, names: ReadonlyMap<string, unknown> = new Map()): unknown {
  const node = parseScript(`(${code})`).firstChild?.firstChild
  return node ? new LiteralReader(`(${code})`, {}, names).value(node) : undefined
}

/** The value of `export default`, `module.exports` or `export const name`. */
export function exportedValue(code: string, name = 'default', scope: LiteralScope = {}): unknown {
  return new LiteralReader(code, scope, new Map()).exported(name)
}
