import { describe, expect, it } from 'vitest'
import {
  assembleRelease,
  type Release,
  type ReleaseParts,
} from '#scripts/compiler/release/assemble-release.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { type PageEntry, type PageShard } from '#site/model/release.ts'
import { shardOf } from '#site/model/shard-of.ts'

function entry(name: string): PageEntry {
  return {
    hash: name,
    markdown: name,
    title: name,
    description: '',
    layout: 'doc',
    sidebar: 'docs',
    sidebarSection: `docs.${name}`,
  }
}

function parts(names: string[], changes: Partial<ReleaseParts> = {}): ReleaseParts {
  return {
    origin: 'https://docs.example',
    assets: {
      entry: { url: '', integrity: '' },
      chunks: [],
      beforePaint: { code: '', source: '' },
      styles: { base: '', parts: [], all: '' },
    },
    tables: {
      pages: Object.fromEntries(names.map((name) => [`/${name}`, entry(name)])),
      sidebarSections: Object.fromEntries(
        names.map((name) => [`docs.${name}`, [{ label: name, path: `/${name}` }]]),
      ),
    },
    redirects: { '/old': '/a' },
    files: {},
    workerCode: 'export default {}',
    mcpModules: { 'mcp.js': 'export {}' },
    ...changes,
  }
}

function shardsOf({ blobs, manifest }: Release): PageShard[] {
  return manifest.shards!.map((hash) => JSON.parse(Buffer.from(blobs.get(hash)!).toString('utf8')))
}

describe('assembleRelease', () => {
  it('gives one id to one content, in whatever order it comes', () => {
    const one = assembleRelease(parts(['a', 'b']), new BlobSet())
    const other = assembleRelease(parts(['b', 'a']), new BlobSet())
    expect(other.manifest).toEqual(one.manifest)
  })

  it.each([
    ['a page', { tables: parts(['a', 'c']).tables }],
    ['a redirect', { redirects: { '/old': '/b' } }],
    ['the code at /mcp', { mcpModules: { 'mcp.js': 'export default 2' } }],
    ["the Worker's code", { workerCode: 'export default 1' }],
    ['the origin', { origin: 'https://elsewhere.example' }],
    ['a file', { files: { '/robots.txt': { hash: 'x', type: 'text/plain' } } }],
  ])('gives another id when %s changes', (_what, change) => {
    const { id } = assembleRelease(parts(['a', 'b']), new BlobSet()).manifest
    expect(assembleRelease(parts(['a', 'b'], change), new BlobSet()).manifest.id).not.toBe(id)
  })

  it('keeps the shell of a release whose pages alone have changed', () => {
    const { shell } = assembleRelease(parts(['a']), new BlobSet()).manifest
    const { pages } = parts(['b']).tables
    const { sidebarSections } = parts(['a']).tables
    expect(
      assembleRelease(parts(['a'], { tables: { pages, sidebarSections } }), new BlobSet()).manifest.shell,
    ).toBe(shell)
    expect(assembleRelease(parts(['a'], { workerCode: 'other' }), new BlobSet()).manifest.shell).not.toBe(
      shell,
    )
  })

  it('moves the page table of a large release to shards: a page by its path, a sidebar section by its key', () => {
    const names = Array.from({ length: 450 }, (_, index) => `page-${index}`)
    const built = assembleRelease(parts(names), new BlobSet(), 449)
    const { manifest } = built
    expect(manifest).toMatchObject({ pages: {}, sidebarSections: {}, redirects: { '/old': '/a' } })
    expect(manifest.routes).toBeUndefined()
    const shards = shardsOf(built)
    expect(shards).toHaveLength(3)
    for (const name of names) {
      expect(shards[shardOf(`/${name}`, 3)]!.pages[`/${name}`]).toEqual(entry(name))
      expect(shards[shardOf(`docs.${name}`, 3)]!.sidebarSections[`docs.${name}`]).toHaveLength(1)
    }
    expect(shards.flatMap(({ sidebarSections }) => Object.keys(sidebarSections))).toHaveLength(450)
  })

  it('names the pages around a page by their numbers, and nothing that is not in the release', () => {
    const { tables } = parts(['b', 'a'])
    const around = {
      '/b': { next: '/a', linkedFrom: ['/a', '/gone'] },
      '/a': { previous: '/b', linkedFrom: [] },
    }
    const { manifest } = assembleRelease(parts([], { tables: { ...tables, around } }), new BlobSet())
    expect(Object.keys(manifest.pages)).toEqual(['/a', '/b'])
    expect(manifest.around).toEqual({ '/a': [1, -1], '/b': [-1, 0, 0, -1] })
  })

  it('stores the search titles as they are, because the bundle has their compressed form', () => {
    const blobs = new BlobSet()
    const [plain, small] = [blobs.put('plain'), blobs.put('small')]
    const search = { titles: plain, head: plain, directory: plain }
    const built = assembleRelease(parts([], { search, compressed: { [plain]: small } }), blobs)
    expect(Object.keys(built.core).sort()).toEqual([plain, small].sort())
    for (const stored of [Object.keys(built.stored.blobs), [...built.blobs.keys()]]) {
      expect([stored.includes(plain), stored.includes(small)]).toEqual([true, false])
    }
  })

  it('keeps the page table in the bundle up to the limit', () => {
    const { manifest } = assembleRelease(parts(['a', 'b']), new BlobSet(), 2)
    expect(Object.keys(manifest.pages)).toEqual(['/a', '/b'])
    expect(manifest.shards).toBeUndefined()
  })
})
