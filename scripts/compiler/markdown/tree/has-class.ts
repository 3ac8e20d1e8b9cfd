// Whether an element has a class: how plugins recognise the markup of our components.

import type { Element, Nodes } from 'hast'

/** An element with classes: narrower than Element, so that its absence says nothing about other elements. */
type ClassedElement = Element & { properties: { className: (string | number)[] } }

export function hasClass(node: Nodes | undefined, name: string): node is ClassedElement {
  if (node?.type !== 'element') return false
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}
