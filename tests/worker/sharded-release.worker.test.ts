// A release whose page table is too large for the bundle: the same responses, from shards in KV.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker({ maxInlinePages: 2 })
})
afterAll(() => worker.stop())

describe('a sharded release', () => {
  it('keeps its page table out of the bundle', () => {
    const { manifest } = worker.release
    expect([manifest.pages, manifest.sidebarSections, manifest.routes]).toEqual([{}, {}, undefined])
    expect(manifest.shards!.length).toBeGreaterThan(0)
  })

  it('serves a page with its sidebar, breadcrumbs and Markdown link', async () => {
    const response = await worker.get('/docs/api/errors')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(html).toContain('<h1>Errors</h1>')
    expect(html).toContain('href="/docs/api/errors" aria-current="page"')
    expect(html).toContain('"BreadcrumbList"')
    expect(html).not.toContain('"routes"')
  })

  it('serves 304, redirects, Markdown files, sidebars and missing pages', async () => {
    const etag = (await worker.get('/docs/api')).headers.get('etag')!
    expect((await worker.get('/docs/api', { 'if-none-match': etag })).status).toBe(304)
    expect((await worker.get('/Docs/API/')).headers.get('location')).toBe('/docs/api')
    expect((await worker.get('/api-reference')).headers.get('location')).toBe('/docs/api')
    expect(await (await worker.get('/docs/api.md')).text()).toContain('# API reference')
    expect(await (await worker.get('/_sidebar/docs')).text()).toContain('href="/docs/api/errors"')
    expect((await worker.get('/__proto__')).status).toBe(404)
  })

  it('suggests the pages above an unknown URL', async () => {
    const response = await worker.get('/docs/api/errors/unknown', { accept: 'text/html' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<a href="/docs/api/errors">Errors</a>')
  })

  it('reads every shard once', async () => {
    await worker.control({ forget: true })
    for (let turn = 0; turn < 5; turn++) await (await worker.get(`/nothing/${turn}`)).text()
    expect(await worker.reads()).toBeLessThanOrEqual(worker.release.manifest.shards!.length)
  })

  it('is a clean 503 while its shards are unavailable', async () => {
    await worker.control({ mode: 'gone', forget: true })
    const response = await worker.get('/docs/api')
    const html = await response.text()
    await worker.control({ mode: 'none' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(html).toMatch(/role="alert".*<\/html>$/s)
  })
})
