// What Workers Cache stores: the gateway with simulated caches, keyed by URL only, that ignore `Vary` and obey
// `CDN-Cache-Control` and `Cache-Control`. KV is slow, and may fail.

import { beforeEach, describe, expect, it } from 'vitest'
import { BLOB_KEY_PREFIX } from '#site/model/release.ts'
import { createApp } from '#worker/app.ts'
import { makeRelease } from './hand-made-release.ts'
import { standInForCaches } from './stand-in-for-caches.ts'

const release = makeRelease({ workerCode: '' })
const KV_MILLISECONDS = 30
const PAGES = ['/', '/docs', '/docs/api', '/docs/api/errors', '/docs/api/authentication', '/docs/hidden']

type Blob = (hash: string) => Promise<Uint8Array | undefined>
const stored: Blob = async (hash) => release.blobs.get(hash)

/** A site behind two caches, in an isolate of its own. */
function startSite(blob: Blob = stored, kvMilliseconds = KV_MILLISECONDS) {
  const app = createApp(release.manifest)
  const hits: string[] = []
  const kept = new Map<string, { body: ArrayBuffer; headers: [string, string][] }>()
  const pending: Promise<unknown>[] = []
  const env = {
    INDEXED: 'true',
    LOG_LEVEL: 'warn',
    CONTENT: {
      async get(key: string) {
        await new Promise((resolve) => setTimeout(resolve, kvMilliseconds))
        const bytes = await blob(key.slice(BLOB_KEY_PREFIX.length))
        return bytes ? new Uint8Array(bytes).buffer : null
      },
    },
  }
  const context = {
    waitUntil: (work: Promise<unknown>) => void pending.push(work.catch(() => undefined)),
    passThroughOnException: () => undefined,
    props: {},
    exports: { Pages: { fetch: cached }, Blobs: { fetch: cached } },
  }

  async function cached(request: Request): Promise<Response> {
    const known = kept.get(request.url)
    if (known) {
      hits.push(new URL(request.url).pathname)
      return new Response(known.body, { headers: known.headers })
    }
    const response = await app.content(request, env, context as never)
    const policy = response.headers.get('cdn-cache-control') ?? response.headers.get('cache-control') ?? ''
    if (response.status !== 200 || /no-store|private/.test(policy)) return response
    // Like the platform: a response is stored once complete, even if the client has disconnected.
    const copy = response.clone()
    pending.push(
      copy.arrayBuffer().then(
        (body) => kept.set(request.url, { body, headers: [...response.headers] }),
        () => undefined,
      ),
    )
    return response
  }

  return {
    hits,
    kept,
    async get(path: string, headers: Record<string, string> = {}) {
      const request = new Request(`https://docs.example.test${path}`, { headers })
      const response = await app.fetch(request, env, context as never)
      const text = await response.text().catch((error: unknown) => String(error))
      while (pending.length > 0) await pending.shift()
      return { status: response.status, headers: response.headers, text }
    },
  }
}

standInForCaches()

const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const agent = { accept: 'text/markdown' }

let site: ReturnType<typeof startSite>
beforeEach(() => {
  site = startSite()
})

describe('the edge cache', () => {
  it('has every page after its first view, with KV 30 ms away', async () => {
    for (const path of PAGES) expect((await site.get(path, browser)).status).toBe(200)
    site.hits.length = 0
    for (const path of PAGES) {
      const { headers } = await site.get(path, browser)
      expect(headers.get('cache-control')).toMatch(/^public/)
    }
    expect(site.hits).toEqual(PAGES)
  })

  it('gives the first reader an uncacheable early frame with the same article', async () => {
    const far = startSite(stored, 300)
    const first = await far.get('/docs/api', browser)
    const second = await far.get('/docs/api', browser)
    expect(far.hits).toEqual(['/docs/api'])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.text).toBe(second.text)
  })

  it('gives every other client the verified body, byte for byte the same', async () => {
    const first = await site.get('/docs/api')
    expect(first.headers.get('cache-control')).toMatch(/^public/)
    expect(first.text).toBe((await site.get('/docs/api', browser)).text)
  })

  it('stores one response per page and form, whatever the query and the headers say', async () => {
    const accepts = ['*/*', 'text/html', 'text/html;q=0.9, */*;q=0.1', 'application/json', 'image/avif,*/*']
    for (const [index, accept] of accepts.entries()) await site.get(`/docs/api?x=${index}`, { accept })
    for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.5'])
      await site.get('/docs/api', { accept })
    await site.get('/docs/api.md')
    expect([...site.kept.keys()].map((url) => new URL(url).pathname)).toEqual(['/docs/api', '/docs/api.md'])
  })

  it('never gives Markdown to a browser, nor HTML to an agent, even though it ignores Vary', async () => {
    await site.get('/docs/api', agent)
    expect((await site.get('/docs/api', browser)).text).toContain('<!DOCTYPE html>')
    const markdown = await site.get('/docs/api', agent)
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(markdown.headers.get('vary')).toBe('accept')
    // Third-party caches may ignore it as well.
    expect(markdown.headers.get('cache-control')).toMatch(/^private/)
  })

  it('keeps the compressed and the plain form of an asset apart without Vary', async () => {
    const { url } = release.manifest.assets.entry
    expect((await site.get(url, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
    expect((await site.get(url)).headers.get('content-encoding')).toBeNull()
    expect((await site.get(url, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe(
      'br',
    )
    expect(site.kept.size).toBe(2)
  })

  it('gives every response its own request id, even from the cache', async () => {
    const ids = [await site.get('/docs'), await site.get('/docs')].map(({ headers }) =>
      headers.get('x-request-id'),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('returns 304 to a client that has the response, without storing it', async () => {
    const etag = (await site.get('/docs/api')).headers.get('etag')!
    const fresh = startSite()
    expect((await fresh.get('/docs/api', { 'if-none-match': etag })).status).toBe(304)
    expect(fresh.kept.size).toBe(0)
  })
})

describe('a KV value that is wrong or missing', () => {
  const whole = release.blobs.get(release.manifest.pages['/docs/api']!.hash)!
  const faults: [string, Blob][] = [
    ['missing', async () => undefined],
    ['failing', async () => Promise.reject(new Error('KV GET failed'))],
    ...[0, 1, whole.byteLength >> 1, whole.byteLength - 1].map((cut): [string, Blob] => [
      `cut after ${cut} bytes`,
      async () => whole.slice(0, cut),
    ]),
    ...[0, whole.byteLength >> 1, whole.byteLength - 1].map((at): [string, Blob] => [
      `wrong at byte ${at}`,
      async () => whole.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    ]),
  ]

  it.each(faults)('%s leaves nothing in the cache, for a browser and for a program', async (_name, blob) => {
    for (const headers of [browser, {}, agent]) {
      const broken = startSite(blob)
      const { headers: sent } = await broken.get('/docs/api', headers)
      expect(broken.kept.size).toBe(0)
      expect(sent.get('cache-control')).toBe('no-store')
    }
  })
})
