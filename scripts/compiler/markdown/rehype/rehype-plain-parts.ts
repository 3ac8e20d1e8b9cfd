// Takes the parts of a page that are plain HTML out of its tree, so that they need not go through MDX, React and the HTML
// parser: they would come back as they are. putBackPlainParts() puts them where the rendered tree holds their place.
//
//   <p>Text</p><ul>…</ul><Tabs>…      <div data-plain-part="0"></div><Tabs>…

import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import type { Parent } from 'unist'
import type { VFile } from 'vfile'
import { stateOf } from '../../page/page-state.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

const phrasing = 'a br code del em kbd strong sub sup'.split(' ')
const headings = 'h1 h2 h3 h4 h5 h6'.split(' ')
const flow = [...headings, 'p', 'ul', 'ol', 'table', 'blockquote', 'hr']
const anything = [...phrasing, ...flow]

/** What each element may hold, so that the HTML parser leaves it where it is. */
const CONTENT = new Map<string, ReadonlySet<string>>([
  ...[...phrasing, ...headings, 'p'].map((name) => [name, new Set(phrasing)] as const),
  ...['li', 'blockquote', 'th', 'td'].map((name) => [name, new Set(anything)] as const),
  ...['ul', 'ol'].map((name) => [name, new Set(['li'])] as const),
  ['table', new Set(['thead', 'tbody'])],
  ['thead', new Set(['tr'])],
  ['tbody', new Set(['tr'])],
  ['tr', new Set(['th', 'td'])],
  ['br', new Set()],
  ['hr', new Set()],
])
const FLOW = new Set(flow)
/** MDX leaves out the line breaks in these. */
const OF_TABLES = new Set(['table', 'thead', 'tbody', 'tr'])
const PROPERTIES = new Set(['align', 'className', 'dataSource', 'href', 'id', 'start', 'title'])
/** Characters that the HTML parser replaces. */
const REPLACED = /[\0\r]/
const PLACE = 'dataPlainPart'

/** Comes last, because it takes out what the plugins before it have made. */
export function rehypePlainParts() {
  return (tree: Root, file: VFile): void => {
    const { plainParts } = stateOf(file)
    takeOut(tree, plainParts)
  }
}

function takeOut(parent: Parent, parts: ElementContent[][]): void {
  const children: unknown[] = []
  let part: ElementContent[] | undefined
  for (const child of parent.children as RootContent[]) {
    const plain = plainPartOf(child, part)
    if (plain) {
      if (!part) children.push(placeOf(parts.push((part = [])) - 1))
      part.push(plain)
      continue
    }
    part = undefined
    if (mayHoldParts(child)) takeOut(child as Parent, parts)
    children.push(child)
  }
  parent.children = children as Parent['children']
}

/** Blank text belongs to the part before it. */
function plainPartOf(child: RootContent, before: ElementContent[] | undefined): ElementContent | undefined {
  if (child.type === 'text') return before && child.value.trim() === '' ? plainText(child.value) : undefined
  return child.type === 'element' && FLOW.has(child.tagName) ? plainElement(child) : undefined
}

/** True where blocks may stand: in these elements, and in every component of the site. */
function mayHoldParts(node: RootContent): boolean {
  if (node.type === 'element') return ['ul', 'ol', 'li', 'blockquote'].includes(node.tagName)
  return node.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(node.name ?? '')
}

function placeOf(index: number): Element {
  return { type: 'element', tagName: 'div', properties: { [PLACE]: String(index) }, children: [] }
}

/** The element as the HTML parser would return it; undefined if React or the parser could change it. */
function plainElement({ tagName, properties, children }: Element, inLink = false): Element | undefined {
  const allowed = CONTENT.get(tagName)
  if (!allowed || (inLink && tagName === 'a') || !arePlain(properties)) return undefined
  const plain: ElementContent[] = []
  for (const child of children) {
    if (child.type === 'text') {
      if (OF_TABLES.has(tagName) && child.value === '\n') continue
      if (OF_TABLES.has(tagName) || !addText(plain, child.value)) return undefined
      continue
    }
    if (child.type !== 'element' || !allowed.has(child.tagName)) return undefined
    const element = plainElement(child, inLink || tagName === 'a')
    if (!element) return undefined
    plain.push(element)
  }
  return { type: 'element', tagName, properties, children: plain }
}

function arePlain(properties: Properties): boolean {
  return Object.entries(properties).every(([name, value]) => {
    if (!PROPERTIES.has(name)) return false
    if (name === 'className') return Array.isArray(value) && value.length > 0
    if (name === 'start') return typeof value === 'number'
    return typeof value === 'string' && !REPLACED.test(value) && !(name === 'href' && isScript(value))
  })
}

/** React refuses such links. */
function isScript(href: string): boolean {
  return /^javascript:/i.test(href.replaceAll(/[\0-\x20]/g, ''))
}

function plainText(value: string): ElementContent | undefined {
  return REPLACED.test(value) ? undefined : { type: 'text', value }
}

/** The parser makes one text of adjacent ones. False for a text that is not plain. */
function addText(siblings: ElementContent[], value: string): boolean {
  const last = siblings.at(-1)
  if (last?.type === 'text') last.value += value
  else if (value !== '') siblings.push({ type: 'text', value })
  return !REPLACED.test(value)
}

export function putBackPlainParts(tree: Root, parts: readonly ElementContent[][]): void {
  walkElements(tree, (element, index, parent) => {
    const part = parts[Number(element.properties[PLACE] ?? -1)]
    if (!part) return undefined
    parent.children.splice(index, 1, ...part)
    return index + part.length
  })
}
