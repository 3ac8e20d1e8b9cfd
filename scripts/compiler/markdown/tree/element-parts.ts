// The parts of a component's markup: its elements, and those with a class at any depth.

import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { walkElements } from '../../../syntax/walk-tree.ts'
import { hasClass } from './has-class.ts'

export function elementsOf(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element')
}

/** In document order. */
export function partsOf(parent: Element, className: string): Element[] {
  const parts: Element[] = []
  walkElements(parent, (element) => {
    if (hasClass(element, className)) parts.push(element)
  })
  return parts
}

/** The text of the first part; undefined if there is none. */
export function partText(parent: Element, className: string): string | undefined {
  const [part] = partsOf(parent, className)
  return part && toString(part)
}
