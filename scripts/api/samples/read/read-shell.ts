// The reading of shell code into the commands it runs: their words, and what is piped into them as text.

import type { Node } from 'web-tree-sitter'
import type { CodeSpan } from '../../../syntax/code-span.ts'
import { parseCode } from '../../../syntax/grammars.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE } from '../../../syntax/read-value.ts'

export interface ShellWord {
  /** As the command gets it; `HOLE` where the shell would put a value. */
  text: string
  /** Where the text begins, behind its quotation mark. */
  at: CodeSpan
}

export interface ShellCommand {
  name: string
  at: CodeSpan
  words: ShellWord[]
  /** A here document or here string. */
  input?: ShellWord
}

/** All commands of a script, those inside substitutions too. */
export async function readShell(code: string): Promise<ShellCommand[]> {
  const tree = await parseCode('bash', code)
  try {
    return tree.rootNode.descendantsOfType('command').flatMap((node) => {
      const name = node.childForFieldName('name')
      return name ? [commandOf(node, name)] : []
    })
  } finally {
    tree.delete()
  }
}

function commandOf(node: Node, name: Node): ShellCommand {
  const words = node.namedChildren.filter(
    ({ type, id }) => id !== name.id && type !== 'variable_assignment' && !type.endsWith('_redirect'),
  )
  const redirected = node.parent?.type === 'redirected_statement' ? node.parent.namedChildren : []
  const input = inputOf([...node.namedChildren, ...redirected])
  return { name: name.text, at: spanOf(name), words: words.flatMap(wordsOf), ...(input && { input }) }
}

function inputOf(nodes: readonly Node[]): ShellWord | undefined {
  for (const node of nodes) {
    const body =
      node.type === 'heredoc_redirect'
        ? node.namedChildren.find(({ type }) => type === 'heredoc_body')
        : node.type === 'herestring_redirect'
          ? node.namedChildren[0]
          : undefined
    if (!body) continue
    if (body.type !== 'heredoc_body') return { text: textOf(body), at: contentSpan(body) }
    return { text: withHoles(body), at: spanOf(body) }
  }
  return undefined
}

/** `${next:+--data "start=$next"}` may put words of its own there; they are taken as written. */
function wordsOf(node: Node): ShellWord[] {
  if (node.type === 'expansion') {
    const inner = node.namedChildren.filter(({ type }) => type === 'concatenation' || type === 'string')
    const parts = inner.flatMap((part) => (part.type === 'concatenation' ? part.namedChildren : [part]))
    if (parts.length > 1) return parts.flatMap(wordsOf)
  }
  return [{ text: textOf(node), at: contentSpan(node) }]
}

function textOf(node: Node): string {
  switch (node.type) {
    case 'raw_string':
      return node.text.slice(1, -1)
    case 'ansi_c_string':
      return node.text.slice(2, -1)
    case 'string':
      return withHoles(node)
        .slice(1, -1)
        .replaceAll(/\\(["\\$`]|\n)/g, (_, kept: string) => kept.trim())
    case 'concatenation':
      return node.children.map(textOf).join('')
    case 'word':
      return node.text.replaceAll(/\\(.)/gs, '$1')
    case 'number':
      return node.text
    default:
      return node.isNamed ? HOLE : node.text
  }
}

/** The text of a node, with a hole in place of each value that the shell puts in. */
function withHoles(node: Node): string {
  const parts = node.namedChildren.filter(({ type }) => !type.endsWith('_content'))
  let text = ''
  let end = node.startIndex
  for (const part of parts) {
    text += slice(node, end, part.startIndex) + HOLE
    end = part.endIndex
  }
  return text + slice(node, end, node.endIndex)
}

function slice(node: Node, start: number, end: number): string {
  return node.text.slice(start - node.startIndex, end - node.startIndex)
}

function contentSpan(node: Node): CodeSpan {
  const span = spanOf(node)
  const quoted = node.type === 'raw_string' || node.type === 'string'
  return quoted
    ? { ...span, column: span.column + 1, endColumn: Math.max(span.endColumn - 1, span.column) }
    : span
}
