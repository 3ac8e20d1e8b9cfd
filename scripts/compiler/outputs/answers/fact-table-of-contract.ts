// A table of the contract in the form of those of content/data, so that facts are read from both alike.

import type { FactTable } from '../../../content/fact-table.ts'
import type { ContractTable } from '../../platform-api.ts'

export const factTable = ({ columns, rows }: ContractTable): FactTable => ({
  columns: Object.entries(columns).map(([name, label]) => ({ name, label, code: false, hidden: false })),
  rows: rows.map(
    (row) =>
      new Map(Object.entries(row).map(([name, text]) => [name, { values: text === '' ? [] : [text] }])),
  ),
})
