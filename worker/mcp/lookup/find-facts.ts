// Rows of the fact tables by what stands in them.

import type { AgentTable } from '#site/model/agents/agent-data.ts'

export interface FactRow {
  table: string
  /** Cells by the label of their column. */
  row: Record<string, string>
}

type Tables = Readonly<Record<string, AgentTable>>

/** Rows with a cell that is the text, whatever the case. */
export function rowsNamed(tables: Tables, text: string): FactRow[] {
  const wanted = text.toLowerCase()
  return rowsWhere(tables, (cell) => cell.toLowerCase() === wanted)
}

/** Rows with a cell that holds the text. */
export function rowsHolding(tables: Tables, text: string): FactRow[] {
  const wanted = text.toLowerCase()
  return rowsWhere(tables, (cell) => cell.toLowerCase().includes(wanted))
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
