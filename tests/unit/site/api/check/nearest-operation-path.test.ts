import { expect, it } from 'vitest'
import { nearestPath } from '#site/api/check/nearest-operation-path.ts'

const PATHS = ['/tokens', '/tokens/{id}', '/v2/tokens', '/webhooks/{id}', '/tenants/self']

it.each([
  ['/token/c06d0789', '/tokens/{id}'],
  ['/webhook/a', '/webhooks/{id}'],
  ['/token', '/tokens'],
  ['/tenant/self', '/tenants/self'],
  ['/v2/token/', '/v2/tokens'],
])('gives %s the nearest path %s', (pathname, nearest) => {
  expect(nearestPath(PATHS, pathname)).toBe(nearest)
})

it('suggests nothing for a path that is like none', () => {
  expect(nearestPath(PATHS, '/payments/a/refund')).toBeUndefined()
})
