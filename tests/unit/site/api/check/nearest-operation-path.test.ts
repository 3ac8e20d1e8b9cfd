import { expect, it } from 'vitest'
import { nearestPath } from '#site/api/check/nearest-operation-path.ts'

const OPERATIONS = [
  'POST /tokens',
  'GET /tokens/{id}',
  'GET /v2/tokens',
  'DELETE /webhooks/{id}',
  'GET /tenants/self',
].map((text) => {
  const [method = '', path = ''] = text.split(' ')
  return { method, path, parameters: [] }
})

it.each([
  ['/token/c06d0789', '/tokens/{id}'],
  ['/webhook/a', '/webhooks/{id}'],
  ['/token', '/tokens'],
  ['/tenant/self', '/tenants/self'],
  ['/v2/token/', '/v2/tokens'],
  ['/api/v1/tokens/a', '/tokens/{id}'],
])('gives %s the nearest path %s', (pathname, nearest) => {
  expect(nearestPath(OPERATIONS, undefined, pathname)).toBe(nearest)
})

it.each([
  ['POST', '/v1/tokens', '/tokens'],
  ['GET', '/v1/tokens', '/v2/tokens'],
  ['POST', '/token', '/tokens'],
  ['PUT', '/webhook/a', '/webhooks/{id}'],
])('gives %s %s a path that has the method, if one is near: %s', (method, pathname, nearest) => {
  expect(nearestPath(OPERATIONS, method, pathname)).toBe(nearest)
})

it.each([
  ['/frward/v1/charges', '/forward/{path}'],
  ['/forwards/a', '/forward/{path}'],
])('gives %s the path whose end is free: %s', (pathname, nearest) => {
  const parameters = [{ name: 'path', in: 'path' as const, rest: true as const }]
  const free = { method: 'POST', path: '/forward/{path}', parameters }
  expect(nearestPath([...OPERATIONS, free], 'POST', pathname)).toBe(nearest)
})

it('suggests nothing for a path that is like none', () => {
  expect(nearestPath(OPERATIONS, 'POST', '/payments/a/refund')).toBeUndefined()
})
