// Gives every element of the rendered tree the position that its author would point at, and removes the stamps.
//
//   <p data-source="3:1-3:9"><b>x</b></p>      <p><b>x</b></p>, both with position 3:1-3:9

import type { Element, Root } from 'hast'
import type { Position } from 'unist'
import { takeStamp } from '../../../content/source-place.ts'

export function rehypeReadPlaces() {
  return (tree: Root): void => {
    delete tree.position
    for (const child of tree.children) if (child.type === 'element') place(child, undefined)
  }
}

function place(element: Element, inherited: Position | undefined): void {
  const position = takeStamp(element) ?? inherited
  if (position) element.position = position
  else delete element.position
  for (const child of element.children) {
    if (child.type === 'element') place(child, position)
    else delete child.position
  }
}
