// How failures of the platform show in text, as content/data/failure-signs.yaml lists it.

import type { FailureKind, FailureSigns } from '#site/search/index/answer-data.ts'
import type { Facts } from '../../../content/read-facts.ts'
import { withVariables } from '../../../content/with-variables.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { signMistake } from './sign-mistake.ts'

/** Adds one row's expression to the signs. */
type AddRow = (signs: FailureSigns, text: string, row: RowCells) => void

interface RowCells {
  /** Undefined for an empty cell. */
  cell: (column: string) => string | undefined
  kind: FailureKind
}

const SIGNS: Record<string, AddRow> = {
  class: ({ classes }, text, { cell }) => classes.push({ text, status: Number(cell('status')) }),
  code: ({ codes }, text) => codes.push(text),
  result({ results }, text, { cell }) {
    const joined = cell('joined')
    const [value = '', name = ''] = [cell('value'), cell('as')]
    results.push({ text, value, name, ...(joined !== undefined && { joined }) })
  },
  body: ({ bodies }, member, { kind }) => bodies.push({ member, kind }),
  kind({ kinds }, text, { cell, kind }) {
    const unless = cell('unless')
    kinds.push({ text, kind, ...(unless !== undefined && { unless }) })
  },
  call({ calls }, text, { cell }) {
    const operation = cell('as')
    calls.push({ text, ...(operation !== undefined && { operation }) })
  },
}

/** Every list is empty without the table. A row with a mistake is reported and left out. */
export function failureSigns(
  table: Facts | undefined,
  variables: Record<string, string>,
  diagnostics: Diagnostic[],
): FailureSigns {
  const signs: FailureSigns = { classes: [], codes: [], results: [], bodies: [], kinds: [], calls: [] }
  for (const row of table?.rows ?? []) {
    const cellsOf = (column: string): string[] =>
      (row.get(column)?.values ?? []).map((text) => withVariables(text, variables))
    const cell = (column: string): string | undefined => cellsOf(column)[0]
    const mistake = signMistake(cellsOf)
    if (mistake) {
      const { column, what, fix } = mistake
      const { node } = row.get(column) ?? row.get('sign') ?? {}
      const place = table!.place(node)
      diagnostics.push({ code: 'search-table-invalid', severity: 'error', place, what, fix })
    } else {
      const add = SIGNS[cell('sign')!]!
      for (const text of cellsOf('text')) add(signs, text, { cell, kind: cell('as') as FailureKind })
    }
  }
  return signs
}
