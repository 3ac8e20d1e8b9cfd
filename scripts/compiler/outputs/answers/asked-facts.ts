// The facts that search answers, as content/data/asked-facts.yaml lists them: rows of tables, limits of the contract and
// variables of the configuration.

import type { Fact, FactFamily } from '#site/search/index/answer-data.ts'
import { readAskedValue } from '#site/search/answer/asked-value.ts'
import type { FactColumn, FactRow, FactTable } from '../../../content/fact-table.ts'
import { plainText } from '../../../content/plain-text.ts'

/**
 * Written in place of a row's name: the question is asked of every row, with `{column}` replaced by its cell. Where no
 * question names a column, it is asked of all rows at once.
 */
const EVERY_ROW = 'each'
const COLUMN = /\{\w+\}/
const CONTRACT = 'contract'
const VARIABLES = 'variables'
/** Written in place of a row's name: the fact is how many rows there are. */
const NUMBER_OF_ROWS = 'count'
/** The column of a row's own page, in place of the one that the line names. */
const LINK = 'link'

interface FactSources {
  tableOf: (name: string) => FactTable | undefined
  /** The limits of a field of the contract, named as `Schema.field`. */
  limitsOf: (field: string) => Fact['values'] | undefined
  /** Values of `%name%`. */
  variables: Record<string, string>
}

export const isFamily = (fact: Fact | FactFamily): fact is FactFamily => 'rows' in fact

/** The fact that one line of the list describes; undefined if it matches no row. */
export function askedFact(line: FactRow, sources: FactSources): Fact | FactFamily | undefined {
  const { variables } = sources
  const cell = (column: string): string => line.get(column)?.values[0] ?? ''
  const [table, row] = [cell('table'), cell('row')]
  const told = {
    name: plainText(cell('name') || row, variables),
    asked: distinct(line.get('asked')?.values ?? []),
    url: cell('link'),
    ...(cell('alone') === 'true' && { alone: true as const }),
  }
  if (table === CONTRACT) return withValues(told, sources.limitsOf(row))
  if (table === VARIABLES) return withValues(told, valueOf(variables[row]))
  const facts = sources.tableOf(table)
  if (!facts) return undefined
  const text = ({ name }: FactColumn, of: FactRow): string =>
    plainText((of.get(name)?.values ?? []).join(', '), variables)
  const columns = valueColumns(facts, line.get('value')?.values ?? [])
  if (row === NUMBER_OF_ROWS) return withValues(told, valueOf(String(facts.rows.length)))
  if (row === EVERY_ROW && COLUMN.test([told.name, ...told.asked].join()))
    return familyOf(facts, told, columns, text)
  if (row === EVERY_ROW) return withValues(told, listOf(facts, columns, text))
  const [first] = facts.columns
  const named = first && facts.rows.find((one) => one.get(first.name)?.values[0] === row)
  if (!named) return undefined
  const values = columns.map((column) => ({
    label: plainText(column.label, variables),
    text: text(column, named),
  }))
  // The status is the value that is asked for, and the first column holds it.
  const own = /^\[`(\d{3})`\]/.exec(row)?.[1]
  return withValues(told, own === undefined ? values : [{ label: first.label, text: own }, ...values])
}

/** Without phrasings that ask for the same value of the same thing in other words. */
function distinct(asked: readonly string[]): string[] {
  const keyOf = (text: string): string => JSON.stringify(readAskedValue(text))
  return asked.filter((text, at) => asked.findIndex((other) => keyOf(other) === keyOf(text)) === at)
}

type Told = Pick<Fact, 'name' | 'asked' | 'url' | 'alone'>

const withValues = (told: Told, values: Fact['values'] | undefined): Fact | undefined =>
  values && { ...told, values: values.filter(({ text }) => text !== '') }

const valueOf = (text: string | undefined): Fact['values'] | undefined =>
  text === undefined ? undefined : [{ label: 'Value', text }]

/** The value, then its conditions: the named columns, or all that are shown beside the first. */
function valueColumns({ columns }: FactTable, named: readonly string[]): FactColumn[] {
  if (named.length === 0) return columns.slice(1).filter(({ hidden }) => !hidden)
  return named.flatMap((name) => columns.find((column) => column.name === name) ?? [])
}

/** What all rows say: `us, eu`, or `Production, Europe: 198.51.100.10; Test, all: 192.0.2.20`. */
function listOf(
  { rows }: FactTable,
  shown: readonly FactColumn[],
  text: (column: FactColumn, row: FactRow) => string,
): Fact['values'] | undefined {
  const said = rows.map((row) => {
    const cells = shown.map((column) => text(column, row))
    return [cells.slice(0, -1).join(', '), ...cells.slice(-1)].filter((part) => part !== '').join(': ')
  })
  return valueOf(said.join(shown.length > 1 ? '; ' : ', '))
}

/** A row without the value or a name gives no fact; rows of one name give one with several values. */
function familyOf(
  { rows, columns }: FactTable,
  told: Told,
  shown: readonly FactColumn[],
  text: (column: FactColumn, row: FactRow) => string,
): FactFamily {
  const inText = new Set([told.name, ...told.asked].flatMap((said) => said.match(/(?<=\{)\w+(?=\})/g) ?? []))
  const naming = columns.filter(({ name }) => inText.has(name))
  const read = rows.map((row) => ({
    named: naming.map((column) => text(column, row)),
    values: shown.map((column) => text(column, row)),
    ...(row.has(LINK) && { url: row.get(LINK)!.values[0]! }),
  }))
  const byName = Map.groupBy(
    read.filter(({ named, values: [value] }) => value && named.every((name) => name !== '')),
    ({ named }) => named.join(', '),
  )
  return {
    ...told,
    columns: naming.map(({ name }) => name),
    labels: shown.map(({ label }) => plainText(label)),
    rows: Array.from(byName.values(), ([first, ...more]) =>
      more.length === 0
        ? first!
        : { ...first!, values: [[first!, ...more].map(({ values: [value] }) => value).join(', ')] },
    ),
  }
}
