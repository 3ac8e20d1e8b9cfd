// Finds rows of the fact tables by the text in their cells.

import type { AgentTable } from '#site/model/agents/agent-data.ts'

export interface FactRow {
  table: string
  /** Cells by column label. */
  row: Record<string, string>
}

type Tables = Readonly<Record<string, AgentTable>>

/** Rows with a cell equal to the text, ignoring case. */
export function rowsNamed(tables: Tables, text: string): FactRow[] {
  const wanted = plain(text)
  return rowsWhere(tables, (cell) => plain(cell) === wanted)
}

/** Numbers of cards and accounts are written in groups. */
const plain = (text: string): string =>
  /^\d[\d -]+\d$/.test(text) ? text.replaceAll(/[ -]/g, '') : text.toLowerCase()

/** Rows with a cell that contains the text. */
export function rowsHolding(tables: Tables, text: string): FactRow[] {
  const wanted = text.toLowerCase()
  return rowsWhere(tables, (cell) => cell.toLowerCase().includes(wanted))
}

/** Rows with a cell that contains each word of the text: `webhook:read` is in `webhooks:read`. */
export function rowsWithWords(tables: Tables, text: string): FactRow[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0
    ? []
    : rowsWhere(tables, (cell) => words.every((word) => cell.toLowerCase().includes(word)))
}

function rowsWhere(tables: Tables, fits: (cell: string) => boolean): FactRow[] {
  return Object.entries(tables).flatMap(([table, { columns, rows }]) =>
    rows
      .filter((row) => Object.values(row).some(fits))
      .map((row) => ({
        table,
        row: Object.fromEntries(Object.entries(row).map(([name, cell]) => [columns[name] ?? name, cell])),
      })),
  )
}
