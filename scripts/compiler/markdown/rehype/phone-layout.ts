// How a phone shows a table: as a table if that fits, else row by row; short values of a row then share lines.

import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'

export type PhoneLayout = 'table' | 'lines' | 'rows'

/** What fits beside each other on a phone, in characters of a table's text. */
const PHONE_WIDTH = 46
/** Between two columns. */
const GAP = 2
/** The longest value that is still short. */
const SHORT = 26

/** For all rows of a table, its headings included. */
export function phoneLayout(rows: Element[][]): PhoneLayout {
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  const widest = (measure: (cell: Element) => number, column: number): number =>
    Math.max(0, ...rows.map((cells) => (cells[column] ? measure(cells[column]) : 0)))
  const each = Array.from({ length: columns }, (_, column) => column)
  const width = each.reduce((sum, column) => sum + widest(narrowest, column) + GAP, 0)
  if (width <= PHONE_WIDTH) return 'table'
  const values = each.slice(1)
  return values.length > 1 && values.every((column) => widest(textLength, column) <= SHORT) ? 'lines' : 'rows'
}

/** The width at which a cell takes at most two lines; code on its own stays in one. */
function narrowest(cell: Element): number {
  const text = toString(cell).trim()
  if (isCode(cell)) return text.length
  const words = text.split(/\s+/).map((word) => word.length)
  return Math.max(Math.ceil(text.length / 2), ...words)
}

function isCode({ children }: Element): boolean {
  const [first] = children
  return children.length === 1 && first?.type === 'element' && first.tagName === 'code'
}

function textLength(cell: Element): number {
  return toString(cell).trim().length
}
