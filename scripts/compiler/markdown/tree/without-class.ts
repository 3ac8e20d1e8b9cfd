// Leaves out children of an element by their class.

import type { Element } from 'hast'
import { hasClass } from './has-class.ts'

export function withoutClass(node: Element, className: string): Element {
  return { ...node, children: node.children.filter((child) => !hasClass(child, className)) }
}
