// Walks trees. The pipeline walks every page some twenty times, and these functions cost a tenth of unist-util-visit,
// which keeps the path to each node and wraps each call.

import type { Element, Root } from 'hast'
import type { Node, Parent } from 'unist'

/** Return value of a visitor that keeps the walk out of a node's children. */
export const SKIP = 'skip'

/** A visitor may return SKIP, or the index of the sibling to go on with, after it has changed the siblings. */
type Visited = typeof SKIP | number | void

/** Visits every node below `parent` in document order. */
export function walkNodes(
  parent: Parent,
  visitor: (node: Node, index: number, parent: Parent) => Visited,
): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]!
    const next = visitor(child, index, parent)
    if (typeof next === 'number') index = next - 1
    else if (next !== SKIP && 'children' in child) walkNodes(child as Parent, visitor)
  }
}

/** Visits every element below `parent` in document order. */
export function walkElements(
  parent: Element | Root,
  visitor: (element: Element, index: number, parent: Element | Root) => Visited,
): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]!
    if (child.type !== 'element') continue
    const next = visitor(child, index, parent)
    if (typeof next === 'number') index = next - 1
    else if (next !== SKIP) walkElements(child, visitor)
  }
}
