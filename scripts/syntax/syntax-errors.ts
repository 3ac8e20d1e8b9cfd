// Finds syntax errors in a piece of code, with their places. Languages without a grammar have none.

import type { Loader, TransformFailure } from 'esbuild'
import type { Node, Tree } from 'web-tree-sitter'
import { grammarOf, parseCode, type GrammarName } from './grammars.ts'
import type { CodeSpan } from '#site/curl/code-span.ts'
import type { SyntaxMistake } from '#site/api/code/read/read-json.ts'

/** Further mistakes are mostly echoes of the first. */
const MAX_REPORTED = 3
const MAX_SHOWN_CHARACTERS = 40

/** Grammars accept more than compilers do, such as `f(,)`. */
const COMPILED: Partial<Record<GrammarName, Loader>> = { javascript: 'jsx', typescript: 'ts', tsx: 'tsx' }

/** Mistakes of a sample's code by its fence language. */
export async function checkSyntax(language: string, code: string): Promise<SyntaxMistake[]> {
  const grammar = grammarOf(language)
  if (grammar === undefined) return []
  const tree = await parseCode(grammar, code)
  try {
    const mistakes = mistakesIn(tree)
    const loader = COMPILED[grammar]
    return mistakes.length === 0 && loader ? await refusals(code, loader) : mistakes
  } finally {
    tree.delete()
  }
}

async function refusals(code: string, loader: Loader): Promise<SyntaxMistake[]> {
  const { transform } = await import('esbuild')
  try {
    await transform(code, { loader, logLevel: 'silent', target: 'esnext' })
    return []
  } catch (error) {
    if (!isFailure(error)) throw error
    return error.errors.slice(0, MAX_REPORTED).map(({ text, location }) => {
      const row = (location?.line ?? 1) - 1
      const column = location?.column ?? 0
      const what = `the compiler says: ${text}`
      return { row, column, endRow: row, endColumn: column + Math.max(location?.length ?? 0, 1), what }
    })
  }
}

function isFailure(error: unknown): error is TransformFailure {
  return error instanceof Error && 'errors' in error
}

function mistakesIn(tree: Tree): SyntaxMistake[] {
  if (!tree.rootNode.hasError) return []
  return [...brokenNodes(tree.rootNode)].slice(0, MAX_REPORTED).map(mistakeAt)
}

function* brokenNodes(node: Node): Generator<Node> {
  if (node.isError || node.isMissing) yield node
  else if (node.hasError) for (const child of node.children) yield* brokenNodes(child)
}

function mistakeAt(node: Node): SyntaxMistake {
  const { startPosition: start, endPosition: end } = node
  const span: CodeSpan = { row: start.row, column: start.column, endRow: end.row, endColumn: end.column }
  if (node.isMissing) return { ...span, endColumn: end.column + 1, what: `\`${node.type}\` is missing` }
  const [line = ''] = node.text.trim().split('\n')
  const shown = line.length > MAX_SHOWN_CHARACTERS ? `${line.slice(0, MAX_SHOWN_CHARACTERS)}…` : line
  return { ...span, what: shown === '' ? 'the code does not parse' : `\`${shown}\` does not parse` }
}
