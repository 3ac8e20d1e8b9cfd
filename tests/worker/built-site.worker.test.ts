// The real site, built from content/ and served in workerd: every page, link, redirect, file and asset.

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import type { Manifest } from '#site/model/release.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'

let worker: LocalWorker
let manifest: Manifest
let folder: string
const pages = new Map<string, { html: string; headers: Headers }>()

const get = (path: string) => fetch(worker.url + path, { redirect: 'manual' })
const sha = (algorithm: string, value: string | Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(value).digest('base64')}`
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'))
  const { release, diagnostics } = await buildSite({ out: folder })
  if (!release) throw new Error(JSON.stringify(diagnostics, undefined, 2))
  manifest = release.manifest
  worker = await startLocalWorker({ dist: folder, port: 0, vars: { LOG_LEVEL: 'warn' } })
  for (const path of Object.keys(manifest.pages)) {
    const response = await get(encodePath(path))
    expect([path, response.status]).toEqual([path, 200])
    pages.set(path, { html: await response.text(), headers: response.headers })
  }
})
afterAll(async () => {
  await worker.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('every page', () => {
  it('is one complete document with one h1, one canonical URL and no leftover markup', () => {
    for (const [path, { html }] of pages) {
      const shown = html.replace(/<template.*?<\/template>/gs, '')
      expect([path, shown.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
      expect(matches(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([
        manifest.origin + encodePath(path),
      ])
      expect([path, /^<!DOCTYPE html>.*<\/html>$/s.test(html)]).toEqual([path, true])
      expect([path, html.match(/<!--part:|\[object Object\]/)]).toEqual([path, null])
    }
  })

  it('has a title and a description of its own', () => {
    const titles = [...pages.values()].map(({ html }) => /<title>(.*?)<\/title>/.exec(html)![1])
    const descriptions = Object.values(manifest.pages).map(({ description }) => description)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('has exactly the inline script and the style element whose hashes are in the policy', () => {
    for (const { html, headers } of pages.values()) {
      const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
      const running = scripts.filter(([, attributes]) => !/type="application\//.test(attributes!))
      expect(running).toHaveLength(1)
      expect(headers.get('content-security-policy')).toContain(`'${sha('sha256', running[0]![2]!)}'`)
      const styles = [...html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs)]
      expect(styles).toHaveLength(1)
      expect(headers.get('content-security-policy')).toContain(
        `style-src 'self' '${sha('sha256', styles[0]![2]!)}'`,
      )
      expect(html.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=/g)).toBeNull()
    }
  })

  it('references scripts with the right integrity, and no stylesheet', async () => {
    for (const { html } of pages.values()) {
      const tags = html.match(/<(?:script[^>]*\bsrc=|link[^>]*rel="(?:stylesheet|modulepreload)")[^>]*>/g)!
      expect(tags).toHaveLength(1)
      for (const tag of tags) {
        const url = /(?:src|href)="([^"]+)"/.exec(tag)![1]!
        const bytes = new Uint8Array(await (await get(url)).arrayBuffer())
        expect(tag).toContain(`integrity="${sha('sha256', bytes)}"`)
      }
    }
  })

  it('is under 200 kB uncompressed', () => {
    const sizes = [...pages].map(([path, { html }]) => [path, Buffer.byteLength(html)] as const)
    expect(sizes.filter(([, bytes]) => bytes >= 200_000)).toEqual([])
  })

  it('shows the breadcrumbs in its structured data', () => {
    for (const { html } of pages.values()) {
      const json = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
      const list = json['@graph'][1]?.itemListElement as { name: string; position: number }[] | undefined
      const nav = /<nav[^>]*aria-label="Breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1]
      expect(list === undefined).toBe(nav === undefined)
      if (!list || nav === undefined) continue
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
      const shown = matches(nav, /<li[^>]*>(.*?)<\/li>/gs).map((item) => item.replace(/<[^>]+>/g, '').trim())
      expect(shown.slice(-list.length)).toEqual(list.map(({ name }) => name.replaceAll('&', '&amp;')))
    }
  })

  it('has a Markdown version', async () => {
    for (const path of pages.keys()) {
      const response = await get(encodePath(markdownPath(path)))
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/markdown; charset=utf-8',
      ])
    }
  })
})

describe('every link inside the site', () => {
  it('works without a redirect', async () => {
    const addresses = new Set<string>()
    for (const { html } of pages.values()) {
      // In tags alone: a page may show code that looks like a link.
      for (const address of matches(html, /<[^<>]*\s(?:href|src|action)="(\/[^"#?]*)/g))
        addresses.add(address)
    }
    const wrong: string[] = []
    for (const address of addresses) {
      const { status } = await get(address.replaceAll('&amp;', '&'))
      if (status !== 200) wrong.push(`${status} ${address}`)
    }
    expect(wrong).toEqual([])
  })

  it('with a fragment leads to an id on the page, or in the fields that the page loads late', async () => {
    const wrong: string[] = []
    const late = new Map<string, string>()
    for (const { html } of pages.values())
      for (const url of matches(html, /data-parts="([^"]*-fields\.[^"]*)"/g))
        late.set(url, JSON.parse(await (await get(url)).text()).join(''))
    for (const [path, { html }] of pages) {
      for (const link of matches(html, /<a [^>]*href="((?:\/[^"#]*)?#[^"]+)"/g)) {
        const [target = '', fragment = ''] = link.split('#')
        const page = pages.get(target === '' ? path : decodeURI(target))
        const parts = page ? matches(page.html, /data-parts="([^"]*)"/g) : []
        const whole = [page?.html, ...parts.map((url) => late.get(url))].join('')
        if (!whole.includes(`id="${decodeURIComponent(fragment)}"`)) wrong.push(`${path} -> ${link}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('every redirect', () => {
  it('is a single 301 to a URL that returns 200', async () => {
    for (const from of Object.keys(manifest.redirects)) {
      for (const spelling of [
        encodePath(from),
        `${encodePath(from)}/`,
        `${encodePath(from)}.html`,
        `/${encodePath(from)}/index.html`,
      ]) {
        const response = await get(`${spelling}?kept=1`)
        const location = response.headers.get('location')!
        expect([spelling, response.status]).toEqual([spelling, 301])
        expect(location).toMatch(/^\/(?!\/).*[?&]kept=1/)
        expect([location, (await get(location.split('#')[0]!)).status]).toEqual([location, 200])
      }
    }
  })
})

describe('every file', () => {
  it('is served at its path with its content type', async () => {
    for (const [path, { type }] of Object.entries(manifest.files)) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type])
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
    }
  })

  it('sitemap.xml lists the pages to be indexed and nothing else', async () => {
    const listed = matches(await (await get('/sitemap.xml')).text(), /<loc>([^<]+)<\/loc>/g)
    const indexed = Object.entries(manifest.pages).filter(([, page]) => !page.noindex)
    expect(listed.sort()).toEqual(indexed.map(([path]) => manifest.origin + encodePath(path)).sort())
  })

  it('robots.txt names the sitemap', async () => {
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${manifest.origin}/sitemap.xml`)
  })
})

describe('the Worker', () => {
  it('is under 1 MB compressed and contains no development build, source map or key', () => {
    const code = readFileSync(join(folder, 'worker/index.js'))
    expect(gzipSync(code).byteLength).toBeLessThan(1_000_000)
    expect(
      code.toString().match(/sourceMappingURL|-----BEGIN|react-dom-server\.edge\.development/),
    ).toBeNull()
  })
})
