// Opens a page of the reference with what readers came for: a list of its endpoints before the title's text. Names the
// headings of operations, which begin below that list.

import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasClass } from '../tree/has-class.ts'

export function rehypeEndpoints() {
  return (tree: Root): void => {
    const operations = tree.children.filter(isOperation)
    if (operations.length < 2) return
    nameTitles(tree)
    const title = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
    tree.children.splice(title + 1, 0, endpointList(operations))
  }
}

function nameTitles({ children }: Root): void {
  const elements = children.filter((node) => node.type === 'element')
  for (const [index, heading] of elements.entries()) {
    const [next, second] = elements.slice(index + 1)
    const first = next?.tagName === 'p' ? second : next
    if (first && isOperation(first) && /^h[23]$/.test(heading.tagName)) {
      heading.properties['className'] = ['operation-title']
    }
  }
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
