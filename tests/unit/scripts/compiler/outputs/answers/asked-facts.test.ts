// The facts that a line of asked-facts.yaml gives.

import { expect, it } from 'vitest'
import { askedFact } from '#scripts/compiler/outputs/answers/asked-facts.ts'
import type { FactRow, FactTable } from '#scripts/content/fact-table.ts'

const row = (cells: Record<string, string>): FactRow =>
  new Map(Object.entries(cells).map(([name, text]) => [name, { values: text.split('|') }])) as FactRow
const offices = {
  columns: ['country', 'city', 'doors'].map((name) => ({ name, label: name })),
  rows: [
    row({ country: 'France', city: 'Paris', doors: '1|2' }),
    row({ country: 'Spain', city: 'Madrid', doors: '3' }),
  ],
} as unknown as FactTable
const ask = (line: Record<string, string>) =>
  askedFact(row({ table: 'offices', link: '/docs/offices', ...line }), {
    tableOf: () => offices,
    limitsOf: () => undefined,
    variables: {},
  })

it('are what every row says of its own, where a question names a column', () => {
  const family = ask({ row: 'each', value: 'doors', name: 'Doors in {city}', asked: 'doors of {city}' })
  expect(family).toMatchObject({ columns: ['city'], rows: [{ named: ['Paris'] }, { named: ['Madrid'] }] })
})

it('are of the rows only that have a name in the column of the question', () => {
  const named = { ...offices, rows: [...offices.rows, row({ country: 'Malta', doors: '9' })] }
  const line = {
    table: 'offices',
    row: 'each',
    value: 'doors',
    name: 'Doors in {city}',
    asked: 'doors of {city}',
  }
  const family = askedFact(row({ ...line, link: '/docs/offices' }), {
    tableOf: () => named,
    limitsOf: () => undefined,
    variables: {},
  })
  expect(family).toMatchObject({ rows: [{ named: ['Paris'] }, { named: ['Madrid'] }] })
})

it('are what all rows say together, where no question names a column', () => {
  const list = ask({
    row: 'each',
    value: 'country|city|doors',
    name: 'Doors',
    asked: 'which doors are there',
  })
  expect(list).toMatchObject({ values: [{ text: 'France, Paris: 1, 2; Spain, Madrid: 3' }] })
  const names = ask({ row: 'each', value: 'city', name: 'Offices', asked: 'which offices are there' })
  expect(names).toMatchObject({ values: [{ text: 'Paris, Madrid' }] })
})
