// Takes components out of the paragraph that Markdown puts around a line of them. MDX does so for pages; partials are
// parsed separately.
//
//   <Button href="/a">A</Button>          a paragraph of one component
//   becomes the component, without the paragraph

import type { Node, Parent } from 'unist'
import { walkNodes } from '../../../syntax/walk-tree.ts'

export function unravel(tree: Parent): void {
  walkNodes(tree, (node, index, parent) => {
    if (node.type !== 'paragraph') return undefined
    const { children } = node as Parent
    const components = children.filter((child) => !isBlank(child))
    if (components.length === 0 || components.some((child) => child.type !== 'mdxJsxTextElement'))
      return undefined
    for (const component of components) component.type = 'mdxJsxFlowElement'
    parent.children.splice(index, 1, ...components)
    return index
  })
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && 'value' in node && String(node.value).trim() === ''
}
