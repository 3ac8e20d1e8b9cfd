// The Markdown of every page in all its forms: whole, in parts, in slices, and in one file.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'
import type { Manifest } from '#site/model/release.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { AROUND_ID, withoutAround } from '#site/markdown/around-text.ts'
import type { PageFacts } from '#scripts/compiler/page/compiled-page.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'

import { siteConfig } from '../fixtures/site-config.ts'

let worker: LocalWorker
let manifest: Manifest
let pages: PageFacts[]
let folder: string
/** The full Markdown by path, slices concatenated. */
const whole = new Map<string, string>()

const get = (path: string, accept = '*/*') =>
  fetch(worker.url + path, { redirect: 'manual', headers: { accept } })
const text = async (path: string) => (await get(path)).text()
const addressOf = (path: string) => encodePath(markdownPath(path))

/** More than one answer may hold. */
function longPage(): string {
  const parts = Array.from(
    { length: 60 },
    (_, at) => `## Part ${at}\n\n${`Part ${at} has words of its own. `.repeat(80)}`,
  )
  return `---\ntitle: SDKs\ndescription: Very much about them.\n---\n\nAll of it.\n\n${parts.join('\n\n')}\n`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markdown-forms-'))
  const content = join(folder, 'content')
  cpSync(join(PROJECT_ROOT, 'tests/fixtures/vault-site'), content, { recursive: true })
  writeFileSync(join(content, 'docs/sdks/index.mdx'), longPage())
  const built = await buildSite({ content, config: siteConfig, out: join(folder, 'dist') })
  if (!built.release) throw new Error(JSON.stringify(built.diagnostics))
  manifest = built.release.manifest
  pages = built.pages
  worker = await startLocalWorker({ dist: join(folder, 'dist'), port: 0, vars: { LOG_LEVEL: 'warn' } })
  for (const [path, { slices = [] }] of Object.entries(manifest.pages)) {
    const parts = await Promise.all(
      slices.map((_hash, index) => text(`${addressOf(path)}?slice=${index + 1}`)),
    )
    whole.set(path, slices.length === 0 ? await text(addressOf(path)) : parts.join(''))
  }
})
afterAll(async () => {
  await worker?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('every page', () => {
  it('is at most 100,000 characters long, and so is each slice of a longer one', async () => {
    expect(Object.values(manifest.pages).some(({ slices }) => slices)).toBe(true)
    for (const [path, { slices = [] }] of Object.entries(manifest.pages)) {
      const addresses = [
        addressOf(path),
        ...slices.map((_, index) => `${addressOf(path)}?slice=${index + 1}`),
      ]
      for (const address of addresses)
        expect([address, (await text(address)).length <= 100_000]).toEqual([address, true])
    }
  })

  it('has headings whose ids are places on the page', () => {
    for (const { path, anchors } of pages) {
      const ids = markdownOutline(whole.get(path)!).headings.flatMap(({ level, id }) =>
        level > 1 ? [id] : [],
      )
      const known = new Set([...anchors, AROUND_ID])
      expect([path, ids.filter((id) => id === undefined || !known.has(id))]).toEqual([path, []])
    }
  })

  it('is included in the file of everything and in its sidebar’s file', async () => {
    const everything = await text('/llms-full.txt')
    const sections = new Map<string, string>()
    for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('/llms-full/'))) {
      sections.set(file.slice('/llms-full/'.length, -'.txt'.length), await text(file))
    }
    expect(sections.size).toBeGreaterThan(1)
    for (const [path, { sidebar, noindex }] of Object.entries(manifest.pages)) {
      const page = withoutAround(whole.get(path)!)
      expect([path, everything.includes(page)]).toEqual([path, !noindex])
      if (sidebar !== undefined && !noindex)
        expect([path, sections.get(sidebar)?.includes(page)]).toEqual([path, true])
    }
  })

  it('is listed in sitemap.md, and its document links to the index', async () => {
    const listed = await text('/sitemap.md')
    for (const [path, { noindex }] of Object.entries(manifest.pages)) {
      expect([path, listed.includes(`](${addressOf(path)})`)]).toEqual([path, !noindex])
    }
    expect(await text('/docs/api/tokens')).toMatch(/<body[^>]*>.{0,400}<a href="\/llms\.txt">/s)
  })
})

describe('a part of a page', () => {
  it('is the section, the language, the outline that the query names', async () => {
    expect(await text('/docs/api/tokens.md?section=ids')).toMatch(/^### Choose an id \{#ids\}\n/)
    expect(await text('/docs.md?lang=python&section=create-a-token')).not.toMatch(/```(?:ts|go|csharp)\b/)
    expect(await text('/docs.md?depth=2')).toContain('](#before-you-begin)')
  })

  it('comes at once, with one entity tag, however the parameters are ordered, repeated or mixed with others', async () => {
    const orders = ['lang=python&depth=2', 'depth=2&lang=python', 'utm_source=x&lang=python&lang=go&depth=2']
    const responses = await Promise.all(orders.map((query) => get(`/docs.md?${query}`)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    expect(await text('/docs.md?utm_source=x')).toBe(whole.get('/docs'))
    expect((await get('/docs.md?depth=2&section=gone')).status).toBe(404)
  })

  it('that does not exist is a small 404 that lists the valid values and does not echo the wrong one', async () => {
    for (const query of ['lang=cobol', 'section=%3Cscript%3E', 'depth=99', 'slice=1']) {
      const response = await get(`/docs.md?${query}`)
      const body = await response.text()
      expect([query, response.status, response.headers.get('cache-control')]).toEqual([
        query,
        404,
        'no-store',
      ])
      expect(body).not.toMatch(/cobol|script|99/)
    }
    expect(await text('/docs.md?section=nowhere')).toContain(
      `](${siteConfig.origin}/docs.md?section=create-a-token)`,
    )
  })

  it('is never served at an HTML URL, whatever its query', async () => {
    const response = await get('/docs?section=create-a-token', 'text/html')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await (await get('/docs?section=create-a-token', 'text/markdown')).text()).toBe(whole.get('/docs'))
  })

  it('is not sent again to a client that has it', async () => {
    const first = await get('/docs.md?section=create-a-token')
    const again = await fetch(`${worker.url}/docs.md?section=create-a-token`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
  })
})

describe('Accept', () => {
  it.each([
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.9, text/markdown;q=0.8', 'text/html'],
    ['image/png', 'text/html'],
    ['*/*', 'text/html'],
  ])('%s gives %s, and never 406', async (accept, type) => {
    const response = await get('/docs/api/tokens', accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  })
})

it('llms.txt is under 50,000 characters and names the tokens of every page', async () => {
  const index = await text('/llms.txt')
  expect(index.length).toBeLessThan(50_000)
  for (const line of index.split('\n').filter((one) => one.startsWith('- [')))
    expect(line).toMatch(/ \(\d+ tokens\)$/)
})
