// Facts of one kind, one per row of a table: `Test cards of {brand}`. Only the rows that a query names are considered.

import type { Fact, FactFamily } from '../index/answer-data.ts'
import { memoizePer } from '../index/memoize.ts'
import { SYNONYM_GROUPS } from '../words/synonyms.ts'
import { isWritten, mayHold, shareOf, withoutStates, wordStems } from './word-stems.ts'

interface NamedFact extends Fact {
  /** Any of them names it. */
  names: readonly string[]
  /** Its name, by the words of a query in lower case. */
  nameFor(text: string): string
}

const COLUMN = /\{(\w+)\}/g

/** What a phrasing says whatever the row. */
export const withoutColumns = (phrasing: string): string => phrasing.replaceAll(COLUMN, ' ')

export function factsNamed(family: FactFamily, query: string): Fact[] {
  const text = query.toLowerCase()
  return factsOf(family)
    .filter(({ names }) => names.some((name) => isNamed(name, text)))
    .map((fact) => {
      const name = fact.nameFor(text)
      return name === fact.name ? fact : { ...fact, shownName: name }
    })
}

/** Built once per table. */
export const factsOf = memoizePer(
  ({ columns, rows, labels, name, asked, url, alone }: FactFamily): NamedFact[] =>
    rows.map(({ named, values, url: own }) => {
      const inserted = (text: string, cells: readonly string[]): string =>
        text.replaceAll(COLUMN, (_, column: string) => cells[columns.indexOf(column)] ?? '')
      return {
        names: named.flatMap(namesIn),
        name: inserted(name, named),
        nameFor: (text) =>
          inserted(
            name,
            named.map((cell) => nameSaid(cell, text)),
          ),
        asked: oneNameEach(named).flatMap((cells) => asked.map((text) => inserted(text, cells))),
        values: values
          .map((text, at) => ({ label: labels[at] ?? '', text }))
          .filter(({ text }) => text !== ''),
        url: own ?? url,
        ...(alone && { alone }),
      }
    }),
)

/** A cell may list several names, and a question contains only one. */
function oneNameEach(named: readonly string[]): string[][] {
  const lists = named.map((cell) => listed(cell).flatMap(spelt))
  const most = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lists.map((list) => list[at] ?? list[0]!))
}

/** As readers type it: a name of several words in one, `UnionPay` and `unionpay`, and `250 × 400` with a letter. */
function spelt(name: string): string[] {
  const lower = name.toLowerCase()
  if (name.includes(TIMES)) return [name, lower.replaceAll(` ${TIMES} `, 'x'), lower.replaceAll(TIMES, 'x')]
  const isJoined = /^[A-Z]/.test(name) && wordStems(lower).length < wordStems(name).length
  return isJoined ? [name, lower] : [name]
}

const TIMES = '×'

const listed = (cell: string): string[] => cell.split(/, (?=[A-Z])/)

/** Of several names the one that a query says, else the first. */
function nameSaid(cell: string, text: string): string {
  const [first = cell, ...more] = listed(cell)
  return (
    more.find((name) => isWritten(name.toLowerCase(), text) && !isWritten(first.toLowerCase(), text)) ?? first
  )
}

/** In lower case. Each name may have synonyms. */
function namesIn(cell: string): string[] {
  return listed(cell)
    .flatMap(spelt)
    .flatMap((written) => {
      const name = written.toLowerCase()
      const words = name.replaceAll('_', ' ')
      return [name, ...(SYNONYM_GROUPS.find((group) => group.includes(words)) ?? [])]
    })
}

/**
 * Prose matches in any form and order of its words, an identifier only verbatim: a permission without its verb is another
 * one. For the same reason prose of which a single word has a meaning is no name.
 */
function isNamed(name: string, text: string): boolean {
  if (isWritten(name, text)) return true
  const stems = PROSE.test(name) && mayHold(text, wordStems(name)) ? wordStems(name) : []
  return stems.length > 1 && shareOf(stems, wordStems(withoutStates(text, name))) === 1
}

const PROSE = /^[a-z\d]+(?:[ -][a-z\d]+)+$/
