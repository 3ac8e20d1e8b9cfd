// What is counted about a request when a dataset is bound, and that nothing is counted otherwise.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { INSIGHT_COLUMNS } from '#site/model/insights/columns.ts'
import { startTestWorker, type DataPoint, type TestWorker } from '../start-test-worker.ts'

let worker: TestWorker

beforeAll(async () => {
  worker = await startTestWorker()
})

afterAll(() => worker.stop())

const bind = (insights?: 'well' | 'broken') => worker.control({ insights, forget: true })

/** A point by column name, without empty columns. */
function named({ indexes, blobs, doubles }: DataPoint): Record<string, unknown> {
  const columns = { index: indexes, blob: blobs, double: doubles }
  const entries = Object.entries(INSIGHT_COLUMNS).map(([name, column]) => {
    const [, kind, number] = /^([a-z]+)(\d+)$/.exec(column)!
    return [name, columns[kind as keyof typeof columns][Number(number) - 1]]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== -1))
}

const points = async () => (await worker.points()).map(named)

const BROWSER = { 'sec-fetch-site': 'none', accept: 'text/html' }

function send(body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  return fetch(`${worker.url}/_v`, { method: 'POST', body, headers })
}

it('counts a page by release, form and kind of reader, and nothing that identifies readers', async () => {
  await bind('well')
  await worker.get('/docs', BROWSER)
  await worker.get('/docs', { accept: 'text/markdown' })
  await worker.get('/docs', { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3)' })
  await worker.get('/docs', { 'cf-connecting-ip': '192.0.2.7' })
  const release = worker.release.manifest.id
  const common = { event: 'request', version: expect.any(String), release, status: 200, slow: 0 }
  expect(await points()).toEqual([
    { ...common, kind: 'page', reader: 'browser' },
    { ...common, kind: 'markdown', reader: 'agent' },
    { ...common, kind: 'page', reader: 'agent' },
    { ...common, kind: 'page', reader: 'program' },
  ])
})

it('records failures', async () => {
  await worker.control({ insights: 'well', forget: true, mode: 'gone' })
  const late = await worker.get('/docs')
  expect(late.status).toBe(503)
  expect(await points()).toMatchObject([{ kind: 'page', status: 503, slow: 0 }])
})

it('records that a page’s content was late', async () => {
  await worker.control({ insights: 'well', forget: true, grace: 5, mode: 'slow', milliseconds: 500 })
  await (await worker.navigate('/docs')).text()
  expect(await points()).toMatchObject([{ kind: 'page', status: 200, slow: 1 }])
})

it('records a missing page only if one of our pages links to it', async () => {
  await bind('well')
  await worker.get('/docs/nowhere?key=secret', { referer: `${worker.url}/docs?q=secret` })
  await worker.get('/docs/elsewhere', { referer: 'https://other.example/page' })
  await worker.get('/docs/typed')
  const missing = (await points()).filter(({ event }) => event === 'missing')
  expect(missing).toEqual([
    { event: 'missing', release: worker.release.manifest.id, subject: '/docs/nowhere', from: '/docs' },
  ])
})

it('counts no assets', async () => {
  await bind('well')
  const { entry } = worker.release.manifest.assets
  await worker.get(entry.url)
  expect(await points()).toEqual([])
})

it('asks for performance figures on browser navigations', async () => {
  await bind('well')
  const asked = async (headers: Record<string, string>) =>
    (await worker.get('/docs', headers)).headers.get('server-timing')
  expect((await worker.navigate('/docs')).headers.get('server-timing')).toBe('vitals')
  expect(await asked({ accept: 'text/markdown' })).toBeNull()
  expect(await asked({})).toBeNull()
})

it('takes the known figures of a visit from its own pages alone', async () => {
  await bind('well')
  const release = 'ab'.repeat(16)
  const sent = JSON.stringify({ release, lcp: 812.5, cls: 0.02, inp: -4, ttfb: 1e9, visitor: 'me' })
  expect((await send(sent)).status).toBe(204)
  expect((await send(sent, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send(sent, {})).status).toBe(403)
  expect((await send('{')).status).toBe(400)
  expect((await send('null')).status).toBe(400)
  expect((await send(JSON.stringify({ release: '<script>', lcp: 1 }))).status).toBe(400)
  expect((await send(JSON.stringify({ release }))).status).toBe(400)
  expect((await send('x'.repeat(600))).status).toBe(413)
  expect(await points()).toEqual([{ event: 'vitals', release, lcp: 812.5, cls: 0.02 }])
})

it('does nothing without a dataset', async () => {
  await bind()
  const page = await worker.navigate('/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('server-timing')).toBeNull()
  const refused = await send(JSON.stringify({ release: 'ab'.repeat(16), lcp: 1 }))
  expect(refused.status).toBe(404)
  expect(refused.headers.get('cache-control')).toContain('no-store')
})

it('responds although the dataset refuses', async () => {
  await bind('broken')
  expect((await worker.navigate('/docs')).status).toBe(200)
})
