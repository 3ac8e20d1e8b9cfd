import { expect, it } from 'vitest'
import { rowsAbout, rowsNamed } from '#worker/mcp/lookup/find-facts.ts'

const found = (cell: string, asked: string): boolean =>
  rowsAbout({ facts: { columns: { text: 'Text' }, rows: [{ text: cell }] } }, asked).length > 0

it.each([
  ['address', 'addresses'],
  ['status', 'statuses'],
  ['country', 'countries'],
  ['policy', 'policies'],
  ['delete', 'deleted'],
  ['expire', 'expires'],
  ['charge', 'charging'],
  ['card', 'cards'],
])('takes %s and %s for one word', (one, other) => {
  expect([found(one, other), found(other, one)]).toEqual([true, true])
})

it.each([
  ['red', 'ring'],
  ['feed', 'fees'],
])('takes %s and %s for two words', (one, other) => {
  expect([found(one, other), found(other, one)]).toEqual([false, false])
})

it('says which operations a row is about, where its table does', () => {
  const table = { columns: { status: 'Status' }, rows: [{ status: '404' }, { status: '404' }] }
  expect(rowsNamed({ errors: { ...table, operations: [['proxy-*'], []] } }, '404')).toEqual([
    { table: 'errors', row: { Status: '404' }, operations: ['proxy-*'] },
    { table: 'errors', row: { Status: '404' } },
  ])
})
