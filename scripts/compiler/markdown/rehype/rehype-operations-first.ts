// Puts each operation directly below the heading of its section, before what is said about it: on the page, where the two
// stand in columns. In the Markdown what is said comes first, or it would stand below the operation's last heading.

import type { Root, RootContent } from 'hast'
import { hasClass } from '../tree/has-class.ts'

export function rehypeOperationsFirst() {
  return (tree: Root): void => {
    tree.children = operationsFirst(tree.children)
  }
}

/** In each section the first operation, if there is one, comes directly after the heading that leads to it. */
function operationsFirst(nodes: readonly RootContent[]): RootContent[] {
  const ordered: RootContent[] = []
  let heading = -1
  let moved = false
  for (const node of nodes) {
    if (isHeading(node)) {
      heading = ordered.length
      moved = false
    }
    if (isOperation(node) && heading >= 0 && !moved) {
      ordered.splice(heading + 1, 0, node)
      moved = true
    } else ordered.push(node)
  }
  return ordered
}

function isOperation(node: RootContent): boolean {
  return node.type === 'element' && hasClass(node, 'operation')
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && /^h[2-4]$/.test(node.tagName)
}
