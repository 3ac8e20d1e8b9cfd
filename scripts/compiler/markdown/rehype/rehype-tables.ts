// Wraps tables for sideways scrolling, keeps alignment out of style attributes, and names the cells of tables that
// narrow screens show row by row. A table of two columns is a list of facts: what is named, and what is said of it. Where
// its author leaves both headings empty, the names are the headings. Names stay in one line, unless the table would then
// be wider than an article; where it still is, its text is smaller.
//
//   <table><td align="right">       <div class="table-scroll" tabindex="0"><table><td data-align="right" data-label="Rate">

import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'
import { longestWord, phoneLayout, type PhoneLayout } from './phone-layout.ts'

const FACT_COLUMNS = 2
/** Names of columns that phones show beside the values keep to one line up to this length. */
const ONE_LINE = 20
/** In characters of a name: an article on a laptop, the space between two columns, and the least for the last column. */
const ARTICLE_WIDTH = 90
const GAP = 4
const LAST_COLUMN = 21
/** A name up to this length stays in one line all the same. */
const SHORT_NAME = 16
const PART_END = /(?<=[./_:(])(?=[\w{])/
const DATE = /^\d{1,2} [A-Z][a-z]+ \d{4}$/

export function rehypeTables() {
  return (tree: Root): void => {
    const kinds = kindsOfTable(tree)
    let heading = ''
    walkElements(tree, (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).trim()
      if (element.tagName === 'td' || element.tagName === 'th') completeCell(element)
      if (element.tagName !== 'table') return undefined
      const labels = columnLabels(element)
      const isHeaded = labels.some((label) => label !== '')
      const { phone, isTooWide, isGlossary } = kinds.get(labels.join('\n'))!
      const layout = isHeaded ? phone : 'rows'
      if (isTooWide) letNamesBreak(element)
      const isDense = isTooWide && widthOf(cellsOf(element, 'tbody'), longestPart) > ARTICLE_WIDTH
      if (layout !== 'table' && !isGlossary)
        for (const cells of cellsOf(element, 'tbody')) cells.forEach(nameCell(labels))
      walkElements(element, (cell) => {
        if (cell.tagName === 'td' || cell.tagName === 'th') completeCell(cell)
      })
      if (labels.length === FACT_COLUMNS && !isHeaded) headRows(element)
      parent.children[index] = scroller(element, heading, isDense ? [layout, 'dense'] : [layout])
      return SKIP
    })
  }
}

interface TableKind {
  phone: PhoneLayout
  isTooWide: boolean
  /** Each row is a term, a sentence about it, and a link: what they are needs no saying. */
  isGlossary: boolean
}

/** By the labels of their columns: tables of the same columns look the same on all of a page. */
function kindsOfTable(tree: Root): Map<string, TableKind> {
  const rows = new Map<string, Element[][]>()
  walkElements(tree, (table) => {
    if (table.tagName !== 'table') return
    const key = columnLabels(table).join('\n')
    const earlier = rows.get(key) ?? cellsOf(table, 'thead')
    rows.set(key, [...earlier, ...cellsOf(table, 'tbody')])
  })
  return new Map(
    [...rows].map(([key, cells]) => [
      key,
      {
        phone: phoneLayout(cells),
        isTooWide: widthOf(cells, longestWord) > ARTICLE_WIDTH,
        isGlossary: cells.slice(1).every(isTerm),
      },
    ]),
  )
}

function isTerm([, meaning, link, ...others]: Element[]): boolean {
  const [only, ...more] = link?.children.filter((child) => toString(child).trim() !== '') ?? []
  return (
    meaning !== undefined &&
    toString(meaning).trim().endsWith('.') &&
    others.length === 0 &&
    more.length === 0 &&
    only?.type === 'element' &&
    only.tagName === 'a'
  )
}

/** In characters of a name, where no column is wider than it must be. */
function widthOf(rows: Element[][], measure: (cell: Element) => number): number {
  const widest: number[] = []
  for (const cells of rows)
    cells.forEach((cell, column) => (widest[column] = Math.max(widest[column] ?? 0, measure(cell))))
  const last = Math.max(LAST_COLUMN, widest.pop() ?? 0)
  return widest.reduce((width, word) => width + word + GAP, last)
}

/** What stays in one line where names break. */
function longestPart(cell: Element): number {
  const parts = textWithBreaks(cell).split(/\s+|(?<=-)/)
  return Math.max(...parts.map((part) => part.length))
}

function textWithBreaks(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : ''
  if (node.tagName === 'wbr' || node.properties['dataBreaks'] === 'anywhere') return ' '
  return node.children.map(textWithBreaks).join('')
}

/** Headings of columns at their spaces, names also at the ends of their parts. */
function letNamesBreak(table: Element): void {
  walkElements(table, (element) => {
    if (element.tagName === 'th') element.properties['dataBreaks'] = ''
    const text = toString(element)
    if (element.tagName !== 'code' || 'className' in element.properties || text.length <= SHORT_NAME) return
    if (!text.includes('{{')) element.children = element.children.flatMap(partsOf)
    const isWhole = element.children.length === 1 && !/[\s-]/.test(text)
    element.properties['dataBreaks'] = isWhole ? 'anywhere' : ''
  })
}

function partsOf(child: ElementContent): ElementContent[] {
  if (child.type !== 'text') return [child]
  return child.value.split(PART_END).flatMap((value, at): ElementContent[] => {
    const part: ElementContent = { type: 'text', value }
    return at === 0 ? [part] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, part]
  })
}

function columnLabels(table: Element): string[] {
  return cellsOf(table, 'thead').flatMap((cells) => cells.map((cell) => toString(cell).trim()))
}

/** The cells of each row in a table's head or body. */
function cellsOf(table: Element, part: 'thead' | 'tbody'): Element[][] {
  const rows: Element[][] = []
  walkElements(table, (row, _, parent) => {
    if (row.tagName !== 'tr' || !('tagName' in parent) || parent.tagName !== part) return
    rows.push(row.children.filter((cell) => cell.type === 'element'))
  })
  return rows
}

/** The first cell names its row; of two columns the second needs no name. */
function nameCell(labels: string[]): (cell: Element, column: number) => void {
  return (cell, column) => {
    const label = labels[column]
    if (column === 0 || labels.length <= FACT_COLUMNS || !label) return
    cell.properties['dataLabel'] = label.length > ONE_LINE ? label : label.replaceAll(' ', '\u00a0')
  }
}

/** Each row is headed by its first cell, and the columns by nothing. */
function headRows(table: Element): void {
  table.children = table.children.filter((part) => part.type !== 'element' || part.tagName !== 'thead')
  for (const [name] of cellsOf(table, 'tbody')) {
    if (!name) continue
    name.tagName = 'th'
    name.properties['scope'] = 'row'
  }
}

function scroller(table: Element, heading: string, forms: (PhoneLayout | 'dense')[]): Element {
  const ariaLabel = heading === '' ? 'Table' : `Table: ${heading}`
  const modifiers = forms.filter((form) => form !== 'rows').map((form) => `table-scroll--${form}`)
  const className = ['table-scroll', ...modifiers]
  const properties = { className, tabIndex: 0, role: 'group', ariaLabel }
  const wrapper: Element = { type: 'element', tagName: 'div', properties, children: [table] }
  return table.position ? { ...wrapper, position: table.position } : wrapper
}

function completeCell(cell: Element): void {
  const { align } = cell.properties
  delete cell.properties['align']
  if (align === 'right' || align === 'center') cell.properties['dataAlign'] = align
  // A date stays in one line.
  if (DATE.test(toString(cell).trim())) cell.properties['dataDate'] = ''
  const inHead = cell.tagName === 'th'
  if (inHead) cell.properties['scope'] ??= 'col'
  // An empty heading cell names nothing; a plain cell tells assistive technology so.
  if (inHead && toString(cell).trim() === '') {
    cell.tagName = 'td'
    delete cell.properties['scope']
  }
}
