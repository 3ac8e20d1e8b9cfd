// Checks the tables of Elements: a row that says nothing, or names what there is not, would switch checks off.

import { nearestName } from '#site/spelling/nearest-name.ts'
import type { FactRow } from '../../../content/fact-table.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { readFacts, type Facts } from '../../../content/read-facts.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'
import { CLIENTS } from './elements-in-tables.ts'

interface Mistake {
  column: string
  what: string
  fix: string
}

interface TablesInput {
  place: ContentPlace
  /** Files of content/data/ by name. */
  tables: Readonly<Record<string, string>>
  /** `tokens.create`: calls of the server SDKs in the contract; undefined without a sound one. */
  sdkCalls: readonly string[] | undefined
}

/** Nothing about tables that the content does not have. */
export function checkElementsTables(
  reads: FileReads,
  { place, tables, sdkCalls }: TablesInput,
): Diagnostic[] {
  const check = (name: string, mistakesIn: (row: FactRow) => Mistake[]): Diagnostic[] => {
    if (tables[name] === undefined) return []
    const { facts, diagnostics } = readFacts(reads, place, tables[name])
    return [...diagnostics, ...(facts ? inRows(facts, mistakesIn) : [])]
  }
  return [
    ...check('element-types', (row) => missing(row, 'type')),
    ...check('elements-calls', (row) => [
      ...missing(row, 'call'),
      ...otherClient(row),
      ...(sdkCalls ? unknownCalls(row, sdkCalls) : []),
    ]),
  ]
}

const inRows = (facts: Facts, mistakesIn: (row: FactRow) => Mistake[]): Diagnostic[] =>
  facts.rows.flatMap((row) =>
    mistakesIn(row).map(({ column, what, fix }) => {
      const cell = row.get(column) ?? [...row.values()].find(({ node }) => node)
      return { code: 'code-table-invalid', severity: 'error', place: facts.place(cell?.node), what, fix }
    }),
  )

const cellsOf = (row: FactRow, column: string): readonly string[] => row.get(column)?.values ?? []

const missing = (row: FactRow, column: string): Mistake[] =>
  cellsOf(row, column).length > 0
    ? []
    : [{ column, what: `a row has no \`${column}\``, fix: `write \`${column}: …\`, or delete the row` }]

function otherClient(row: FactRow): Mistake[] {
  const written = cellsOf(row, 'client')
  if (written.length === 1 && CLIENTS.includes(written[0]!)) return []
  const what =
    written.length === 0
      ? 'a row has no `client`'
      : `there is no client \`${written.join(', ')}\` in web pages and apps`
  return [{ column: 'client', what, fix: `write \`${CLIENTS.join('` or `')}\`` }]
}

function unknownCalls(row: FactRow, sdkCalls: readonly string[]): Mistake[] {
  const written = cellsOf(row, 'sdk')
  if (written.length > 1)
    return [{ column: 'sdk', what: 'a row has more than one `sdk`', fix: 'write a row for each' }]
  return written
    .filter((call) => !sdkCalls.includes(call))
    .map((call) => {
      const nearest = nearestName(call, sdkCalls)
      return {
        column: 'sdk',
        what: `no operation of the contract has the call \`${call}\``,
        fix:
          nearest === undefined
            ? 'write the `x-sdk` of an operation as `group.method`, or leave `sdk` out'
            : `write \`${nearest}\``,
      }
    })
}
