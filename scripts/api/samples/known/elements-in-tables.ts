// Reads what is known of Elements from the tables of content/data.

import type { ElementsFacts } from '#site/api/code/known/elements-facts.ts'
import type { FactRow } from '../../../content/fact-table.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { readFacts } from '../../../content/read-facts.ts'
import type { FileReads } from '../../../graph/world.ts'

/** What a row's `client` may be. */
export const CLIENTS: readonly string[] = ['elements', '3ds']

/**
 * `tables`: files of content/data/ by name. Empty where the content has neither table. Mistakes in them are reported where
 * the content is checked.
 */
export function elementsIn(
  reads: FileReads,
  place: ContentPlace,
  tables: Readonly<Record<string, string>>,
): ElementsFacts {
  const rowsOf = (name: string): readonly FactRow[] =>
    tables[name] === undefined ? [] : (readFacts(reads, place, tables[name]).facts?.rows ?? [])
  const calls = rowsOf('elements-calls')
  const sent = calls.filter((row) => cellsOf(row, 'stays').length === 0)
  return {
    calls: callsOf(sent.filter((row) => cellsOf(row, 'client')[0] === 'elements')),
    threeds: callsOf(sent.filter((row) => cellsOf(row, 'client')[0] === '3ds')),
    local: calls.filter((row) => !sent.includes(row)).flatMap((row) => cellsOf(row, 'call')),
    types: Object.fromEntries(
      rowsOf('element-types').flatMap((row) =>
        cellsOf(row, 'type').map((type) => [type, cellsOf(row, 'called')]),
      ),
    ),
  }
}

const callsOf = (rows: readonly FactRow[]): ElementsFacts['calls'] =>
  Object.fromEntries(
    rows.flatMap((row) => cellsOf(row, 'call').map((call) => [call, cellsOf(row, 'sdk')[0] ?? null])),
  )

const cellsOf = (row: FactRow, column: string): readonly string[] => row.get(column)?.values ?? []
