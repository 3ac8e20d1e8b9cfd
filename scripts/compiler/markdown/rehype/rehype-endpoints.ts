// Lists the operations of a page of the reference: with their paths before the title's text, because readers came for
// them, and in few words for the sidebar. Names the headings of operations, which begin below the first list.

import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { behaviourName } from '#site/model/dom-hooks.ts'
import { stateOf } from '../../page/page-state.ts'
import { hasClass } from '../tree/has-class.ts'

export function rehypeEndpoints() {
  return (tree: Root, file: VFile): void => {
    const operations = tree.children.filter(isOperation)
    if (operations.length < 2) return
    nameTitles(tree)
    const title = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
    tree.children.splice(title + 1, 0, endpointList(operations))
    stateOf(file).sidebarList = toHtml(sidebarList(operations))
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
  const items = operations.map((operation) =>
    element('li', 'endpoints__item', [
      linkTo(operation, [
        methodOf(operation),
        text(' '),
        element('code', 'endpoints__path', breakable(partOf(operation, 'endpoint__path'))),
        text(' '),
        element('span', 'endpoints__summary', [summaryOf(operation)]),
      ]),
    ]),
  )
  return element('nav', 'endpoints', [element('ul', 'endpoints__list', items)], { ariaLabel: 'Endpoints' })
}

/** A path breaks between its segments, which browsers do not do by themselves. */
const breakable = (path: string): ElementContent[] =>
  path
    .split(/(?<=.)(?=\/)/)
    .flatMap((segment, index) => [...(index === 0 ? [] : [element('wbr', undefined, [])]), text(segment)])

/** The page's contents list as far as it is operations: its behaviour marks the one that is read. */
function sidebarList(operations: readonly Element[]): Element {
  const items = operations.map((operation) =>
    element('li', undefined, [linkTo(operation, [methodOf(operation), text(' '), summaryOf(operation)])]),
  )
  return element('ul', 'sidebar__operations', items, {
    ariaLabel: 'Endpoints',
    dataBehaviour: behaviourName('table-of-contents'),
  })
}

function linkTo(operation: Element, children: ElementContent[]): Element {
  return element('a', undefined, children, { href: `#${String(operation.properties['id'])}` })
}

function methodOf(operation: Element): Element {
  const method = partOf(operation, 'endpoint__method')
  return element('span', 'endpoints__method', [text(method.toUpperCase())], {
    dataMethod: method.toLowerCase(),
  })
}

const summaryOf = (operation: Element): ElementContent =>
  text(String(operation.properties['dataSummary'] ?? ''))

/** Text of a part of the operation's bar. */
function partOf(operation: Element, className: string): string {
  const bar = operation.children.find((child) => hasClassElement(child, 'endpoint'))
  const part = bar?.children.find((child) => hasClassElement(child, className))
  return part ? toString(part) : ''
}

function isOperation(node: RootContent): node is Element {
  return hasClassElement(node, 'operation')
}

function hasClassElement(node: RootContent, name: string): node is Element {
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
