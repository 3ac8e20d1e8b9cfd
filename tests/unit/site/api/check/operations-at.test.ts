import { expect, it } from 'vitest'
import { operationsAt } from '#site/api/check/operations-at.ts'

const operations = ['/files/{id}.pdf', '/files/{id}', '/routes/{from}-{to}', '/jobs/{id}:cancel'].map(
  (path) => ({
    method: 'GET',
    path,
    parameters: [],
  }),
)

it.each<[pathname: string, path: string | undefined, values: Record<string, string>]>([
  ['/files/7.pdf', '/files/{id}.pdf', { id: '7' }],
  ['/files/7', '/files/{id}', { id: '7' }],
  ['/files/a%20b.pdf', '/files/{id}.pdf', { id: 'a b' }],
  ['/routes/HAM-OSL', '/routes/{from}-{to}', { from: 'HAM', to: 'OSL' }],
  ['/jobs/7:cancel', '/jobs/{id}:cancel', { id: '7' }],
  ['/jobs/7', undefined, {}],
  ['/files/7xpdf/', '/files/{id}', { id: '7xpdf' }],
])('finds %s at %s', (pathname, path, values) => {
  const [found] = operationsAt(operations, pathname)
  expect(found?.operation.path).toBe(path)
  expect(found?.path ?? {}).toEqual(values)
})
