// Leaves brackets and operators unmarked in references of operations, which hold hundreds of samples' lines:
// a quarter of such a page would be the marks of its commas.
//
//   <span class="token property">"id"</span><span class="token operator">:</span>
//   <span class="token property">"id"</span>:

import type { Element, ElementContent, Root } from 'hast'
import { hasClass } from '../tree/has-class.ts'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'

export function rehypePlainPunctuation() {
  return (tree: Root): void => {
    walkElements(tree, (element) => {
      if (!hasClass(element, 'operation')) return undefined
      walkElements(element, (code) => {
        if (code.tagName !== 'code') return undefined
        code.children = code.children.flatMap(unmark)
        return SKIP
      })
      return SKIP
    })
  }
}

function unmark(node: ElementContent): ElementContent[] {
  return isPunctuation(node) ? node.children : [node]
}

function isPunctuation(node: ElementContent): node is Element {
  return node.type === 'element' && (hasClass(node, 'punctuation') || hasClass(node, 'operator'))
}
