// Every kind of URL while KV fails in every way: never an exception, never a wrong byte, and only correct responses are
// cacheable.

import { beforeAll, describe, expect, it } from 'vitest'
import { BLOB_KEY_PREFIX } from '#site/model/release.ts'
import { createApp } from '#worker/app.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import { makeRelease } from './hand-made-release.ts'
import { MCP_REQUESTS } from './mcp-requests.ts'
import { standInForCaches } from './stand-in-for-caches.ts'

standInForCaches()

const release = makeRelease({ workerCode: '', agents: { facts: {} } })
/** Its page table is in KV. */
const large = makeRelease({ workerCode: '', maxInlinePages: 1 })
const { manifest } = release
const blobs = new Map([...release.blobs, ...large.blobs])
const { entry } = manifest.assets
const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' }

interface Asked {
  path: string
  headers?: Record<string, string>
  /** Sent by POST. */
  body?: string
  method?: 'HEAD'
  site?: typeof large
}

const KINDS: Record<string, Asked> = {
  'page for a browser': { path: '/docs/api', headers: browser },
  'page for a program': { path: '/docs/api' },
  'page as Markdown': { path: '/docs/api', headers: { accept: 'text/markdown' } },
  'landing page': { path: '/', headers: browser },
  Markdown: { path: '/docs/api/errors.md' },
  'part of a page that it lacks': { path: '/docs/api/errors.md?section=gone' },
  'headers of a page': { path: '/docs/api', method: 'HEAD' },
  file: { path: '/robots.txt' },
  asset: { path: entry.url },
  'compressed asset': { path: entry.url, headers: { 'accept-encoding': 'br' } },
  record: { path: `/_page/${manifest.pages['/docs/api']!.hash}` },
  sidebar: { path: '/_sidebar/docs' },
  'search page': { path: '/search?q=errors', headers: browser },
  'search for programs': { path: '/search.json?q=errors' },
  'part of the search': { path: `/_search/${manifest.search!.directory}/0` },
  'file in parts': { path: '/lunr-index.json' },
  'file of several': { path: '/llms-full.txt' },
  'other file in parts': { path: '/search-doc.json' },
  'description for other sites': { path: '/.well-known/security.txt' },
  'card of the tools': { path: '/mcp/server-card' },
  'pasted failure': {
    path: '/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'text=404+not+found',
  },
  'form for a report': { path: '/_feedback?page=/docs/api', headers: { accept: 'text/html' } },
  report: {
    path: '/_feedback',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: '/docs/api', category: 'wrong', text: 'A word is missing.' }),
  },
  status: { path: '/_status' },
  redirect: { path: '/api-reference' },
  'missing page': { path: '/no/such/page', headers: browser },
  'missing page for a program': { path: '/no/such/page' },
  'missing Markdown': { path: '/no/such/page.md' },
  'malformed URL': { path: '/%ff', headers: browser },
  'violation report': {
    path: '/_r',
    body: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } }),
  },
  'figures of a visit': {
    path: '/_v',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ release: '0'.repeat(32), lcp: 800 }),
  },
  'page of a large site': { path: '/docs/api', headers: browser, site: large },
  'Markdown of a large site': { path: '/docs/api.md', site: large },
  'sidebar of a large site': { path: '/_sidebar/docs', site: large },
  'redirect of a large site': { path: '/api-reference', site: large },
  'missing page of a large site': { path: '/no/such/page', headers: browser, site: large },
  'missing asset': { path: `/assets/gone.${'0'.repeat(32)}.js` },
  'missing record': { path: `/_page/${'0'.repeat(32)}` },
  'missing part of the search': { path: `/_search/${manifest.search!.directory}/99999` },
  'part of another search': { path: `/_search/${'0'.repeat(32)}/0` },
  'route of a newer release': { path: `/_values/${'0'.repeat(32)}` },
  'address of the tools': { path: '/mcp', headers: browser },
  'filtered search': { path: '/search?q=errors&facet=docs&page=2', headers: browser },
  'list of pages for programs': { path: '/sitemap.md' },
}
/** While KV fails, it is unknown whether it has what this release does not name. */
const MISSING = ['missing asset', 'missing record', 'missing part of the search', 'part of another search']

type Value = ArrayBuffer | null
type Read = () => Promise<Value>

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const changed = (change: (bytes: Uint8Array) => Uint8Array) => async (read: Read) =>
  new Uint8Array(change(new Uint8Array((await read())!))).buffer
const flipped = (place: (length: number) => number) =>
  changed((bytes) => bytes.map((byte, index) => (index === place(bytes.byteLength) ? byte ^ 1 : byte)))
const cut = (length: (whole: number) => number) =>
  changed((bytes) => bytes.slice(0, length(bytes.byteLength)))
let first = true
const once = (fault: (read: Read) => Promise<Value>) => (read: Read) => {
  const isFirst = first
  first = false
  return isFirst ? fault(read) : read()
}
const rejects = () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error'))

const FAULTS: Record<string, (read: Read) => Promise<Value>> = {
  'has nothing': async () => null,
  'has nothing at first': once(async () => null),
  fails: rejects,
  'fails at first': once(rejects),
  throws: () => {
    throw new Error('KV binding is gone')
  },
  'gives undefined': async () => undefined as unknown as Value,
  'gives text': async () => 'text' as unknown as Value,
  'gives no bytes': cut(() => 0),
  'gives one byte': cut(() => 1),
  'gives half': cut((length) => length >> 1),
  'lacks the last byte': cut((length) => length - 1),
  'has a byte too many': changed((bytes) => new Uint8Array([...bytes, 10])),
  'has a wrong first byte': flipped(() => 0),
  'has a wrong byte in the middle': flipped((length) => length >> 1),
  'has a wrong last byte': flipped((length) => length - 1),
  'gives another value': async () => new Uint8Array(blobs.get(manifest.pages['/docs']!.markdown)!).buffer,
  'is 60 ms away': async (read) => (await later(60), read()),
  'is slow by size': async (read) => {
    const value = await read()
    await later((value?.byteLength ?? 0) / 200)
    return value
  },
  'has nothing but the first value': async (read) => (first ? ((first = false), read()) : null),
  'fails after the first value': async (read) => (first ? ((first = false), read()) : rejects()),
  'is wrong and late': async (read) => (await later(60), flipped(() => 3)(read)),
  'never responds': () => new Promise(() => undefined),
}

async function ask(asked: Asked, fault?: (read: Read) => Promise<Value>) {
  const { path, headers = {}, body: sent, method, site = release } = asked
  const app = createApp(site.manifest, { mcp: () => import('#worker/mcp/serve-mcp.ts') })
  const read = (key: string): Read => {
    return async () => {
      const bytes = blobs.get(key.slice(BLOB_KEY_PREFIX.length))
      return bytes ? new Uint8Array(bytes).buffer : null
    }
  }
  const env = {
    INDEXED: 'true',
    LOG_LEVEL: 'warn',
    INSIGHTS: { writeDataPoint: () => undefined },
    FEEDBACK: { writeDataPoint: () => undefined },
    CONTENT: { get: (key: string) => (fault ? fault(read(key)) : read(key)()) },
  }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  first = true
  const request = new Request(`https://docs.example.test${path}`, {
    headers,
    ...(method && { method }),
    ...(sent !== undefined && { method: 'POST', body: sent }),
  })
  const response = await app.fetch(request, env, context as never)
  return {
    status: response.status,
    caching: response.headers.get('cache-control') ?? '',
    retry: response.headers.get('retry-after'),
    body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
  }
}

interface McpMessage {
  result?: { isError?: boolean }
  error?: object
}

const healthy = new Map<string, Awaited<ReturnType<typeof ask>>>()
beforeAll(async () => {
  for (const [name, asked] of Object.entries({ ...KINDS, ...MCP_REQUESTS })) {
    healthy.set(name, await ask(asked))
  }
})

it('serves every kind of URL while KV works', () => {
  const lost = [...healthy].filter(([, { status }]) => status >= 400).map(([name]) => name)
  expect(lost).toEqual([
    'part of a page that it lacks',
    'missing page',
    'missing page for a program',
    'missing Markdown',
    'malformed URL',
    'missing page of a large site',
    'missing asset',
    'missing record',
    'missing part of the search',
    'part of another search',
    'route of a newer release',
    'address of the tools',
  ])
})

describe.each(Object.entries(FAULTS))('while KV %s', (_fault, fault) => {
  it.each(Object.entries(KINDS))(
    '%s is complete, or a clean error that is never stored',
    async (name, asked) => {
      const well = healthy.get(name)!
      const { status, caching, retry, body } = await ask(asked, fault)
      if (status === well.status && body === well.body) return
      expect(caching).toBe('no-store')
      expect(MISSING.includes(name) ? [404, 503] : [200, 503]).toContain(status)
      // An early frame has already been sent with 200; it ends with the error box.
      if (status === 200) expect(asked.headers).toBe(browser)
      if (status === 200) expect(body).toMatch(/role="alert"[\s\S]*<\/html>$/)
      if (status === 503) expect(retry).toBe('10')
    },
  )

  it.each(Object.entries(MCP_REQUESTS))(
    '%s is reported as a tool result, and never stored',
    async (name, asked) => {
      const well = healthy.get(name)!
      expect([well.status, well.caching]).toEqual([200, 'no-store'])
      const { status, caching, body } = await ask(asked, fault)
      expect([status, caching]).toEqual([200, 'no-store'])
      if (body === well.body) return
      const { result, error } = JSON.parse(
        /\{"(?:result|jsonrpc|error|id)[^\n]*/.exec(body)![0],
      ) as McpMessage
      expect(result?.isError ?? error !== undefined).toBe(true)
      expect(body).toContain('unavailable at the moment')
      expect(body).not.toMatch(/KV|Blob|ttlMs/)
    },
  )
})

describe('a file of many values', () => {
  const texts = Array.from({ length: 24 }, (_, at) => `# Docs\n\nPart ${at}.\n`)
  const [hash, ...more] = texts.map((text) => {
    const value = hashOf(text)
    blobs.set(value, Buffer.from(text))
    return value
  })
  const file = { hash: hash!, type: 'text/plain; charset=utf-8', more }
  const files = { ...manifest.files, '/llms-full.txt': file }
  const asked = { path: '/llms-full.txt', site: { ...release, manifest: { ...manifest, files } } }

  it.each(
    Object.entries({ 'has nothing': async () => null, fails: rejects, 'has a wrong byte': flipped(() => 3) }),
  )('breaks off where a late one %s, so that nobody keeps a part for the whole', async (_fault, fault) => {
    const whole = await ask(asked)
    expect([whole.status, whole.body.match(/Part \d+/g)?.length]).toEqual([200, texts.length])
    let reads = 0
    await expect(ask(asked, (read) => (++reads > 20 ? fault(read) : read()))).rejects.toThrow()
  })
})
