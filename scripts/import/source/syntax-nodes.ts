// Parses JavaScript and TypeScript, and reads nodes of the syntax tree.

import { parser } from '@lezer/javascript'
import type { SyntaxNode } from '@lezer/common'

const typescript = parser.configure({ dialect: 'ts jsx' })

export function parseScript(code: string): SyntaxNode {
  return typescript.parse(code).topNode
}

/** Children without comments and semicolons. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$|^;$/.test(child.name)) children.push(child)
  return children
}

export function codeOf({ from, to }: SyntaxNode, code: string): string {
  return code.slice(from, to)
}

/** The text of a string literal, or of a template without expressions. */
export function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9a-fA-F]{4})|(\r?\n)|(.))/g, (_, unicode?: string, line?: string, plain = '') => {
      if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16))
      if (line !== undefined) return ''
      return ESCAPES[plain] ?? plain
    })
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
