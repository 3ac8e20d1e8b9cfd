// Moves positions into attributes, so that they survive React. rehype-read-places.ts takes them off. Without positions in
// the tree, MDX has nothing to write into a source map, which nobody would read.
//
//   [a](/b)      <a href="/b" data-source="1:1-1:8">a</a>

import type { Element, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import { componentRules } from '#site/model/component-rules.ts'
import { PLACE_ATTRIBUTE, stampOf } from '../../../content/source-place.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

/** Elements that later checks speak about; all others are where their parents are. */
const STAMPED = new Set(['a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const OWN_COMPONENTS = new Set(['Admonition', 'AdmonitionTitle', 'CodeBlock', 'Diagram'])

export function rehypeStampPlaces() {
  return (tree: Root): void => {
    walkNodes(tree, (node) => {
      if (isStampedElement(node)) stampElement(node)
      else if (isComponent(node)) stampComponent(node)
      delete node.position
    })
  }
}

function isStampedElement(node: Node): node is Element {
  return node.type === 'element' && STAMPED.has((node as Element).tagName)
}

function stampElement(element: Element): void {
  // React would put a preload link for every other image before the page.
  if (element.tagName === 'img') element.properties['loading'] ??= 'lazy'
  if (element.position) element.properties['dataSource'] = stampOf(element.position)
}

function isComponent(node: { type: string }): node is MdxJsxFlowElementHast | MdxJsxTextElementHast {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false
  const { name } = node as MdxJsxFlowElementHast
  return (
    name !== null && (Object.hasOwn(componentRules, name) || OWN_COMPONENTS.has(name) || STAMPED.has(name))
  )
}

function stampComponent(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): void {
  if (node.name === 'img') node.attributes.push({ type: 'mdxJsxAttribute', name: 'loading', value: 'lazy' })
  if (!node.position) return
  const attribute: MdxJsxAttribute = {
    type: 'mdxJsxAttribute',
    name: PLACE_ATTRIBUTE,
    value: stampOf(node.position),
  }
  node.attributes.push(attribute)
}
