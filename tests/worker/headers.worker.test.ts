// Headers: security headers on every response, one cache policy per kind, conditional requests, HEAD.

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRaw, sendRaw, type RawResponse } from './raw-request.ts'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

let worker: TestWorker
let addresses: Record<string, string>
beforeAll(async () => {
  worker = await startTestWorker()
  const { manifest } = worker.release
  addresses = {
    page: '/docs/api',
    landing: '/',
    redirect: '/api-reference',
    markdown: '/docs/api.md',
    file: '/robots.txt',
    'SVG file': '/favicon.svg',
    'XML file': '/sitemap.xml',
    'JSON file': '/openapi.json',
    'YAML file': '/openapi.yaml',
    'Markdown file': '/sitemap.md',
    'file in parts': '/lunr-index.json',
    image: '/og.png',
    'public description': '/.well-known/security.txt',
    'server card': '/mcp/server-card',
    status: '/_status',
    asset: manifest.assets.entry.url,
    'SVG asset': manifest.assets.entry.url.replace(/js$/, 'svg'),
    'PDF asset': manifest.assets.entry.url.replace(/js$/, 'pdf'),
    'search part': `/_search/${manifest.search!.directory}/0`,
    record: `/_page/${manifest.pages['/docs']!.hash}`,
    sidebar: '/_sidebar/docs',
    search: '/search?q=errors',
    json: '/search.json?q=errors',
    missing: '/nothing/here',
    'missing asset': '/assets/gone.00000000000000000000000000000000.js',
    malformed: '/%ff',
  }
})
afterAll(() => worker.stop())

const get = (kind: string, headers?: Record<string, string>) => getRaw(worker.url, addresses[kind]!, headers)
const post = (path: string) =>
  sendRaw(worker.url, `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`)

/** The same on every response that is not a page. */
const POLICIES = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-release',
]

/** Other sites may show the social image and read the descriptions of this site's interfaces. */
const CROSS_ORIGIN = ['image', 'public description', 'server card']

function expectSecurityHeaders({ headers, body }: RawResponse, kind = 'page'): void {
  const policy = headers.get('content-security-policy') ?? ''
  const directives = policy.split('; ').map((directive) => directive.split(' ')[0])
  expect(new Set(directives).size).toBe(directives.length)
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/unsafe-|upgrade-insecure-requests|https?:|\*/)
  for (const rule of [
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'trusted-types docs',
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('report-to csp')
  expect(headers.get('reporting-endpoints')).toBe('csp="/_r"')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin; report-to="csp"')
  expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless; report-to="csp"')
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(csp)')
  expect(headers.get('cross-origin-resource-policy')).toBe(
    CROSS_ORIGIN.includes(kind) ? 'cross-origin' : 'same-origin',
  )
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('permissions-policy')).toContain('clipboard-write=(self)')
  expect(headers.get('x-release')).toBe(worker.release.manifest.id)
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.has('set-cookie')).toBe(false)
  expect(headers.has('x-powered-by')).toBe(false)
  expect(headers.has('server')).toBe(false)
  const type = headers.get('content-type') ?? ''
  if (body !== '') expect(type).not.toBe('')
  if (/^text\/|[/+]xml|^application\/(?:json|yaml)/.test(type)) expect(type).toMatch(/; charset=utf-8$/)
}

const KINDS = [
  'page',
  'landing',
  'redirect',
  'markdown',
  'file',
  'SVG file',
  'XML file',
  'JSON file',
  'YAML file',
  'Markdown file',
  'file in parts',
  'image',
  'public description',
  'server card',
  'status',
  'asset',
  'SVG asset',
  'PDF asset',
  'search part',
  'record',
  'sidebar',
  'search',
  'json',
  'missing',
  'missing asset',
  'malformed',
]

describe('security headers', () => {
  it.each(KINDS)('are sent with: %s', async (kind) => {
    const whole = await get(kind)
    expectSecurityHeaders(whole, kind)
    const etag = whole.headers.get('etag')
    if (etag === undefined) return
    const unchanged = await get(kind, { 'If-None-Match': etag })
    expect(unchanged.status).toBe(304)
    expectSecurityHeaders(unchanged, kind)
  })

  it.each(KINDS)('are sent with: %s, while KV is gone', async (kind) => {
    await worker.control({ mode: 'gone', forget: true })
    const response = await get(kind)
    await worker.control({ mode: 'none' })
    expect([200, 301, 400, 404, 503]).toContain(response.status)
    if (response.status === 503) expect(response.headers.get('cache-control')).toBe('no-store')
    expectSecurityHeaders(response, response.status === 503 ? 'failure' : kind)
  })

  it('are on 405 and 204', async () => {
    expectSecurityHeaders(await post('/docs'))
    expectSecurityHeaders(await post('/_r'))
  })

  it.each([
    'GET /_status',
    'HEAD /nothing/here',
    'OPTIONS /docs',
    'OPTIONS /.well-known/api-catalog',
    'GET /mcp',
    'GET /mcp/server-card',
    'GET /_feedback?page=/docs',
    'POST /_feedback',
    'POST /search',
    'POST /_v',
    'TRACE /docs',
  ])('are on the response to %s', async (line) => {
    const head = `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
    const { status, headers } = await sendRaw(worker.url, head)
    expect(status).toBeLessThan(500)
    const reference = (await get('malformed')).headers
    for (const name of POLICIES) expect([name, headers.get(name)]).toEqual([name, reference.get(name)])
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(?:same|cross)-origin$/)
    expect(headers.get('cache-control')).toBeDefined()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.has('set-cookie')).toBe(false)
  })

  it('allow exactly the document’s inline script and style element', async () => {
    const { assets, styleSources } = worker.release.manifest
    for (const kind of ['page', 'landing', 'search', 'missing', 'malformed']) {
      const { body, headers } = await get(kind, { Accept: 'text/html' })
      const scripts = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
      const running = scripts.filter(([, attributes]) => !attributes!.includes('json'))
      expect(running.map(([, , code]) => code)).toEqual([assets.beforePaint.code])
      const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, code]) => code)
      expect(styles).toHaveLength(1)
      expect(styles[0]).toContain(assets.styles.base)
      const source = `sha256-${createHash('sha256').update(styles[0]!).digest('base64')}`
      expect(Object.values(styleSources)).toContain(source)
      expect(headers.get('content-security-policy')).toContain(`style-src 'self' '${source}';`)
      expect(headers.has('x-styles')).toBe(false)
      expect(body).not.toMatch(/<[^>]+ (?:style|on[a-z]+)="/)
      expect(
        [...body.matchAll(/<script[^>]*src=[^>]*>/g)].every(([tag]) => tag.includes('integrity="sha256-')),
      ).toBe(true)
    }
  })

  it('give every response its own request id', async () => {
    const [first, second] = [await get('page'), await get('page')]
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  })
})

describe('Cache-Control', () => {
  const EDGE = 's-maxage=31536000, stale-while-revalidate=3600, stale-if-error=86400'
  it.each([
    ['page', `public, max-age=0, must-revalidate, ${EDGE}`],
    ['landing', `public, max-age=0, must-revalidate, ${EDGE}`],
    ['sidebar', `public, max-age=0, must-revalidate, ${EDGE}`],
    ['redirect', 'public, max-age=300, s-maxage=3600'],
    ['markdown', 'public, max-age=300, must-revalidate'],
    ['file', 'public, max-age=300, must-revalidate'],
    ['asset', 'public, max-age=31536000, immutable'],
    ['record', 'public, max-age=31536000, immutable'],
    ['search', 'public, max-age=60, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400'],
    ['json', 'public, max-age=60, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400'],
    ['missing', 'public, max-age=60'],
    ['missing asset', 'no-store'],
    ['malformed', 'no-store'],
  ])('of %s is %s', async (kind, policy) => {
    expect((await get(kind)).headers.get('cache-control')).toBe(policy)
  })

  it('has its own header for the edge, which ignores stale-while-revalidate beside s-maxage', async () => {
    for (const kind of ['page', 'sidebar', 'search']) {
      const edge = (await get(kind)).headers.get('cdn-cache-control')
      expect(edge).toMatch(/^public, max-age=\d+, stale-while-revalidate=3600, stale-if-error=86400$/)
    }
    expect((await get('missing')).headers.has('cdn-cache-control')).toBe(false)
  })

  it('is no-store for a rejected method, a report and an error', async () => {
    expect((await post('/docs')).headers.get('cache-control')).toBe('no-store')
    expect((await post('/_r')).headers.get('cache-control')).toBe('no-store')
  })

  it('comes with Vary exactly on negotiated responses', async () => {
    for (const kind of ['page', 'landing', 'missing'])
      expect((await get(kind)).headers.get('vary')).toBe('accept')
    expect((await get('asset')).headers.get('vary')).toBe('accept-encoding')
    for (const kind of ['redirect', 'markdown', 'file', 'record', 'sidebar', 'search', 'json']) {
      expect([kind, (await get(kind)).headers.get('vary')]).toEqual([kind, undefined])
    }
  })
})

describe('a conditional request', () => {
  it.each([
    'page',
    'landing',
    'markdown',
    'file',
    'SVG file',
    'asset',
    'PDF asset',
    'search part',
    'record',
    'sidebar',
    'search',
    'json',
    'server card',
  ])('for %s returns 304 with the headers of the 200', async (kind) => {
    const whole = await get(kind)
    const response = await get(kind, { 'If-None-Match': whole.headers.get('etag')! })
    expect([response.status, response.body]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'vary', 'link', 'x-release']) {
      expect([name, response.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    }
  })

  it('reads nothing from KV', async () => {
    const etag = (await get('page')).headers.get('etag')!
    await worker.control({ mode: 'gone', forget: true })
    expect((await get('page', { 'If-None-Match': etag })).status).toBe(304)
    expect(await worker.reads()).toBe(0)
    await worker.control({ mode: 'none' })
  })

  it('never confirms a search for what may be a card number or a key', async () => {
    const secret = '/search?q=4242424242424242'
    for (const path of [secret, secret.replace('?', '.json?')]) {
      const { status, headers } = await getRaw(worker.url, path, { 'If-None-Match': '*' })
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([
        200,
        undefined,
        'no-store',
      ])
    }
  })

  it('supports lists, weak tags and the wildcard', async () => {
    const etag = (await get('page')).headers.get('etag')!
    expect((await get('page', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('page', { 'If-None-Match': '*' })).status).toBe(304)
    expect((await get('page', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it.each(['*', `"${'0'.repeat(32)}"`])(
    'with %s does not confirm a blob that never existed',
    async (tags) => {
      for (const path of ['/_page/HASH', '/assets/gone.HASH.js', '/_search/HASH/0']) {
        const { status, headers } = await getRaw(worker.url, path.replace('HASH', '0'.repeat(32)), {
          'If-None-Match': tags,
        })
        expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
      }
    },
  )

  it('does not match the page’s tag for its Markdown', async () => {
    const etag = (await get('page')).headers.get('etag')!
    expect((await get('page', { 'If-None-Match': etag, Accept: 'text/markdown' })).status).toBe(200)
  })
})

describe('HEAD', () => {
  it.each([
    'page',
    'landing',
    'redirect',
    'markdown',
    'file',
    'asset',
    'record',
    'sidebar',
    'search',
    'missing',
    'malformed',
  ])('of %s has the status and headers of GET, and no body', async (kind) => {
    const whole = await get(kind)
    const head = await sendRaw(
      worker.url,
      `HEAD ${addresses[kind]} HTTP/1.1\r\nHost: docs.example.test\r\nConnection: close\r\n\r\n`,
    )
    // A document that was first streamed has a Content-Length only in later responses.
    const streamed = whole.headers.has('transfer-encoding')
    const varying = ['x-request-id', 'transfer-encoding', ...(streamed ? ['content-length'] : [])]
    const stable = ({ headers }: RawResponse) =>
      [...headers].filter(([name]) => !varying.includes(name)).sort()
    expect(head.status).toBe(whole.status)
    expect(stable(head)).toEqual(stable(whole))
    expect(head.body).toBe('')
  })
})

describe('Content-Length', () => {
  it.each(['page', 'markdown', 'file', 'asset', 'record', 'sidebar'])(
    'of %s is sent with a body that is known in full',
    async (kind) => {
      // The first response of a document is a stream.
      await get(kind)
      const { headers, body } = await get(kind)
      expect(headers.get('content-length')).toBe(String(body.length))
    },
  )
})

describe('an asset', () => {
  it('is not compressed for a client that asks for no encoding', async () => {
    for (const accepts of [undefined, { 'Accept-Encoding': '' }]) {
      const { headers, body } = await get('asset', accepts)
      expect(headers.has('content-encoding')).toBe(false)
      expect(body).toContain('console.log')
    }
  })
})

describe('a preflight', () => {
  const ask = (path: string) =>
    sendRaw(worker.url, `OPTIONS ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)

  it.each(['/mcp/server-card', '/.well-known/mcp/server-card.json', '/.well-known/api-catalog'])(
    'lets pages on other sites read %s',
    async (path) => {
      const { status, headers } = await ask(path)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-headers')).toContain('If-None-Match')
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it('lets them read nothing else', async () => {
    for (const path of ['/docs', '/openapi.json', '/search', '/mcp']) {
      const { status, headers } = await ask(path)
      expect([path, status]).toEqual([path, 405])
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })
})

describe('a deployment', () => {
  it('that is not the indexed host keeps everything out of search engines', async () => {
    const preview = await startTestWorker({ vars: { INDEXED: 'false' } })
    for (const path of ['/', '/docs/api', '/robots.txt', '/docs/api.md']) {
      expect((await preview.get(path)).headers.get('x-robots-tag')).toBe('noindex')
    }
    await preview.stop()
  })

  it('over TLS has its browsers upgrade insecure requests', async () => {
    const deployed = await startTestWorker({ vars: { LOOPBACK: 'false' } })
    expect((await deployed.get('/')).headers.get('content-security-policy')).toContain(
      'upgrade-insecure-requests',
    )
    await deployed.stop()
  })
})
