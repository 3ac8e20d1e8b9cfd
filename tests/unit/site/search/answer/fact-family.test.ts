// Which rows of a table a question names.

import { expect, it } from 'vitest'
import { factsNamed } from '#site/search/answer/fact-family.ts'
import type { FactFamily } from '#site/search/index/answer-data.ts'

const familyOf = (...named: string[]): FactFamily => ({
  columns: ['name'],
  labels: ['Value'],
  rows: named.map((name) => ({ named: [name], values: [name] })),
  name: '{name}',
  asked: ['permission {name}'],
  url: '/docs/shop',
})

const namedIn = (query: string, ...names: string[]): string[] =>
  factsNamed(familyOf(...names), query).map(({ name, shownName = name }) => shownName)

it.each([
  ['permission order:read', ['order:read']],
  ['permission to read an order', []],
  ['permission for orders', []],
])('takes a permission only as it is written: %s', (query, names) => {
  expect(namedIn(query, 'order:use', 'order:read')).toEqual(names)
})

it.each([
  ['permission to read orders', ['Read an order']],
  ['permission for an order to be read', ['Read an order']],
  ['permission for orders', []],
])('takes prose in any form of its words, but not by a single one: %s', (query, names) => {
  expect(namedIn(query, 'Read an order', 'Get an order')).toEqual(names)
})

it.each([
  ['is deno supported', ['Deno']],
  ['permission for bun', ['Bun']],
])('calls a row of several names by the one that the query says: %s', (query, names) => {
  expect(namedIn(query, 'Bun, Deno, Vercel', 'Windows')).toEqual(names)
})

it.each([
  ['status of deleting an order', ['Delete an order']],
  ['status for a deleted order', []],
  ['test card for a failed order', ['Failed order']],
])('takes a participle for how a thing is, not for what is done with it: %s', (query, names) => {
  expect(namedIn(query, 'Delete an order', 'Failed order')).toEqual(names)
})

it.each(['embed a field', 'exceed a limit', 'proceed to checkout'])(
  'takes no other word that ends as a participle does for one: %s',
  (query) => {
    expect(
      namedIn(`status to ${query}`, 'Embed fields', 'Exceed limits', 'Proceed to the checkout'),
    ).toHaveLength(1)
  },
)

it.each(['window 250 × 400', 'window 250x400', 'window 250 x 400'])(
  'reads a size as it is typed: %s',
  (query) => {
    expect(namedIn(query, '250 × 400', '390 × 400')).toEqual(['250 × 400'])
  },
)
