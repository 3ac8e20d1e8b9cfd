// How a phone shows a table: as a table where no column gets thin and the rows stay shorter than one below the other,
// else row by row; short values of a row then share lines. Lengths are in characters of a table's text.

import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'

export type PhoneLayout = 'table' | 'lines' | 'rows'

/** Characters in a line on a phone. */
const PHONE_WIDTH = 46
/** Characters between two columns. */
const GAP = 2
/** Up to this many lines, a cell is as easy to read as on a wide screen. */
const EASY_LINES = 2
/** A table with a longer cell than this is not shown as a table. */
const MOST_LINES = 4
/** Heights in pixels: of a line, and of the space around a row of each form. */
const LINE = 20
const TABLE_SPACE = 18
const STACK_LINE = 22
const STACK_SPACE = 25
const VALUE_SPACE = 4
/** The longest value that is still short. */
const SHORT = 26
/** Characters that a value beside the name of its column has in a line. */
const BESIDE_NAME = 33
/** A table has to be shorter than its rows by this factor, because its columns are harder to read. */
const WORTH = 0.9

/** For all rows of a table, its headings included. */
export function phoneLayout(rows: Element[][]): PhoneLayout {
  const widths = columnWidths(rows)
  if (widths) {
    const lines = rows.map((cells) =>
      Math.max(...cells.map((cell, column) => lineCount(cell, widths[column]!))),
    )
    const most = Math.max(...lines)
    const height = sum(lines.map((count) => count * LINE + TABLE_SPACE))
    const isWorth = height <= WORTH * sum(rows.slice(1).map(stackedHeight))
    if (most <= EASY_LINES || (most <= MOST_LINES && isWorth)) return 'table'
  }
  const values = rows.map(([, ...cells]) => cells)
  const areShort = values.every(
    (cells) => cells.length > 1 && cells.every((cell) => textLength(cell) <= SHORT),
  )
  return areShort ? 'lines' : 'rows'
}

/** As browsers share the width: each column its longest word, and of the rest what its longest cell could use. */
function columnWidths(rows: Element[][]): number[] | undefined {
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  const widest = (measure: (cell: Element) => number): number[] =>
    Array.from({ length: columns }, (_, column) =>
      Math.max(1, ...rows.map((cells) => (cells[column] ? measure(cells[column]) : 0))),
    )
  const least = widest(longestWord)
  const most = widest(textLength)
  const spare = PHONE_WIDTH - sum(least) - GAP * (columns - 1)
  if (spare < 0) return undefined
  const wanted = sum(most) - sum(least)
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted)
  return least.map((width, column) => width + share * (most[column]! - width))
}

/** One below the other, the first cell as the heading, the others beside the names of their columns. */
function stackedHeight([subject, ...values]: Element[]): number {
  const width = values.length > 1 ? BESIDE_NAME : PHONE_WIDTH
  const filled = values.filter((cell) => textLength(cell) > 0)
  const lines =
    sum(filled.map((cell) => lineCount(cell, width))) + (subject ? lineCount(subject, PHONE_WIDTH) : 0)
  return STACK_SPACE + lines * STACK_LINE + filled.length * VALUE_SPACE
}

function lineCount(cell: Element, width: number): number {
  return Math.max(1, Math.ceil(textLength(cell) / width))
}

/** Code that is a cell's only element is one word, whatever spaces it holds: styles do not see the text beside it. */
export function longestWord(cell: Element): number {
  const [code, ...others] = cell.children.filter((child) => child.type === 'element')
  const isWhole = code?.tagName === 'code' && others.length === 0
  const words = toString(cell).split(/\s+/)
  return Math.max(isWhole ? textLength(code) : 0, ...words.map((word) => word.length))
}

function textLength(cell: Element): number {
  return toString(cell).trim().length
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
