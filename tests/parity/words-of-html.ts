// The words that a reader of a page's HTML gets, in reading order, with the parts that are loaded when they are asked
// for put back into their places, and without what the allowed differences name.

import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { HTML_ALONE, type HtmlAlone } from './allowed-differences.ts'
import { childrenOf, partsOf } from './late-folds.ts'
import { wordsIn, type PageWords } from './words-in.ts'

/** `html`: what stands inside of `<main>`. `assetText`: of the asset at a URL. `alone`: what is left out. */
export function wordsOfHtml(
  html: string,
  assetText: (url: string) => string,
  alone: readonly HtmlAlone[] = HTML_ALONE,
): PageWords {
  const operations: string[][] = []
  const prose = textOf(fromHtml(html, { fragment: true }), {
    around: [],
    parts: [],
    assetText,
    alone,
    found: (text) => operations.push(wordsIn(text)),
  })
  return { prose: wordsIn(prose), operations }
}

interface Place {
  around: readonly string[]
  /** HTML of the folds of the operation, by number. */
  parts: readonly string[]
  assetText: (url: string) => string
  alone: readonly HtmlAlone[]
  /** Takes the text of an operation. */
  found: (text: string) => void
}

/** Elements that do not end a word. */
const INLINE = new Set('a abbr b code del em i kbd mark q s small strong sub sup wbr'.split(' '))

function textOf(node: Nodes, place: Place): string {
  if (node.type === 'text') return node.value
  if (node.type === 'root') return childrenText(node.children, place)
  if (node.type !== 'element') return ' '
  if (node.tagName === 'img') return ` ${String(node.properties['alt'] ?? '')} `
  const inside = within(node, place)
  const text = childrenText(childrenOf(node, inside.parts), inside)
  if (!classesOf(node).includes('operation')) return isInline(node) ? text : ` ${text} `
  place.found(text)
  return ' '
}

function childrenText(children: readonly Nodes[], place: Place): string {
  return children
    .filter((child) => !place.alone.some((rule) => applies(rule, child, children, place.around)))
    .map((child) => textOf(child, place))
    .join('')
}

const isInline = (element: Element): boolean =>
  INLINE.has(element.tagName) && !classesOf(element).includes('button')

function within(element: Element, place: Place): Place {
  return {
    ...place,
    around: [...place.around, ...classesOf(element)],
    parts: partsOf(element, place.assetText) ?? place.parts,
  }
}

function applies(
  rule: HtmlAlone,
  node: Nodes,
  siblings: readonly Nodes[],
  around: readonly string[],
): boolean {
  return (
    node.type === 'element' &&
    matches(node, rule.element) &&
    (rule.within === undefined || around.includes(rule.within)) &&
    !siblings.some((other) => other.type === 'element' && classesOf(other).includes(rule.notBeside ?? ''))
  )
}

function matches(node: Element, selector: string): boolean {
  const [, property, value] = /^\[(\w+)=(\w+)\]$/.exec(selector) ?? []
  if (property !== undefined) return node.properties[property] === value
  const [tag, className] = selector.split('.')
  return (
    (tag === '' || node.tagName === tag) && (className === undefined || classesOf(node).includes(className))
  )
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}
