// Search while KV is slow: it fails cleanly, keeps what arrives, and recovers by itself.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../start-test-worker.ts'

/** Longer than the limit of a single read, after which the content counts as unavailable. */
const TOO_SLOW_MS = 950
/** A search reads head, directory, terms, rows and text in sequence; each attempt caches what it read. */
const MOST_TRIES = 8

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

it('recovers by itself while every read exceeds its limit', async () => {
  await worker.control({ mode: 'slow', milliseconds: TOO_SLOW_MS, forget: true })
  const statuses: number[] = []
  for (let tried = 0; tried < MOST_TRIES && statuses.at(-1) !== 200; tried++) {
    const response = await worker.get(`/search.json?q=errors&limit=${tried + 1}`)
    statuses.push(response.status)
    if (response.status === 200)
      expect(((await response.json()) as { results: { url: string }[] }).results[0]?.url).toBe(
        '/docs/api/errors',
      )
    else expect(response.headers.get('cache-control')).toBe('no-store')
    await new Promise((resolve) => setTimeout(resolve, TOO_SLOW_MS))
  }
  expect(statuses[0]).toBe(503)
  expect(statuses.at(-1)).toBe(200)
  // Data already read is not read again by later queries.
  const before = await worker.reads()
  expect((await worker.get('/search.json?q=error')).status).toBe(200)
  expect(await worker.reads()).toBe(before)
}, 60_000)

it('sends the files of the index piece by piece, complete', async () => {
  await worker.control({ mode: 'none', forget: true })
  const index = (await (await worker.get('/lunr-index.json?x=1')).json()) as { invertedIndex: unknown[] }
  expect(index.invertedIndex.length).toBeGreaterThan(10)
  const documents = (await (await worker.get('/search-doc.json')).json()) as { searchDocs: unknown[] }
  expect(documents.searchDocs).toHaveLength(7)
})

it('returns 503 for a file whose values are missing, although their list is there', async () => {
  const { directory } = worker.release.manifest.search!
  for (const path of ['/lunr-index.json', '/search-doc.json']) {
    await worker.control({ mode: 'none', forget: true })
    expect((await worker.get(`/_search/${directory}/0`)).status).toBe(200)
    await worker.control({ mode: 'empty' })
    worker.logs.length = 0
    const response = await worker.get(path)
    expect([path, response.status]).toEqual([path, 503])
    expect(response.headers.get('retry-after')).toBe('10')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await response.text()
    await expect.poll(() => worker.logs.join('\n')).toContain('"level":"error"')
  }
  await worker.control({ mode: 'none', forget: true })
})

it('serves only parts that a list names', async () => {
  const { directory, head } = worker.release.manifest.search!
  for (const path of [
    `/_search/${directory}/999`,
    `/_search/${head}/0`,
    `/_search/${'0'.repeat(32)}/0`,
    '/_search/x',
  ])
    expect([path, (await worker.get(path)).status]).toEqual([path, 404])
})

it('lets nobody keep that a list has no such part, which a newer Worker may find there', async () => {
  const { directory, head } = worker.release.manifest.search!
  for (const path of [`/_search/${directory}/999`, `/_search/${head}/0`])
    expect([path, (await worker.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
})
