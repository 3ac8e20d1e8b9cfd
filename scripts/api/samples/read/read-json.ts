// The reading of JSON text into a value with places.

import type { Node, Tree } from 'web-tree-sitter'
import type { CodeSpan } from '../../../syntax/code-span.ts'
import { parseCode } from '../../../syntax/grammars.ts'
import { mistakesIn, type SyntaxMistake } from '../../../syntax/syntax-errors.ts'
import type { SampleValue } from '../../../syntax/read-value.ts'
import { spanOf, within } from '../../../syntax/node-span.ts'

export interface ReadJson {
  value?: SampleValue
  mistakes: SyntaxMistake[]
}

/** `origin` is the place of the text inside the sample's code, for JSON that stands in something else. */
export async function readJson(text: string, origin?: CodeSpan): Promise<ReadJson> {
  const tree = await parseCode('json', text)
  try {
    const mistakes = findMistakes(text, tree)
    if (mistakes.length > 0) {
      return { mistakes: mistakes.map((mistake) => ({ ...mistake, ...within(mistake, origin) })) }
    }
    const root = tree.rootNode.namedChildren[0]
    return root ? { value: valueOf(root, origin), mistakes } : { mistakes }
  } finally {
    tree.delete()
  }
}

/** Where the engine's own parser names a place, it is nearer to the mistake than the grammar's. */
function findMistakes(text: string, tree: Tree): SyntaxMistake[] {
  const message = messageOf(text)
  if (message === undefined) return []
  const comment = tree.rootNode.descendantsOfType('comment')[0]
  if (comment) return [{ ...spanOf(comment), what: 'JSON has no comments' }]
  const [, what, offset] = /^(.+?)(?: in JSON)? at position (\d+)/.exec(message) ?? []
  if (what === undefined) {
    const mistakes = mistakesIn(tree)
    return mistakes.length > 0 ? mistakes : [{ ...spanOf(tree.rootNode), what: 'the text is not JSON' }]
  }
  const before = text.slice(0, Number(offset)).split('\n')
  const row = before.length - 1
  const column = before.at(-1)!.length
  const told = what.charAt(0).toLowerCase() + what.slice(1)
  return [{ row, column, endRow: row, endColumn: column + 1, what: told.replaceAll(`'`, '`') }]
}

function messageOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function valueOf(node: Node, origin: CodeSpan | undefined): SampleValue {
  const at = within(spanOf(node), origin)
  switch (node.type) {
    case 'object':
      return {
        kind: 'object',
        at,
        names: 'wire',
        open: false,
        fields: node.namedChildren.map((pair) => ({
          name: JSON.parse(pair.childForFieldName('key')!.text) as string,
          at: within(spanOf(pair.childForFieldName('key')!), origin),
          value: valueOf(pair.childForFieldName('value')!, origin),
        })),
      }
    case 'array':
      return {
        kind: 'array',
        at,
        open: false,
        items: node.namedChildren.map((item) => valueOf(item, origin)),
      }
    default:
      return { kind: 'literal', at, value: JSON.parse(node.text) as string | number | boolean | null }
  }
}
