import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { checkPreconditions } from '#worker/middleware/check-preconditions.ts'

const LONG = { 'cache-control': 'public, max-age=60' }
const app = new Hono()
  .use(checkPreconditions() as never)
  .get('/page', (c) => c.text('page', 200, { etag: '"a-b"', ...LONG }))
  .get('/unchanged', (c) => c.body(null, 304, { etag: '"a-b"' }))
  .get('/untagged', (c) => c.text('results', 200, LONG))
  .get('/missing', (c) => c.text('missing', 404))
  .post('/page', (c) => c.text('received'))

const ask = (path: string, ifMatch: string, method = 'GET') =>
  app.request(path, { method, headers: { 'if-match': ifMatch } })

it.each([
  ['/page', '"a-b"'],
  ['/page', '"x", "a-b"'],
  ['/page', ' * '],
  ['/untagged', '*'],
])('sends %s for If-Match %s', async (path, ifMatch) => {
  expect((await ask(path, ifMatch)).status).toBe(200)
})

it.each([
  ['/page', '"x"'],
  ['/page', 'W/"a-b"'],
  ['/page', 'a-b'],
  ['/page', ''],
  ['/untagged', '"x"'],
  ['/unchanged', '"x"'],
])('rejects %s for If-Match %s, with a response that nothing stores', async (path, ifMatch) => {
  const response = await ask(path, ifMatch)
  expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
    412,
    'no-store',
    null,
  ])
  expect(await response.text()).toBe('The entity tag of this URL is not one that If-Match names.\n')
  expect((await ask(path, ifMatch, 'HEAD')).status).toBe(412)
})

it('leaves what is not there, and what is sent, as it is', async () => {
  expect((await ask('/missing', '"x"')).status).toBe(404)
  expect((await ask('/page', '"x"', 'POST')).status).toBe(200)
})
