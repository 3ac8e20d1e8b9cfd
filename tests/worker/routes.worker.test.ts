// How every kind of address responds, in workerd over a hand-made release.

import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodePageRecord } from '#site/model/page-record.ts'
import { getRaw } from './raw-request.ts'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const page = (path: string) => worker.release.manifest.pages[path]!

describe('a page', () => {
  it('is a complete document around the stored content', async () => {
    const response = await worker.get('/docs/api/errors')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/)
    expect(html).toContain('<title>Errors | ')
    expect(html).toContain(
      '<main class="site-main" id="main" tabindex="-1"><article data-edition="first"><h1>Errors</h1>',
    )
    expect(html).toMatch(/<\/html>$/)
    expect(html).not.toContain('"documentTitle"')
    expect(html).not.toContain('<!--part:')
  })

  it('marks itself in the sidebar and opens its category', async () => {
    const html = await (await worker.get('/docs/api/errors')).text()
    expect(html).toContain('href="/docs/api/errors" aria-current="page"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/<details[^>]* open=""/)
  })

  it('has one canonical URL on the configured origin, without the query', async () => {
    const html = await (await worker.get('/docs/api?utm_source=x')).text()
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://docs.example.test/docs/api"/>',
    ])
  })

  it('describes its breadcrumbs as structured data that the policy does not execute', async () => {
    const html = await (await worker.get('/docs/api/errors')).text()
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!
    const graph = JSON.parse(json)['@graph']
    expect(graph[1].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'API', item: 'https://docs.example.test/docs/api' },
      { '@type': 'ListItem', position: 2, name: 'Errors', item: 'https://docs.example.test/docs/api/errors' },
    ])
  })

  it('tells the browser its release, path, sidebar, route table, styles and search data', async () => {
    const html = await (await worker.get('/docs/api')).text()
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.parse(json)).toEqual({
      release: worker.release.manifest.id,
      origin: 'https://docs.example.test',
      path: '/docs/api',
      sidebar: 'docs',
      sidebarSection: 'docs',
      routes: `/assets/routes.${worker.release.manifest.routes}.json`,
      chunks: [],
      styles: { shown: '', all: worker.release.manifest.assets.styles.all },
      search: {
        worker: worker.release.manifest.assets.searchWorker!.url,
        titles: `/assets/search-titles.${worker.release.manifest.search!.titles}.json`,
        head: `/assets/search-head.${worker.release.manifest.search!.head}.json`,
        parts: `/_search/${worker.release.manifest.search!.directory}/`,
      },
    })
    const { parts, ...others } = JSON.parse(json).search as Record<string, string>
    for (const url of [...Object.values(others), `${parts}0`]) {
      expect([url, (await worker.get(url)).status]).toEqual([url, 200])
    }
  })

  it('that is in no sidebar has none', async () => {
    const html = await (await worker.get('/')).text()
    expect(html).toContain('data-layout="landing"')
    expect(html).not.toContain('aria-label="Docs sidebar"')
  })

  it('that must not be indexed says so in header and head', async () => {
    const response = await worker.get('/docs/hidden')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  it('that may be indexed has no robots directive', async () => {
    const response = await worker.get('/docs/api')
    expect(response.headers.get('x-robots-tag')).toBeNull()
    expect(await response.text()).not.toContain('name="robots"')
  })

  it('with a name outside ASCII is found by its encoded path', async () => {
    const response = await worker.get('/docs/%C3%BCberblick')
    expect(response.status).toBe(200)
    expect(response.headers.get('link')).toContain('</docs/%C3%BCberblick.md>; rel="alternate"')
  })

  it('is one cache entry in memory, whatever the query', async () => {
    await worker.control({ forget: true })
    for (const query of [
      '',
      '?',
      '?a=1',
      '?utm_source=x&utm_medium=y',
      '?_highlight=token',
      '?[]=%ff',
      '?a=1&a=2',
    ]) {
      expect((await worker.get(`/docs/api${query}`)).status).toBe(200)
    }
    expect(await worker.reads()).toBe(1)
  })

  it('is the same bytes from KV and from memory', async () => {
    await worker.control({ forget: true })
    const fromKv = await (await worker.get('/docs/api/authentication')).text()
    expect(await worker.reads()).toBe(1)
    expect(await (await worker.get('/docs/api/authentication')).text()).toBe(fromKv)
    expect(await worker.reads()).toBe(1)
  })
})

describe('a redirect', () => {
  const location = async (path: string) => {
    const response = await worker.get(path)
    return [response.status, response.headers.get('location')]
  }

  it('leads from a moved page to its new path with 301', async () => {
    expect(await location('/api-reference')).toEqual([301, '/docs/api'])
  })
  it('keeps the query', async () => {
    expect(await location('/api-reference?a=1&b=2')).toEqual([301, '/docs/api?a=1&b=2'])
  })
  it('keeps its target’s fragment after the query', async () => {
    expect(await location('/concepts/tenants?a=1')).toEqual([301, '/docs/api/errors?a=1#what-are-tenants'])
  })
  it('gives its target’s parameters precedence', async () => {
    expect(await location('/with-query?lang=go&x=1')).toEqual([301, '/docs/api?lang=node&x=1#start'])
  })
  it('removes a trailing slash', async () => {
    expect(await location('/docs/api/')).toEqual([301, '/docs/api'])
  })
  it('removes .html', async () => {
    expect(await location('/docs/api.html')).toEqual([301, '/docs/api'])
  })
  it('removes index.html', async () => {
    expect(await location('/docs/api/index.html')).toEqual([301, '/docs/api'])
  })
  it('collapses double slashes', async () => {
    expect(await location('//docs//api')).toEqual([301, '/docs/api'])
  })
  it('fixes letter case', async () => {
    expect(await location('/Docs/API')).toEqual([301, '/docs/api'])
  })
  it('combines normalisation and move in one hop', async () => {
    expect(await location('//API-Reference/index.html/?q=1')).toEqual([301, '/docs/api?q=1'])
  })
  it('leads to the root from its other spellings', async () => {
    expect(await location('/index.html')).toEqual([301, '/'])
  })
  it('leads from moved Markdown to Markdown', async () => {
    expect(await location('/api-reference.md')).toEqual([301, '/docs/api.md'])
  })
  it('normalises the URL of a file', async () => {
    expect(await location('/ROBOTS.txt')).toEqual([301, '/robots.txt'])
  })
  it('encodes a target outside ASCII for the header', async () => {
    expect(await location('/%C3%BCbersicht')).toEqual([301, '/docs/%C3%BCberblick#f%C3%BCr-alle'])
  })
  it('never redirects to another host', async () => {
    expect(await location('/elsewhere')).toEqual([404, null])
  })
})

describe('Markdown', () => {
  it('is served at the Markdown URL, whose canonical is the page', async () => {
    const response = await worker.get('/docs/api.md')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('link')).toBe('<https://docs.example.test/docs/api>; rel="canonical"')
    expect(await response.text()).toBe('# API reference\n\nEdition first.\n')
  })

  it('ends with the pages around it, whole and in parts, and has a 304 without a read', async () => {
    const end = [
      '\n## Around this page {#around-this-page}\n',
      '- Previous: [API reference](https://docs.example.test/docs/api.md)',
      '- Linked from: [Getting started](https://docs.example.test/docs.md)\n',
    ].join('\n')
    const whole = await worker.get('/docs/api/errors.md')
    expect(await whole.text()).toBe(`# Errors\n\nEdition first.\n${end}`)
    const part = await worker.get('/docs/api/errors.md?section=around-this-page')
    expect(await part.text()).toContain('- Previous: [API reference]')
    expect(part.headers.get('etag')).not.toBe(whole.headers.get('etag'))
    await worker.control({ forget: true })
    const headers = { 'if-none-match': whole.headers.get('etag')! }
    expect((await worker.get('/docs/api/errors.md', headers)).status).toBe(304)
    expect(await worker.reads()).toBe(0)
  })

  it('of the landing page is /index.md', async () => {
    expect(await (await worker.get('/index.md')).text()).toBe('# Welcome\n\nEdition first.\n')
  })

  it('is served at the page’s URL to clients that prefer it, with Vary: Accept', async () => {
    const response = await worker.get('/docs/api', { accept: 'text/markdown, text/html;q=0.9' })
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('vary')).toBe('accept')
  })

  it('is not served to a browser', async () => {
    const response = await worker.get('/docs/api', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept')
  })
})

describe('parts of pages', () => {
  it('serves a page record by its hash, with its metadata as the last line', async () => {
    const response = await worker.get(`/_page/${page('/docs/api').hash}`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(decodePageRecord(await response.text()).meta.path).toBe('/docs/api')
  })

  it('serves a sidebar section, without a current page', async () => {
    const response = await worker.get('/_sidebar/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<nav .*<\/nav>$/s)
    expect(html).toContain('href="/docs/api/errors"')
    expect(html).not.toContain('aria-current')
  })

  it('reads nothing from KV for a sidebar', async () => {
    await worker.control({ forget: true })
    await worker.get('/_sidebar/docs')
    expect(await worker.reads()).toBe(0)
  })

  it('serves client assets by hash with their type', async () => {
    const { entry } = worker.release.manifest.assets
    const script = await worker.get(entry.url)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await script.text()).toBe('console.log("first")\n')
  })

  it('serves precompressed assets to browsers that accept them, and uncompressed ones to others', async () => {
    const { entry, searchWorker } = worker.release.manifest.assets
    const ask = (path: string, accepted: string, more = {}) =>
      getRaw(worker.url, path, { 'Accept-Encoding': accepted, ...more })
    const small = await ask(entry.url, 'br')
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toBe('accept-encoding')
    expect(brotliDecompressSync(Buffer.from(small.body, 'latin1')).toString()).toBe('console.log("first")\n')
    for (const accepted of ['identity', 'br;q=0, identity']) {
      const plain = await ask(entry.url, accepted)
      expect(plain.headers.get('content-encoding')).toBeUndefined()
      expect(plain.headers.get('vary')).toBe('accept-encoding')
      expect(plain.headers.get('etag')).not.toBe(small.headers.get('etag'))
      expect(plain.body).toBe('console.log("first")\n')
    }
    expect((await ask(entry.url, 'br', { 'If-None-Match': small.headers.get('etag') ?? '' })).status).toBe(
      304,
    )
    expect((await ask(searchWorker!.url, 'identity')).headers.get('vary')).toBeUndefined()
  })

  it('serves the route table as an asset', async () => {
    const response = await worker.get(`/assets/routes.${worker.release.manifest.routes}.json`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(Object.keys(((await response.json()) as { pages: object }).pages)).toContain('/docs/api')
  })

  it('sends a file that is stored as several with their common first line once, and a 304 while none changes', async () => {
    const response = await worker.get('/llms-full.txt')
    expect(await response.text()).toBe('# Docs\n\nFirst, first.\n\nSecond.\n\nThird.\n')
    const headers = { 'if-none-match': response.headers.get('etag')! }
    expect((await worker.get('/llms-full.txt', headers)).status).toBe(304)
  })

  it('sends files that are stored in one value each with a tag of its own', async () => {
    const [index, list] = [await worker.get('/llms.txt'), await worker.get('/sitemap.md')]
    expect([await index.text(), await list.text()]).toEqual(['# Index, first\n', '# Pages\n'])
    const { piece } = worker.release.manifest.files['/sitemap.md']!
    expect(list.headers.get('etag')).toBe(`"${piece!.tag}"`)
    const headers = { 'if-none-match': list.headers.get('etag')! }
    expect((await worker.get('/sitemap.md', headers)).status).toBe(304)
    expect((await worker.get('/llms.txt', headers)).status).toBe(200)
  })

  it('serves the files that pages link to by their type, and none as a document', async () => {
    const { hash } = worker.release.manifest.files['/robots.txt']!
    const typeOf = async (name: string) => {
      const response = await worker.get(`/assets/${name.replace('.', `.${hash}.`)}`)
      const { headers, status } = response
      return [name, status, headers.get('content-type'), headers.get('content-disposition')]
    }
    const notFound = [404, 'text/plain; charset=utf-8', null]
    expect(
      await Promise.all(['terms.pdf', 'rates.csv', 'sdk.zip', 'demo.html', 'feed.xml'].map(typeOf)),
    ).toEqual([
      // The policy of the site allows no viewer of a browser what it needs.
      ['terms.pdf', 200, 'application/pdf', 'attachment'],
      ['rates.csv', 200, 'text/csv; charset=utf-8', null],
      ['sdk.zip', 200, 'application/zip', 'attachment'],
      ['demo.html', ...notFound],
      ['feed.xml', ...notFound],
    ])
  })

  it('serves files with a fixed name', async () => {
    const response = await worker.get('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('User-agent: *\n# first\n')
  })

  it('lets other sites show the social image and nothing else', async () => {
    expect((await worker.get('/og.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await worker.get('/robots.txt')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('search', () => {
  it('returns JSON', async () => {
    const response = await worker.get('/search.json?q=errors')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(((await response.json()) as { results: { url: string }[] }).results[0]!.url).toBe(
      '/docs/api/errors',
    )
  })

  it('returns a page that works without JavaScript, with matches highlighted', async () => {
    const response = await worker.get('/search?q=errors')
    const html = await response.text()
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).not.toContain('rel="canonical"')
    expect(html).toMatch(/<h2[^>]*><a class="search-page__found" href="\/docs\/api\/errors[^"]*">Errors<\/a>/)
  })

  it('ignores unknown parameters and invalid values', async () => {
    const plain = await (await worker.get('/search.json?q=errors')).text()
    expect(await (await worker.get('/search.json?junk=1&q=errors&limit=-1&page=0&facet=nope')).text()).toBe(
      plain,
    )
  })

  it('treats query syntax as plain text', async () => {
    for (const q of ['tok~99', 'title:x', '+', '*', '__proto__', '<script>alert(1)</script>', '%00']) {
      const response = await worker.get(`/search?q=${encodeURIComponent(q)}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('<script>alert')
    }
  })

  it('truncates a query at 200 characters', async () => {
    const { query } = (await (await worker.get(`/search.json?q=${'é'.repeat(5000)}`)).json()) as {
      query: string
    }
    expect(query).toBe('é'.repeat(200))
  })

  it('logs that nothing was found, without the query', async () => {
    worker.logs.length = 0
    await (await worker.get('/search.json?q=zzqqxxunheardof')).text()
    await expect.poll(() => worker.logs.join('\n')).toContain('"event":"search-empty"')
    expect(worker.logs.join('\n')).not.toContain('zzqqxx')
  })
})

describe('an unknown URL', () => {
  it('returns 404 with a page that is not indexed, has no canonical URL, and offers a search', async () => {
    const response = await worker.get('/docs/api/eror', { accept: 'text/html,*/*;q=0.8' })
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(html).toContain('action="/search"')
    expect(html).not.toContain('eror')
  })

  it('offers the nearest pages', async () => {
    const html = await (await worker.get('/docs/api/eror', { accept: 'text/html,*/*;q=0.8' })).text()
    expect(html).toContain('<a href="/docs/api/errors">Errors</a>')
  })

  it('is a few lines for a program that does not ask for HTML', async () => {
    for (const accept of ['', '*/*', 'application/json']) {
      const response = await worker.get('/docs/api/eror', { accept })
      const text = await response.text()
      expect([response.status, response.headers.get('vary')]).toEqual([404, 'accept'])
      expect(text.length).toBeLessThan(1000)
      expect(text).toContain('- [Errors](/docs/api/errors.md)')
    }
  })

  it('is Markdown if the URL ends in .md or Markdown is preferred', async () => {
    const markdown = await worker.get('/docs/api/eror.md')
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ])
    expect(await markdown.text()).toContain('- [Errors](/docs/api/errors.md)')
    const preferred = await worker.get('/nothing', { accept: 'text/markdown' })
    expect(preferred.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  })

  it('needs no KV', async () => {
    await worker.control({ mode: 'gone', forget: true })
    expect((await worker.get('/nothing-here')).status).toBe(404)
    expect((await worker.get('/docs/api/')).status).toBe(301)
    expect(await worker.reads()).toBe(0)
    await worker.control({ mode: 'none' })
  })

  it('is plain text for a missing asset, fragment or sidebar', async () => {
    // Nothing keeps them: KV may have the file a moment later, and a newer release has files and routes of its own.
    for (const path of [
      '/assets/gone.00000000000000000000000000000000.js',
      '/assets/wrong-name.js',
      '/assets/tool.00000000000000000000000000000000.exe',
      '/_page/00000000000000000000000000000000',
      '/_page/nonsense',
      '/_sidebar/nobody',
      '/_search/00000000000000000000000000000000/0',
      '/_search/00000000000000000000000000000000/0/1',
      '/_values/00000000000000000000000000000000',
    ]) {
      const response = await worker.get(path)
      expect([
        path,
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
      ]).toEqual([path, 404, 'text/plain; charset=utf-8', 'no-store'])
    }
  })
})

describe('a method', () => {
  it('other than GET and HEAD is rejected with 405 and Allow', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await worker.get('/docs/api', {}, method)
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it('other than POST is rejected at the report endpoint', async () => {
    const response = await worker.get('/_r')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('a violation report', () => {
  const report = (body: string) =>
    fetch(`${worker.url}/_r`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/reports+json' },
    })

  it('is accepted with 204 and logged without query strings', async () => {
    worker.logs.length = 0
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=secret',
      documentURL: 'https://docs.example.test/docs/api?private=1',
    }
    expect((await report(JSON.stringify([{ type: 'csp-violation', body }]))).status).toBe(204)
    await expect.poll(() => worker.logs.join('\n')).toContain('"event":"policy-violation"')
    const text = worker.logs.join('\n')
    expect(text).toContain('"directive":"script-src-elem","blocked":"https://evil.example"')
    expect(text).not.toContain('secret')
    expect(text).not.toContain('private')
  })

  it('that is not JSON is accepted and ignored', async () => {
    expect((await report('not json')).status).toBe(204)
  })

  it('without a directive is rejected', async () => {
    for (const body of ['{}', '[]', '[{"type":"csp-violation","body":{}}]', '{"csp-report":null}', '7']) {
      expect([body, (await report(body)).status]).toEqual([body, 400])
    }
  })

  it('of a new kind is logged even after noise has used up its own budget, without a line per request', async () => {
    const violation = (directive: string) =>
      JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: directive } }])
    worker.logs.length = 0
    for (let count = 0; count < 40; count++) await report(violation('img-src'))
    await report(violation('font-src'))
    await expect.poll(() => worker.logs.join('\n')).toContain('"directive":"font-src"')
    expect(worker.logs.filter((line) => line.includes('img-src')).length).toBeLessThanOrEqual(11)
    expect(worker.logs.filter((line) => line.includes('"event":"request"'))).toEqual([])
  })

  it('over 16 KB is rejected', async () => {
    expect((await report('x'.repeat(17_000))).status).toBe(413)
  })
})
