// Wraps tables for sideways scrolling, and keeps alignment out of style attributes.
//
//   <table><td align="right">       <div class="table-scroll" tabindex="0"><table><td data-align="right">

import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'

export function rehypeTables() {
  return (tree: Root): void => {
    let heading = ''
    walkElements(tree, (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).trim()
      if (element.tagName === 'td' || element.tagName === 'th') completeCell(element)
      if (element.tagName !== 'table') return undefined
      walkElements(element, (cell) => {
        if (cell.tagName === 'td' || cell.tagName === 'th') completeCell(cell)
      })
      parent.children[index] = scroller(element, heading)
      return SKIP
    })
  }
}

function scroller(table: Element, heading: string): Element {
  const ariaLabel = heading === '' ? 'Table' : `Table: ${heading}`
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel }
  const wrapper: Element = { type: 'element', tagName: 'div', properties, children: [table] }
  return table.position ? { ...wrapper, position: table.position } : wrapper
}

function completeCell(cell: Element): void {
  const { align } = cell.properties
  delete cell.properties['align']
  if (align === 'right' || align === 'center') cell.properties['dataAlign'] = align
  const inHead = cell.tagName === 'th'
  if (inHead) cell.properties['scope'] ??= 'col'
  // An empty heading cell names nothing; a plain cell tells assistive technology so.
  if (inHead && toString(cell).trim() === '') {
    cell.tagName = 'td'
    delete cell.properties['scope']
  }
}
