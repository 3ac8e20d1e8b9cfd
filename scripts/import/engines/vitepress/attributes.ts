// Leaves out the attributes that VitePress takes after a part of a line, `[a](/b){target="_self"}`, or at its end,
// `Words {.small}`: they are about looks.

import type { Root } from 'mdast'
import { nodesIn, type AnyNode } from '../../markdown/nodes.ts'

const VALUE = String.raw`(?:"[^"]*"|'[^']*'|[^\s}"']+)`
const ONE = String.raw`\s*(?:[.#][\w:-]+|[\w:-]+=${VALUE})\s*`
const AFTER = new RegExp(String.raw`^\{(?:${ONE})+\}`)
const AT_END = new RegExp(String.raw`\s\{(?:${ONE})+\}$`)
const PARTS = new Set(['link', 'image', 'inlineCode', 'strong', 'emphasis', 'delete'])

export function dropAttributes(parent: Root | AnyNode): void {
  const children = nodesIn(parent)
  const isLine = parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell'
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text') {
      dropAttributes(child)
      continue
    }
    if (PARTS.has(children[index - 1]?.type ?? '')) child.value = child.value.replace(AFTER, '')
    if (isLine && index === children.length - 1) child.value = child.value.replace(AT_END, '')
  }
}
