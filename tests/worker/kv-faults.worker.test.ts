// Responses while KV is down, slow, empty, truncated or corrupt: never an exception, never a partial page in a cache.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())
beforeEach(() => worker.control({ forget: true }))

/** As deployed: the longest that the head waits for the content. */
const grace = 20

const failing = (mode: string, more: Record<string, unknown> = {}) =>
  worker.control({ mode, forget: true, ...more })

async function expectCalmFailure(response: Response): Promise<void> {
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('<h1')
  expect(html).toContain('role="alert"')
  expect(html).toContain('href="/docs/api"')
  expect(html).toContain(response.headers.get('x-request-id')!)
  expect(html).toMatch(/<\/html>$/)
}

function expectWholePage(html: string): void {
  expect(html).toContain('<article data-edition="first"><h1>API reference</h1>')
  expect(html.match(/<\/article>/g)).toHaveLength(1)
  expect(html).toMatch(/<\/html>$/)
}

describe('a page never read before', () => {
  it.each(['gone', 'empty', 'truncated', 'corrupt'])('is a clean 503 while KV is %s', async (mode) => {
    await failing(mode)
    await expectCalmFailure(await worker.get('/docs/api'))
  })

  it('is complete if the second read succeeds', async () => {
    for (const mode of ['gone', 'empty', 'truncated', 'corrupt']) {
      await failing(mode, { times: 1 })
      const response = await worker.get('/docs/api')
      expect([mode, response.status]).toEqual([mode, 200])
      expect(response.headers.get('etag')).not.toBeNull()
      expectWholePage(await response.text())
      expect(await worker.reads()).toBe(2)
    }
  })

  it('is available as soon as KV is: misses are not cached', async () => {
    await failing('empty')
    expect((await worker.get('/docs/api')).status).toBe(503)
    await worker.control({ mode: 'none' })
    expect((await worker.get('/docs/api')).status).toBe(200)
  })
})

describe('a page in memory', () => {
  it.each(['gone', 'empty', 'truncated', 'corrupt', 'hang'])(
    'is served unchanged while KV is %s',
    async (mode) => {
      const before = await (await worker.get('/docs/api')).text()
      await worker.control({ mode })
      const response = await worker.get('/docs/api')
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(before)
      expect(await worker.reads()).toBe(0)
    },
  )
})

describe('a slow KV', () => {
  it('does not hold back head, styles, navbar and sidebar, and unverified responses are not cacheable', async () => {
    await failing('slow', { milliseconds: 600, grace })
    const response = await worker.navigate('/docs/api')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let html = (await reader.read()).value ?? ''
    expect(html).toContain('</style>')
    expect(html).toContain('aria-current="page"')
    expect(html).not.toContain('<article')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value
    expectWholePage(html)
  })

  it('fills the memory: the next response is cacheable and reads nothing', async () => {
    await failing('slow', { milliseconds: 100, grace })
    const slow = await (await worker.get('/docs/api')).text()
    await worker.control({ mode: 'hang' })
    const response = await worker.get('/docs/api')
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.text()).toBe(slow)
    expect(await worker.reads()).toBe(0)
  })

  it('that never responds ends the document with an error box and a retry link, within three seconds', async () => {
    await failing('hang', { grace })
    const html = await (await worker.navigate('/docs/api', AbortSignal.timeout(3000))).text()
    expect(html).toContain('role="alert"')
    expect(html).toMatch(/<a class="button"[^>]* href="\/docs\/api">/)
    expect(html).not.toContain('<article')
    expect(html).toMatch(/<\/html>$/)
    await expect.poll(() => worker.logs.join('\n')).toContain('"reason":"slow"')
  })

  it('whose late value is corrupt ends the document with the error box and caches nothing', async () => {
    await failing('late-corrupt', { milliseconds: 50, grace })
    const html = await (await worker.navigate('/docs/api')).text()
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('<article')
    await worker.control({ mode: 'none' })
    expectWholePage(await (await worker.get('/docs/api')).text())
  })

  it('that hangs once is read a second time', async () => {
    await failing('hang', { times: 1, grace })
    expectWholePage(await (await worker.navigate('/docs/api')).text())
    expect(await worker.reads()).toBe(2)
  })
})

describe('the core of a release', () => {
  it('is served by a cold isolate while KV is gone', async () => {
    await failing('gone', { withCore: true })
    const { assets, search } = worker.release.manifest
    const titles = `/assets/search-titles.${search!.titles}.json`
    for (const path of ['/', '/docs', assets.entry.url, titles, '/api-reference', '/no/such/page']) {
      const { status } = await worker.get(path)
      expect([path, status]).toEqual([
        path,
        path === '/api-reference' ? 301 : path === '/no/such/page' ? 404 : 200,
      ])
    }
    expect(await worker.reads()).toBe(0)
  })

  it('goes through the cached entrypoints in workerd', async () => {
    await worker.get('/docs/api')
    await worker.get(worker.release.manifest.assets.entry.url)
    expect(await worker.asked()).toEqual({ Pages: 1, Blobs: 1 })
  })
})

describe('fifty readers at once', () => {
  const stampede = () =>
    Promise.all(Array.from({ length: 50 }, async () => (await worker.get('/docs/api')).text()))

  it('cost one read', async () => {
    await failing('slow', { milliseconds: 200, grace })
    const bodies = await stampede()
    bodies.forEach(expectWholePage)
    expect(await worker.reads()).toBe(1)
  })

  it('cost two reads when the first one fails', async () => {
    await failing('late-corrupt', { milliseconds: 200, times: 1, grace })
    const bodies = await stampede()
    bodies.forEach(expectWholePage)
    expect(await worker.reads()).toBe(2)
  })

  it('are served although the first one has disconnected', async () => {
    await failing('slow', { milliseconds: 300, grace })
    const leaver = new AbortController()
    const left = worker
      .get('/docs/api', {}, 'GET', leaver.signal)
      .then((response) => response.text())
      .catch(() => 'left')
    await expect.poll(() => worker.reads()).toBe(1)
    const others = stampede()
    leaver.abort()
    expect(await left).toBe('left')
    ;(await others).forEach(expectWholePage)
    expect(await worker.reads()).toBeLessThanOrEqual(2)
  })
})

describe('while KV is gone', () => {
  beforeEach(() => failing('gone'))

  it('redirects, missing pages, sidebars, rejections and 304s work as usual, without a read', async () => {
    const etag = `"${worker.release.manifest.pages['/docs/api']!.hash}-${worker.release.manifest.id}"`
    const responses = [
      await worker.get('/api-reference'),
      await worker.get('/docs/api/'),
      await worker.get('/no/such/page'),
      await worker.get('/no/such/page.md'),
      await worker.get('/_sidebar/docs'),
      await worker.get('/docs', {}, 'POST'),
      await worker.get('/docs/api', { 'if-none-match': etag }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([301, 301, 404, 404, 200, 405, 304])
    expect(await worker.reads()).toBe(0)
  })

  it.each(['/docs/api.md', '/robots.txt'])('%s is a short plain 503', async (path) => {
    const response = await worker.get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe('10')
  })

  it('assets and page records are a short plain 503, and not a cacheable absence', async () => {
    const { assets, pages } = worker.release.manifest
    for (const path of [assets.entry.url, `/_page/${pages['/docs']!.hash}`]) {
      const response = await worker.get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    }
  })

  it('the search API is a 503 in JSON', async () => {
    const response = await worker.get('/search.json?q=x')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toMatchObject({
      status: 503,
      requestId: response.headers.get('x-request-id'),
    })
  })

  it('the search results page is a clean 503', async () => {
    const response = await worker.get('/search?q=x')
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/role="alert".*<\/html>$/s)
  })

  it('the log has one line for the failure, with hash, reason and request, and no query', async () => {
    worker.logs.length = 0
    const response = await worker.get('/docs/api?token=secret')
    await response.text()
    const id = response.headers.get('x-request-id')
    await expect
      .poll(() => worker.logs.filter((line) => line.includes('"event":"blob-unavailable"')))
      .toHaveLength(1)
    const line = JSON.parse(worker.logs.find((text) => text.includes('blob-unavailable'))!)
    expect(line).toMatchObject({ level: 'error', requestId: id, status: 503, kind: 'page', reason: 'failed' })
    expect(worker.logs.join('\n')).not.toContain('secret')
  })
})

describe('a bug in the Worker', () => {
  it('is a clean 500 with the request id and without its cause', async () => {
    worker.logs.length = 0
    await failing('crash')
    const response = await worker.get('/docs/api')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-release')).toBe(worker.release.manifest.id)
    expect(html).toContain(response.headers.get('x-request-id')!)
    expect(html).toMatch(/<h1.*<\/html>$/s)
    expect(html).not.toContain('internal secret')
    await expect.poll(() => worker.logs.join('\n')).toContain('"event":"exception"')
  })

  it('is plain text for a program', async () => {
    await failing('crash')
    const response = await worker.get('/assets/entry.00000000000000000000000000000000.js')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/plain; charset=utf-8',
    ])
  })
})
