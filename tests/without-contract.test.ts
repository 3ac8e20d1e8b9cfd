// A site whose content has no contract: it builds, is checked and served, and nothing in it speaks of an API. The same
// site with its contract shows that what is looked for would be found.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { hasErrors } from '#scripts/diagnostics/sort-diagnostics.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from './fixtures/site-config.ts'
import { writeSmallSite } from './proofs/small-site.ts'

const { formerNames: _names, announcement: _announcement, ...common } = siteConfig
const config: SiteConfig = {
  ...common,
  brand: { ...siteConfig.brand, sdkVersions: {} },
  navbar: [],
  footer: { columns: [], copyright: 'Example.' },
}
const PAGE =
  '---\ntitle: About boxes\ndescription: What boxes are.\n---\n\nA box holds one thing.\n\n## Width\n\nNarrow.\n'

/** Texts that stand in the code, or in what it makes, as they are. */
const TRACES = {
  console: ['The console did not load.', 'data-behaviour="console"', '.console__', 'A console failed.'],
  mock: ['does not pass the Luhn check', 'The field is unknown.'],
  samples: ['JsonContent.Create(', 'RequestOptions.builder()'],
  operations: ['.operation__'],
  tools: ['list_operations', 'get_operation', 'check_request', 'try_request', 'get_error'],
}

interface Built {
  out: string
  /** Every file of the release as text, by its name in the folder. */
  files: Map<string, string>
}

const folders: string[] = []
let bare: Built
let whole: Built
let worker: LocalWorker

beforeAll(async () => {
  bare = await build((content) => {
    rmSync(join(content, 'openapi'), { recursive: true })
    writeFileSync(join(content, 'docs/boxes.mdx'), PAGE)
    writeFileSync(join(content, 'docs/index.mdx'), PAGE.replaceAll('boxes', 'boxes, first'))
  })
  whole = await build(() => undefined)
  worker = await startLocalWorker({ dist: bare.out, port: 0, vars: { LOG_LEVEL: 'warn' } })
}, 600_000)
afterAll(async () => {
  await worker?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

async function build(change: (content: string) => void): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'without-contract-'))
  folders.push(root)
  const content = join(root, 'content')
  const out = join(root, 'dist')
  writeSmallSite(content)
  edit(join(content, 'docs/cards.mdx'), ' --request GET', '')
  edit(join(content, 'docs/tokens.mdx'), '```json', '```json nocheck="not of the API"')
  change(content)
  const { diagnostics } = await buildSite({ content, out, config, cache: false })
  expect(diagnostics.filter((one) => hasErrors([one]))).toEqual([])
  const names = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    out,
    files: new Map(
      names.map(({ parentPath, name }) => [
        join(parentPath, name).slice(out.length + 1),
        readFileSync(join(parentPath, name), 'latin1'),
      ]),
    ),
  }
}

const holding = ({ files }: Built, text: string): string[] =>
  [...files].filter(([, content]) => content.includes(text)).map(([name]) => name)
const get = (path: string) => fetch(worker.url + path, { redirect: 'manual' })

describe('a release without a contract', () => {
  it.each(Object.entries(TRACES).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
    'holds nothing of the %s: %s',
    (_, text) => {
      expect(holding(whole, text)).not.toEqual([])
      expect(holding(bare, text)).toEqual([])
    },
  )

  it('names no file of a contract', () => {
    expect(whole.files.get('manifest.json')).toContain('/openapi.json')
    expect(bare.files.get('manifest.json')).not.toContain('openapi')
  })

  it('loads less in the browser and at /mcp', () => {
    const size = ({ files }: Built) =>
      [...files].reduce((sum, [name, content]) => (name.startsWith('blobs') ? sum + content.length : sum), 0)
    expect(size(bare)).toBeLessThan(size(whole) - 50_000)
    const mcp = ({ files }: Built) =>
      [...files].reduce((sum, [name, code]) => (name.startsWith('worker/mcp') ? sum + code.length : sum), 0)
    expect(mcp(bare)).toBeLessThan(mcp(whole) - 100_000)
  })
})

describe('a site without a contract', () => {
  it('serves its pages, as HTML and as Markdown', async () => {
    const page = await get('/docs/boxes')
    expect(page.status).toBe(200)
    expect(page.headers.get('link')).not.toContain('service-desc')
    expect(await page.text()).toContain('A box holds one thing.')
    expect(await (await get('/docs/boxes.md')).text()).toContain('A box holds one thing.')
  })

  it('publishes no contract, and speaks of none to tools', async () => {
    expect((await get('/openapi.json')).status).toBe(404)
    const index = await (await get('/llms.txt')).text()
    expect(index).toContain('/docs/boxes.md')
    expect(index).not.toMatch(/OpenAPI|API-KEY|\boperations\b/)
    expect(await (await get('/sitemap.md')).text()).not.toContain('API')
    const { linkset } = (await (await get('/.well-known/api-catalog')).json()) as { linkset: object[] }
    expect(linkset).toEqual([expect.objectContaining({ anchor: `${siteConfig.origin}/mcp` })])
  })

  it('finds its pages', async () => {
    const found = await (await get('/search.json?q=boxes')).json()
    expect(JSON.stringify(found)).toContain('/docs/boxes')
    expect(await (await get('/search?q=boxes')).text()).not.toMatch(/\bAPI\b/)
  })

  it('offers the tools for pages and facts, and no other', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', worker.url)))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(['fetch', 'get_fact', 'search'])
    expect(client.getInstructions()).not.toContain('list_operations')
    const fact = await client.callTool({ name: 'get_fact', arguments: { table: 'kinds' } })
    expect(JSON.stringify(fact)).toContain('For browsers')
    await client.close()
  })
})
