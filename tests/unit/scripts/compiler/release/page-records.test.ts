import { expect, it } from 'vitest'
import { assembleRelease } from '#scripts/compiler/release/assemble-release.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { checkSite } from '#scripts/compiler/checks/check-site.ts'
import { outputFiles } from '#scripts/compiler/outputs/output-files.ts'
import { pageRecords } from '#scripts/compiler/release/page-records.ts'
import { folderSidebar } from '#scripts/compiler/sidebars/folder-sidebar.ts'
import { decodePageRecord } from '#site/model/page-record.ts'
import { shardOf } from '#site/model/release.ts'
import { siteConfig } from '#site/site.config.ts'
import { samplePage } from '../sample-page.ts'

it('makes a release of 10,000 pages whose shell does not grow with them', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => {
    const group = String(Math.floor(index / 20)).padStart(3, '0')
    return samplePage(`part-${group[0]}/group-${group}/page-${index}.md`, { title: `Page ${index}` })
  })
  const content = { root: '/content', label: 'content', configured: false, pages: [], partials: {}, data: {} }
  const { trees } = folderSidebar(pages)
  const blobs = new BlobSet()
  const shared = { content, config: siteConfig, pages, trees, blobs }
  expect(checkSite({ ...shared, sidebarsSound: true, rules: [] })).toEqual([])
  const tables = await pageRecords({ ...shared, dates: new Map() })
  const { files, search } = await outputFiles({ ...shared, entries: tables.pages, packages: [] })
  const assets = {
    entry: { url: '', integrity: '' },
    chunks: [],
    beforePaint: { code: '', source: '' },
    styles: { code: '', source: '' },
  }
  const release = assembleRelease(
    { origin: siteConfig.origin, assets, tables, redirects: {}, files, search, workerCode: '', mcpCode: '' },
    blobs,
  )

  expect(JSON.stringify(release.manifest).length).toBeLessThan(20_000)
  const shards = release.manifest.shards!.map((hash) => Buffer.from(release.blobs.get(hash)!).toString())
  expect(Math.max(...shards.map((shard) => shard.length))).toBeLessThan(500_000)
  const path = '/part-1/group-123/page-2467'
  const entry = JSON.parse(shards[shardOf(path, shards.length)]!).pages[path]
  const sidebarSection = JSON.parse(shards[shardOf(entry.sidebarSection, shards.length)]!).sidebarSections[
    entry.sidebarSection
  ]
  expect(JSON.stringify(sidebarSection).length).toBeLessThan(20_000)
  const { html, meta } = decodePageRecord(Buffer.from(release.blobs.get(entry.hash)!).toString())
  expect(meta).toMatchObject({ title: 'Page 2467', sidebarSection: 'docs.part-1.group-123' })
  expect(html).toContain('href="/part-1/group-123/page-2466"')
  expect(html).toContain('href="/part-1/group-123/page-2468"')
})
