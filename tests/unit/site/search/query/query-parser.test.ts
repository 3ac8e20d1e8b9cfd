// Proves that a query's words are found in the tables of words that others use.

import { expect, it } from 'vitest'
import { createQueryParser } from '#site/search/query/query-parser.ts'

const parse = createQueryParser(['# Words\ne-mail, post box -> address\n.mail -> client\n'])

const namesFor = (query: string): string[] =>
  parse(query).flatMap(({ alternatives }) =>
    alternatives.slice(1).map((words) => words.map(({ whole }) => whole).join(' ')),
  )

it.each(['email', 'e-mail', 'E-Mail', 'e mail', 'change my e mail now', 'emails'])(
  'finds a name whatever is between its letters: %s',
  (query) => {
    expect(namesFor(query)).toContain('address')
  },
)

it.each([
  ['post boxes', ['address']],
  ['.mail', ['client']],
  ['post', []],
  ['words', []],
])('finds whole names alone: %s', (query, names) => {
  expect(namesFor(query)).toEqual(names)
})
