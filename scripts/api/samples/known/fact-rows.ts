// Reads the rows of a fact table, with all values of their cells.

import type { ContentPlace } from '../../../content/read-content.ts'
import { readFacts } from '../../../content/read-facts.ts'
import { withVariables } from '../../../content/with-variables.ts'
import type { FileReads } from '../../../graph/world.ts'

export type FactRow = Record<string, string[]>

/** `file` is the table's file; without one, there are no rows. */
export function factRows(
  reads: FileReads,
  place: ContentPlace,
  file: string | undefined,
  variables: Record<string, string>,
): FactRow[] {
  const facts = file === undefined ? undefined : readFacts(reads, place, file).facts
  return (facts?.rows ?? []).map((row) =>
    Object.fromEntries(
      [...row].map(([column, { values }]) => [
        column,
        values.map((value) => withVariables(value, variables)),
      ]),
    ),
  )
}

/** A cell's text without Markdown syntax. */
export function plainCell(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
}
