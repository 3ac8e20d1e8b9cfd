// Selects rows by the prop `where` of <Facts>. Pure.
//
//   brand=Visa             rows whose brand is, or lists, Visa
//   code=UPD_PAN|UPD_BRAND_CONV; kind!=debit

import type { FactRow, FactTable } from './fact-table.ts'

export interface Condition {
  column: string
  equal: boolean
  values: string[]
  /** As written. */
  text: string
}

const CONDITION = /^\s*([a-z][a-z0-9_]*)\s*(!?=)\s*(.+?)\s*$/

/** The conditions, separated by `;`, or the part that is not one. */
export function parseWhere(where: string): { conditions: Condition[]; wrong?: string } {
  const conditions: Condition[] = []
  for (const text of where.split(';')) {
    const [, column, operator, values] = CONDITION.exec(text) ?? []
    if (column === undefined || values === undefined) return { conditions, wrong: text.trim() }
    conditions.push({
      column,
      equal: operator === '=',
      values: values.split('|').map((value) => value.trim()),
      text: text.trim(),
    })
  }
  return { conditions }
}

/** Rows that meet all conditions, in their order. */
export function selectRows({ rows }: FactTable, conditions: readonly Condition[]): FactRow[] {
  return rows.filter((row) => conditions.every((condition) => fits(row, condition)))
}

/** All values that occur in a column. */
export function valuesIn({ rows }: FactTable, column: string): Set<string> {
  return new Set(rows.flatMap((row) => row.get(column)?.values ?? []))
}

function fits(row: FactRow, { column, equal, values }: Condition): boolean {
  const found = (row.get(column)?.values ?? []).some((value) => values.includes(value))
  return found === equal
}
