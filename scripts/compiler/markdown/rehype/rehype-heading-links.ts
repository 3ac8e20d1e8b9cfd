// Adds the link of a heading to itself.
//
//   <h2 id="errors">Errors</h2>     <h2 id="errors">Errors<a class="heading-link" href="#errors" aria-label="…"></a></h2>

import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walkElements } from '../../../syntax/walk-tree.ts'

export function rehypeHeadingLinks() {
  return (tree: Root): void => {
    walkElements(tree, (element) => {
      if (!/^h[2-6]$/.test(element.tagName)) return
      const { id } = element.properties
      if (typeof id !== 'string') return
      const text = toString(element).trim()
      element.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['heading-link'],
          href: `#${encodeURIComponent(id)}`,
          ariaLabel: `Direct link to ${text}`,
        },
        children: [],
      })
    })
  }
}
