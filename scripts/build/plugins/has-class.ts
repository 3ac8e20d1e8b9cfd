// Owns the question by which plugins recognise the markup of our components.

import type { Element, Nodes } from 'hast'

export function hasClass(node: Nodes | undefined, name: string): node is Element {
  if (node?.type !== 'element') return false
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}
