// Facts of one kind, one for each row of a table: `Test cards of {brand}`. Only the rows that a query names are read.

import type { Fact, FactFamily } from '../index/answer-data.ts'
import { SYNONYM_GROUPS } from '../words/synonyms.ts'
import { shareOf, wordStems } from './word-stems.ts'

export function factsNamed({ columns, rows, labels, name, asked, url }: FactFamily, query: string): Fact[] {
  return rows
    .filter(({ named }) => named.flatMap(namesIn).some((name) => isNamed(name, query)))
    .map(({ named, values }) => {
      const inserted = (text: string): string =>
        text.replaceAll(/\{(\w+)\}/g, (_, column: string) => named[columns.indexOf(column)] ?? '')
      return {
        name: inserted(name),
        asked: asked.map(inserted),
        values: values
          .map((text, at) => ({ label: labels[at] ?? '', text }))
          .filter(({ text }) => text !== ''),
        url,
      }
    })
}

/** A cell may list several names, and each may be called otherwise. */
function namesIn(cell: string): string[] {
  return cell
    .split(/, (?=[A-Z])/)
    .flatMap((name) => [name, ...(SYNONYM_GROUPS.find((group) => group.includes(inWords(name))) ?? [])])
}

const inWords = (name: string): string => name.toLowerCase().replaceAll('_', ' ')

/** Prose is named in any form and order of its words; an identifier only as it is. */
function isNamed(name: string, query: string): boolean {
  const written = name.toLowerCase()
  const text = query.toLowerCase()
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    if (!/\w/.test(`${text[at - 1] ?? ''}${text[at + written.length] ?? ''}`)) return true
  }
  return PROSE.test(name) && shareOf(wordStems(name), wordStems(query)) === 1
}

const PROSE = /^[A-Za-z][a-z]*(?:[ -][A-Za-z]+)+$/
