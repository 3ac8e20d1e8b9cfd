// The error explainer's form: explains, masks, and stores nothing.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

const CARD = '4242424242424242'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const post = (text: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${worker.url}/search`, { method: 'POST', body: new URLSearchParams({ text }), headers })

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

it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
  'says what to send to whoever sends %j',
  async (type) => {
    const headers = { 'content-type': type }
    const response = await fetch(`${worker.url}/search`, { method: 'POST', body: '{"text":"409"}', headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([415, 'no-store'])
    expect(await response.text()).toContain('application/x-www-form-urlencoded')
  },
)

it('rejects text that is too long, and gives its beginning back', async () => {
  const response = await post(`number=${CARD} ${'x'.repeat(100_000)}`)
  const html = await response.text()
  expect(response.status).toBe(413)
  expect(html).toContain('The text is too long.')
  expect(html).toMatch(/<textarea[^>]*>number=•+ xxx/)
})

it('gives the text back, unexplained, to a person who asked too often', async () => {
  await worker.control({ exhausted: true, forget: true })
  const reader = { 'cf-connecting-ip': '192.0.2.7' }
  const page = await post(`409 number=${CARD}`, { ...reader, accept: 'text/html' })
  const html = await page.text()
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(html).toContain('Too many requests. Try again in a minute.')
  expect(html).toMatch(/<textarea[^>]*>409 number=•+</)
  const program = await post('409', reader)
  expect([program.status, program.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])
  await worker.control({ forget: true })
})

it('is on the search results page, as a form to this site', async () => {
  const html = await (await worker.get('/search')).text()
  expect(html).toMatch(/<form [^>]*action="\/search"[^>]*method="post"/)
})

it('names the closest pages for text that is not recognised as an error', async () => {
  const html = await (await post('authentication of this reference\n    at greet (welcome.ts:3:1)')).text()
  expect(html).toContain('The text was not recognised as an error.')
  expect(html).toContain('class="search-page__found"')
})
