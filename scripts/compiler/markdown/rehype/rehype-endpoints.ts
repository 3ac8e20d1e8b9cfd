// Opens a page of the reference with what readers came for: a list of its endpoints before the title's text, and each
// operation directly below the heading of its section, before what is said about it.

import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasClass } from '../tree/has-class.ts'

export function rehypeEndpoints() {
  return (tree: Root): void => {
    const operations = tree.children.filter(isOperation)
    if (operations.length === 0) return
    tree.children = operationsFirst(tree.children)
    const title = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
    if (operations.length > 1) tree.children.splice(title + 1, 0, endpointList(operations))
  }
}

/** In each section the first operation, if there is one, comes directly after the heading that leads to it. */
function operationsFirst(nodes: readonly RootContent[]): RootContent[] {
  const ordered: RootContent[] = []
  let heading = -1
  let moved = false
  for (const node of nodes) {
    if (isHeading(node)) {
      heading = ordered.length
      moved = false
    }
    if (isOperation(node) && heading >= 0 && !moved) {
      ordered.splice(heading + 1, 0, node)
      moved = true
    } else ordered.push(node)
  }
  return ordered
}

function endpointList(operations: readonly Element[]): Element {
  const items = operations.map((operation): Element => {
    const line = operation.children.find((child): child is Element => hasClassElement(child, 'endpoint'))
    const parts = line?.children.filter((child): child is Element => child.type === 'element') ?? []
    const method = parts.find((part) => hasClass(part, 'endpoint__method'))
    const path = parts.find((part) => hasClass(part, 'endpoint__path'))
    const verb = method ? toString(method) : ''
    return element('li', 'endpoints__item', [
      {
        ...element('a', undefined, [
          element('span', 'endpoints__method', [text(verb.toUpperCase())], {
            dataMethod: verb.toLowerCase(),
          }),
          text(' '),
          element('code', 'endpoints__path', [text(path ? toString(path) : '')]),
          text(' '),
          element('span', 'endpoints__summary', [text(String(operation.properties['dataSummary'] ?? ''))]),
        ]),
        properties: { href: `#${String(operation.properties['id'])}` },
      },
    ])
  })
  return element('nav', 'endpoints', [element('ul', 'endpoints__list', items)], { ariaLabel: 'Endpoints' })
}

function isOperation(node: RootContent): node is Element {
  return hasClassElement(node, 'operation')
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && /^h[2-4]$/.test(node.tagName)
}

function hasClassElement(node: RootContent | ElementContent, name: string): node is Element {
  return node.type === 'element' && hasClass(node, name)
}

function element(
  tagName: string,
  className: string | undefined,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties: { ...(className && { className: [className] }), ...properties },
    children,
  }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
