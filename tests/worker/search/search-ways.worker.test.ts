// All ways to search return the same rows in the same order: dialog, results page, JSON and tool.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStoredSearch, type StoredSearch } from '#scripts/bench/ranking/stored-search.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { Manifest } from '#site/model/release.ts'
import { groupByPage } from '#site/search/present/group-by-page.ts'
import { shownResults } from '#site/search/present/shown-results.ts'
import type { SearchResults } from '#site/search/query/run-search.ts'
import { siteConfig } from '../../fixtures/site-config.ts'

let worker: LocalWorker
let folder: string
let stored: StoredSearch
let client: Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-ways-'))
  const content = join(PROJECT_ROOT, 'tests/fixtures/vault-site')
  await buildSite({ content, config: siteConfig, out: folder })
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  stored = await openStoredSearch(manifest, (hash) => readFileSync(join(folder, 'blobs', hash)))
  worker = await startLocalWorker({ dist: folder, port: 0, vars: { LOG_LEVEL: 'warn' } })
  client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', worker.url)))
})
afterAll(async () => {
  await client?.close()
  await worker?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, query: string): Promise<Response> =>
  fetch(`${worker.url}${path}?${new URLSearchParams({ q: query, limit: '8' })}`)

it.each([
  'token',
  'how do I create a token',
  'POST /tokens',
  'token:create',
  'tokne',
  'rotate a key',
  'delete something for good',
])('lead to the same places: %s', async (query) => {
  const json = (await (await ask('/search.json', query)).json()) as SearchResults
  const urls = json.results.map(({ url }) => url)
  expect(urls.length).toBeGreaterThan(0)

  const tool = await client.callTool({ name: 'search', arguments: { query, limit: 8 } })
  const { results } = tool.structuredContent as { results: { url: string }[] }
  expect(results.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual(urls)

  // The results page groups rows by page, each page's own row first.
  const groups = groupByPage(json.results)
  const box = shownResults(stored.data, query).results
  expect(box.map(({ url }) => url)).toEqual(groups.flat().map(({ url }) => url))
  const html = await (await ask('/search', query)).text()
  const found = [...html.matchAll(/class="search-page__found" href="([^"]+)"/g)]
  const isOwn = ({ url, page }: { url: string; page: string }): number => (url === page ? 0 : 1)
  expect(found.map(([, href]) => href!.replace(/#?:~:.*$/, ''))).toEqual(
    groups.flatMap((rows) => rows.toSorted((a, b) => isOwn(a) - isOwn(b)).map(({ url }) => url)),
  )
})
