import { expect, it } from 'vitest'
import { assembleRelease } from '#scripts/compiler/release/assemble-release.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { bundle } from '#scripts/compiler/bundles/bundle.ts'
import { runSiteCode } from '#scripts/compiler/bundles/run-site-code.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { publishPage, type RecordInput } from '#scripts/compiler/release/publish-page.ts'
import { folderSidebar } from '#scripts/compiler/sidebars/folder-sidebar.ts'
import { surroundingsIn, tableOf } from '#scripts/compiler/sidebars/sidebar-table.ts'
import { decodePageRecord } from '#site/model/page-record.ts'
import { shardOf } from '#site/model/shard-of.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { samplePage } from '../sample-page.ts'

it('makes a release of 10,000 pages whose shell does not grow with them', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => {
    const group = String(Math.floor(index / 20)).padStart(3, '0')
    return samplePage(`part-${group[0]}/group-${group}/page-${index}.md`, { title: `Page ${index}` })
  })
  const { trees } = folderSidebar(pages)
  const table = tableOf(trees, siteConfig)
  const places = surroundingsIn(table)
  const blobs = new BlobSet()
  const reads = { publish: (value: string | Uint8Array) => blobs.put(value) }
  const entry = 'scripts/compiler/bundles/main-html.ts'
  const { files } = await bundle(createWorld(), 'main-html', {
    entryPoints: [entry],
    format: 'cjs',
    platform: 'node',
  })
  const main = runSiteCode<RecordInput['html']>(files[0]!.text)
  const entries = pages.map((page) => {
    const place = places[page.path]
    const shared = {
      updated: undefined,
      samples: undefined,
      linkedFrom: [],
      whole: true,
      questions: [],
      configured: false,
      config: siteConfig,
      html: main,
    }
    const { entry } = publishPage(reads, { page, article: page, markdown: '', place, ...shared })
    return [page.path, entry] as const
  })
  const tables = { pages: Object.fromEntries(entries), sidebarSections: table.sections }
  const assets = {
    entry: { url: '', integrity: '' },
    chunks: [],
    beforePaint: { code: '', source: '' },
    styles: { base: '', parts: [], all: '' },
  }
  const release = assembleRelease(
    { origin: siteConfig.origin, assets, tables, redirects: {}, files: {}, workerCode: '', mcpModules: {} },
    blobs,
  )

  expect(JSON.stringify(release.manifest).length).toBeLessThan(20_000)
  const shards = release.manifest.shards!.map((hash) => Buffer.from(release.blobs.get(hash)!).toString())
  expect(Math.max(...shards.map((shard) => shard.length))).toBeLessThan(500_000)
  const path = '/part-1/group-123/page-2467'
  const stored = JSON.parse(shards[shardOf(path, shards.length)]!).pages[path]
  const sidebarSection = JSON.parse(shards[shardOf(stored.sidebarSection, shards.length)]!).sidebarSections[
    stored.sidebarSection
  ]
  expect(JSON.stringify(sidebarSection).length).toBeLessThan(20_000)
  const { html, meta } = decodePageRecord(Buffer.from(release.blobs.get(stored.hash)!).toString())
  expect(meta).toMatchObject({ title: 'Page 2467', sidebarSection: 'docs.part-1.group-123' })
  expect(html).toContain('href="/part-1/group-123/page-2466"')
  expect(html).toContain('href="/part-1/group-123/page-2468"')
})
