// A parser's tree in the form that the language readers use: without punctuation and comments, and of limited depth so
// that recursion is safe.

import type { Parser, Tree } from '@lezer/common'
import { spanFinder, type CodeSpan } from '../../../curl/code-span.ts'

export interface CodeNode {
  type: string
  text: string
  from: number
  at: CodeSpan
  children: readonly CodeNode[]
}

interface CodeTree {
  root: CodeNode
  /** Where the parser failed; these places are not checked. */
  unread: CodeSpan[]
}

/** Handwritten code is not nested deeper; anything below reads as unknown. */
const MAX_DEPTH = 150
/** Further errors are mostly consequences of the first. */
const MAX_UNREAD = 3
const LEFT_OUT = /^(?:[^A-Za-z*]|(?:Line|Block)?Comment$)/

export function codeTree(parser: Parser, code: string): CodeTree {
  const spanBetween = spanFinder(code)
  const tree = parsedCode(parser, code)
  if (!tree) {
    const at = spanBetween(0, code.length)
    return { root: { type: 'Unread', text: code, from: 0, at, children: [] }, unread: [at] }
  }
  const unread: CodeSpan[] = []
  const open: (CodeNode & { children: CodeNode[] })[] = []
  let root: CodeNode | undefined
  tree.iterate({
    enter({ type, from, to }) {
      if (type.isError && unread.length < MAX_UNREAD) unread.push(spanBetween(from, to))
      if (open.length > MAX_DEPTH || LEFT_OUT.test(type.name)) return false
      const node = {
        type: type.name,
        text: code.slice(from, to),
        from,
        at: spanBetween(from, to),
        children: [],
      }
      open.at(-1)?.children.push(node)
      root ??= node
      open.push(node)
      return undefined
    },
    // Not called for skipped nodes.
    leave() {
      open.pop()
    },
  })
  return { root: root!, unread }
}

/** Undefined for code nested so deeply that the parser runs out of stack. */
export function parsedCode(parser: Parser, code: string): Tree | undefined {
  try {
    return parser.parse(code)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export function childOf(node: CodeNode | undefined, ...types: string[]): CodeNode | undefined {
  return node?.children.find(({ type }) => types.includes(type))
}

/** All nodes of these types, outermost first, in source order. */
export function nodesOf(root: CodeNode, types: readonly string[]): CodeNode[] {
  const found: CodeNode[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (types.includes(node.type)) found.push(node)
    for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index]!)
  }
  return found
}

/** The text between two offsets of a node, with each child replaced by the result of `replace`. */
export function textAround(
  node: CodeNode,
  [from, to]: [number, number],
  replace: (child: CodeNode) => string,
  plain: (text: string) => string,
): string {
  let text = ''
  let end = node.from + from
  for (const child of node.children) {
    text += plain(node.text.slice(end - node.from, child.from - node.from)) + replace(child)
    end = child.from + child.text.length
  }
  return text + plain(node.text.slice(end - node.from, node.text.length - to))
}
