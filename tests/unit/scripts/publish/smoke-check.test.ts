import { describe, expect, it, vi } from 'vitest'
import { smokeCheck } from '#scripts/publish/smoke-check.ts'
import type { SmokeTarget } from '#scripts/publish/smoke/smoke-expectations.ts'
import { targetOfSite } from '#scripts/publish/smoke/smoke-target.ts'
import { siteResponse, type SiteFault } from '../../../publish/stand-in/site-responses.ts'

const target: SmokeTarget = {
  origin: 'https://docs.example',
  release: 'new',
  pages: ['/', '/docs'],
  entry: '/assets/entry.js',
  bothForms: '/docs/api',
  redirect: { from: '/old', to: '/docs' },
  missing: '/smoke-check-x',
}

interface Question {
  path: string
  accept: string | null
  version: string | null
}

/** A site that differs from a sound one by `faults`: by path, or by path and `Accept`; the last one again and again. */
function site(faults: Record<string, SiteFault[]>) {
  const asked: Question[] = []
  const fetchResponse: typeof fetch = async (input, options) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(options?.headers)
    const accept = headers.get('accept')
    asked.push({ path, accept, version: headers.get('cloudflare-workers-version-overrides') })
    const queue = faults[`${path} ${accept}`] ?? faults[path] ?? []
    return siteResponse(path, options, queue.length > 1 ? queue.shift() : queue[0])
  }
  return { fetchResponse, asked }
}

async function check(faults: Record<string, SiteFault[]>, changes: Partial<SmokeTarget> = {}) {
  const { fetchResponse, asked } = site(faults)
  const run = smokeCheck({ fetch: fetchResponse, wait: async () => {}, attempts: 3 })
  const outcome = await run({ ...target, ...changes }).then(
    () => 'passed',
    (error: Error) => error.message,
  )
  return { outcome, asked }
}

describe('the smoke check', () => {
  it('asks for pages, one page as Markdown and then as HTML, a redirect, a missing page and the entry', async () => {
    const { outcome, asked } = await check({})
    expect(outcome).toBe('passed')
    expect(asked.map(({ path, accept }) => `${path} ${accept}`)).toEqual([
      '/ text/html',
      '/docs text/html',
      '/docs/api text/markdown',
      '/docs/api text/html',
      '/old text/html',
      '/smoke-check-x text/html',
      '/assets/entry.js */*',
    ])
  })

  it('asks for the version by its id when it serves no readers yet', async () => {
    const { asked } = await check({}, { override: { workerName: 'docs', versionId: 'abc' } })
    expect(new Set(asked.map(({ version }) => version))).toEqual(new Set(['docs="abc"']))
  })

  it('waits until the version has arrived', async () => {
    expect((await check({ '/': [{ release: 'old' }, { status: 503 }, {}] })).outcome).toBe('passed')
  })

  it.each([
    ['another release', { '/': [{ release: 'old' }] }, '/ comes from release old, not new'],
    ['an error', { '/docs': [{ status: 503 }] }, '/docs returned 503'],
    [
      'a page that leads to itself',
      { '/docs': [{ status: 301, location: '/docs' }] },
      '/docs returned 301, redirecting to /docs',
    ],
    [
      'a page that comes as text',
      { '/docs': [{ type: 'text/plain' }] },
      '/docs has content type text/plain, not text/html',
    ],
    [
      'Markdown under the name of HTML',
      { '/docs/api text/html': [{ body: '# API' }] },
      '/docs/api is not a complete document',
    ],
    [
      'a page without a policy',
      { '/docs': [{ without: 'content-security-policy' }] },
      '/docs lacks the header content-security-policy',
    ],
    [
      'a page without HSTS',
      { '/': [{ without: 'strict-transport-security' }] },
      '/ lacks the header strict-transport-security',
    ],
    [
      'an entry that is a page',
      { '/assets/entry.js': [{ type: 'text/html' }] },
      '/assets/entry.js has content type text/html, not text/javascript',
    ],
    ['half a document', { '/docs': [{ body: '<html><body>' }] }, '/docs is not a complete document'],
    ['a missing entry', { '/assets/entry.js': [{ status: 404 }] }, '/assets/entry.js returned 404'],
    [
      'Markdown that comes as HTML',
      { '/docs/api text/markdown': [{ type: 'text/html' }] },
      '/docs/api has content type text/html, not text/markdown',
    ],
    [
      'HTML that comes as the Markdown asked for before',
      { '/docs/api text/html': [{ type: 'text/markdown' }] },
      '/docs/api has content type text/markdown, not text/html',
    ],
    ['a moved page that is served', { '/old': [{ status: 200 }] }, '/old returned 200, not a redirect'],
    ['a redirect that leads astray', { '/old': [{ location: '/' }] }, '/old redirects to /, not to /docs'],
    [
      'a missing page that is found',
      { '/smoke-check-x': [{ status: 200 }] },
      '/smoke-check-x returned 200, not 404',
    ],
  ])('fails on %s', async (_name, faults, reason) => {
    expect((await check(faults)).outcome).toBe(`the smoke check failed: ${reason}`)
  })

  it('fails on a site of two releases when none is named', async () => {
    const mixed = { '/docs': [{ release: 'old' }] }
    expect((await check({}, { release: undefined })).outcome).toBe('passed')
    expect((await check(mixed, { release: undefined })).outcome).toMatch(
      /\/docs comes from release old, not new/,
    )
  })

  it('fails when the site cannot be reached', async () => {
    const run = smokeCheck({
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no such host') })),
      wait: async () => {},
      attempts: 2,
    })
    await expect(run(target)).rejects.toThrow(
      'https://docs.example/ cannot be reached: fetch failed: no such host',
    )
  })
})

it('names the page whose body ends before its end, or does not come', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new Error('other side closed')) })
  const failing = (response: () => Promise<Response>) =>
    smokeCheck({
      wait: async () => {},
      attempts: 1,
      fetch: (url, options) => {
        const { pathname } = new URL(url instanceof Request ? url.url : url)
        return pathname === '/docs' ? response() : site({}).fetchResponse(url, options)
      },
    })(target)
  await expect(failing(async () => new Response(cut))).rejects.toThrow(
    'https://docs.example/docs cannot be reached: other side closed',
  )
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await expect(failing(() => Promise.reject(new Error('aborted')))).rejects.toThrow(
    'did not respond within 15 s',
  )
  timeout.mockRestore()
})

it('takes the start of a release for the release', async () => {
  expect((await check({}, { release: 'ne' })).outcome).toBe('passed')
  expect((await check({}, { release: 'news' })).outcome).toContain('comes from release new, not news')
})

describe('the smoke check of a site of which the address is known', () => {
  it('takes its questions from the home page and the sitemap', async () => {
    expect(await targetOfSite(site({}).fetchResponse, 'https://docs.example', 2)).toMatchObject({
      pages: ['/', '/docs', '/docs/api'],
      entry: '/assets/entry.js',
      bothForms: '/docs',
      redirect: { from: '/docs/', to: '/docs' },
      missing: expect.stringMatching(/^\/smoke-check-/),
    })
  })

  it('asks them again at the next attempt', async () => {
    const { fetchResponse } = site({ '/': [{ status: 503 }, {}], '/sitemap.xml': [{ status: 503 }, {}] })
    const run = smokeCheck({ fetch: fetchResponse, wait: async () => {}, attempts: 3 })
    await expect(run(() => targetOfSite(fetchResponse, 'https://docs.example'))).resolves.toBeUndefined()
  })

  it.each([
    [{ '/': [{ status: 500 }] }, 'https://docs.example/ returned 500'],
    [{ '/': [{ status: 301, location: '/' }] }, 'https://docs.example/ returned 301, redirecting to /'],
    [{ '/sitemap.xml': [{ body: '<html></html>' }] }, 'the sitemap of https://docs.example lists no pages'],
    [{ '/sitemap.xml': [{ status: 404 }] }, 'https://docs.example/sitemap.xml returned 404'],
    [{ '/': [{ body: '<html></html>' }] }, 'the home page of https://docs.example loads no entry script'],
  ])('fails where there is nothing to ask: %o', async (faults, reason) => {
    await expect(targetOfSite(site(faults).fetchResponse, 'https://docs.example')).rejects.toThrow(reason)
  })

  it('names why nothing responds', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no such host') }))
    await expect(targetOfSite(fetch, 'https://docs.example')).rejects.toThrow(
      'https://docs.example/ cannot be reached: fetch failed: no such host',
    )
  })
})
