// What the Markdown of pages and of operations is put together from.

import type { Element } from 'hast'
import type { Paragraph, PhrasingContent } from 'mdast'
import { hasClass } from '../markdown/tree/has-class.ts'

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** The element without its children of that class. */
export function withoutClass(node: Element, className: string): Element {
  return { ...node, children: node.children.filter((child) => !hasClass(child, className)) }
}
