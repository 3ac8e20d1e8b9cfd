import { describe, expect, it, vi } from 'vitest'
import { RELEASE_FORMAT, type Manifest } from '#site/model/release.ts'
import { createApp } from '#worker/app.ts'

const manifest: Manifest = {
  format: RELEASE_FORMAT,
  id: 'a'.repeat(32),
  shell: 'b'.repeat(32),
  origin: 'https://docs.example.test',
  assets: {
    entry: { url: '/assets/entry.js', integrity: 'sha384-x' },
    chunks: [],
    beforePaint: { code: '', source: 'sha256-x' },
    styles: { base: '', parts: [], all: '' },
  },
  pages: {},
  styleSources: {},
  sidebarSections: {},
  redirects: {},
  files: {},
}

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const env = { CONTENT: { get: async () => null }, INDEXED: 'true' }

describe('createApp', () => {
  it('rejects a release of an unknown format', () => {
    const later = { ...manifest, format: 99 } as unknown as Manifest
    expect(() => createApp(later)).toThrow('The release has format 99; this Worker reads format 2')
  })

  it('falls back to plain text when even the site’s frame cannot be rendered', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const code = Symbol('no text') as unknown as string
    const broken = { ...manifest, assets: { ...manifest.assets, beforePaint: { code, source: 'sha256-x' } } }
    const response = await createApp(broken).fetch(
      new Request('https://docs.example.test/nothing', { headers: { accept: 'text/html' } }),
      env,
      context,
    )
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/plain; charset=utf-8',
    ])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toBe(
      `This page crashed.\nRequest ${response.headers.get('x-request-id')}\n`,
    )
    log.mockRestore()
  })

  it('sends the whole security policy with a refusal of too many requests', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const app = createApp(manifest)
    const ask = (path: string, bindings: object) =>
      app.fetch(
        new Request(`https://docs.example.test${path}`, { headers: { 'cf-connecting-ip': '192.0.2.1' } }),
        { ...env, ...bindings },
        context,
      )
    const refused = await ask('/search?q=a', { SEARCH_LIMIT: { limit: async () => ({ success: false }) } })
    const missing = await ask('/nothing', {})
    expect([refused.status, missing.status]).toEqual([429, 404])
    const own = ['cache-control', 'content-length', 'content-type', 'retry-after', 'vary', 'x-request-id']
    const policy = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name))
    expect(policy(refused)).toEqual(policy(missing).filter(([name]) => name !== 'x-robots-tag'))
    log.mockRestore()
  })

  it('logs one line per request, without the query, and only problems at the log level warn', async () => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const app = createApp(manifest)
    await app.fetch(
      new Request('https://docs.example.test/a?token=secret', { headers: { 'user-agent': 'agent' } }),
      env,
      context,
    )
    await app.fetch(new Request('https://docs.example.test/b'), { ...env, LOG_LEVEL: 'warn' }, context)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'info',
        event: 'request',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        release: manifest.id,
        status: 404,
        kind: 'not-found',
        path: '/a',
        ms: expect.any(Number),
      },
    ])
    log.mockRestore()
  })
})
