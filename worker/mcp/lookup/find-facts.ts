// Finds rows of the fact tables by the text in their cells.

import { stem } from '#site/search/index/stem.ts'
import { STOP_WORDS } from '#site/search/index/stop-words.ts'
import type { AgentTable } from '#site/model/agents/agent-data.ts'

export interface FactRow {
  table: string
  /** Cells by column label. */
  row: Record<string, string>
  /** The ids of the operations that it is about, `*` for the rest of one. Absent: of any. */
  operations?: string[]
}

type Tables = Readonly<Record<string, AgentTable>>

/** Rows with a cell equal to the text, ignoring case. */
export function rowsNamed(tables: Tables, text: string): FactRow[] {
  const wanted = plain(text)
  return rowsWhere(tables, ({ cells }) => cells.some((cell) => plain(cell) === wanted))
}

/** Numbers of cards and accounts are written in groups. */
const plain = (text: string): string =>
  /^\d[\d -]+\d$/.test(text) ? text.replaceAll(/[ -]/g, '') : text.toLowerCase()

/** Rows with a cell that contains the text. */
export function rowsHolding(tables: Tables, text: string): FactRow[] {
  const wanted = text.toLowerCase()
  return rowsWhere(tables, ({ cells }) => cells.some((cell) => cell.toLowerCase().includes(wanted)))
}

/** Rows with a cell that contains each word of the text: `webhook:read` is in `webhooks:read`. */
export function rowsWithWords(tables: Tables, text: string): FactRow[] {
  const words = wordsOf(text)
  const holds = (cell: string): boolean => words.every((word) => cell.toLowerCase().includes(word))
  return words.length === 0 ? [] : rowsWhere(tables, ({ cells }) => cells.some(holds))
}

/** Rows that, with the name of their table and its columns, have each word that says something: `network token cards`. */
export function rowsAbout(tables: Tables, text: string): FactRow[] {
  const words = wordsOf(text).filter((word) => !STOP_WORDS.has(word))
  return words.length === 0
    ? []
    : rowsWhere(tables, ({ table, labels, cells }) => {
        const said = wordsOf([table, ...labels, ...cells].join(' '))
        return words.every((word) => said.some((one) => isSame(one, word)))
      })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const isSame = (a: string, b: string): boolean => a === b || stemOf(a) === stemOf(b)

/** Stemmed twice, because a stem may have a shorter one: `statuses`, `status`, `statu`. */
const stemOf = (word: string): string => stem(stem(word))

interface ReadRow {
  table: string
  labels: string[]
  cells: string[]
}

function rowsWhere(tables: Tables, fits: (row: ReadRow) => boolean): FactRow[] {
  return Object.entries(tables).flatMap(([table, { columns, rows, operations }]) =>
    rows.flatMap((row, index) => {
      if (!fits({ table, labels: Object.values(columns), cells: Object.values(row) })) return []
      const labelled = Object.entries(row).map(([name, cell]) => [columns[name] ?? name, cell])
      const about = operations?.[index] ?? []
      return [{ table, row: Object.fromEntries(labelled), ...(about.length > 0 && { operations: about }) }]
    }),
  )
}
