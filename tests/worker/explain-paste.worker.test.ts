// The error explainer's form: explains, masks, and stores nothing.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

const CARD = '4242424242424242'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const post = (text: string): Promise<Response> =>
  fetch(`${worker.url}/search`, { method: 'POST', body: new URLSearchParams({ text }) })

it('masks cards and keys in the text it shows, and forbids caching', async () => {
  const response = await post(`curl -d number=${CARD} -H "TSR-API-KEY: key_test_abcdefgh12345678"`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('curl -d number=')
  expect(html).not.toContain(CARD)
  expect(html).not.toContain('key_test_abcdefgh12345678')
  expect(worker.logs.join()).not.toContain('number=')
})

it('escapes markup', async () => {
  expect(await (await post('<img src=x onerror=alert(1)>')).text()).not.toContain('<img src=x')
})

it('rejects text that is too long', async () => {
  expect((await post('x'.repeat(100_000))).status).toBe(413)
})

it('is on the search results page, as a form to this site', async () => {
  const html = await (await worker.get('/search')).text()
  expect(html).toMatch(/<form [^>]*action="\/search"[^>]*method="post"/)
})
