// Finds syntax errors in a piece of code, with their places. Languages without a grammar have none.

import type { Node, Tree } from 'web-tree-sitter'
import { grammarOf, parseCode } from './grammars.ts'
import type { CodeSpan } from '#site/curl/code-span.ts'
import type { SyntaxMistake } from '#site/api/code/read/read-json.ts'

/** Further mistakes are mostly echoes of the first. */
const MAX_TOLD = 3
const MAX_SHOWN_CHARACTERS = 40

/** Mistakes of a sample's code by its fence language. */
export async function checkSyntax(language: string, code: string): Promise<SyntaxMistake[]> {
  const grammar = grammarOf(language)
  if (grammar === undefined) return []
  const tree = await parseCode(grammar, code)
  try {
    return mistakesIn(tree)
  } finally {
    tree.delete()
  }
}

function mistakesIn(tree: Tree): SyntaxMistake[] {
  if (!tree.rootNode.hasError) return []
  return [...brokenNodes(tree.rootNode)].slice(0, MAX_TOLD).map(tell)
}

function* brokenNodes(node: Node): Generator<Node> {
  if (node.isError || node.isMissing) yield node
  else if (node.hasError) for (const child of node.children) yield* brokenNodes(child)
}

function tell(node: Node): SyntaxMistake {
  const { startPosition: start, endPosition: end } = node
  const span: CodeSpan = { row: start.row, column: start.column, endRow: end.row, endColumn: end.column }
  if (node.isMissing) return { ...span, endColumn: end.column + 1, what: `\`${node.type}\` is missing` }
  const [line = ''] = node.text.trim().split('\n')
  const shown = line.length > MAX_SHOWN_CHARACTERS ? `${line.slice(0, MAX_SHOWN_CHARACTERS)}…` : line
  return { ...span, what: shown === '' ? 'the code does not parse' : `\`${shown}\` does not parse` }
}
