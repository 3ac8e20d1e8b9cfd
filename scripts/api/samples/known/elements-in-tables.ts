// Reads what is known of Elements from the tables of content/data.

import type { ElementsFacts } from '#site/api/code/known/elements-facts.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import type { FileReads } from '../../../graph/world.ts'
import { factRows, type FactRow } from './fact-rows.ts'

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
  const rowsOf = (name: string): FactRow[] => factRows(reads, place, tables[name], {})
  const calls = rowsOf('elements-calls')
  const sent = calls.filter(({ stays = [] }) => stays.length === 0)
  const sentBy = (client: string): ElementsFacts['calls'] =>
    callsOf(sent.filter((row) => row['client']?.[0] === client))
  return {
    calls: sentBy('elements'),
    threeds: sentBy('3ds'),
    local: calls.filter((row) => !sent.includes(row)).flatMap(({ call = [] }) => call),
    types: Object.fromEntries(
      rowsOf('element-types').flatMap(({ type = [], called = [] }) => type.map((one) => [one, called])),
    ),
  }
}

const callsOf = (rows: readonly FactRow[]): ElementsFacts['calls'] =>
  Object.fromEntries(
    rows.flatMap(({ call = [], sdk = [] }) =>
      call.map((one): [string, string | null] => [one, sdk[0] ?? null]),
    ),
  )
