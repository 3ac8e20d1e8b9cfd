import { expect, it } from 'vitest'
import { checkSizes } from '#scripts/compiler/release/check-sizes.ts'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import type { Manifest } from '#site/model/release.ts'

it('refuses a release with a value that the store would refuse, and names it', () => {
  const blobs = new BlobSet()
  const small = blobs.put('small')
  const large = blobs.put('x'.repeat(101))
  const page = { hash: small, markdown: small, title: '', description: '', layout: 'doc' }
  const manifest = { pages: { '/a': page }, files: { '/a.txt': { hash: large, type: '' } } }
  const release = { manifest: manifest as unknown as Manifest, blobs, workerCode: '' }
  const pages = [
    { path: '/short', words: 10, frontMatter: {} },
    { path: '/hidden', words: 9000, frontMatter: { noindex: true } },
    { path: '/long', words: 5000, frontMatter: {} },
    { path: '/longer', words: 7000, frontMatter: {} },
  ]
  const check = (value: number, search: number, values: string[] = []) =>
    checkSizes(
      release as unknown as Parameters<typeof checkSizes>[0],
      'content',
      { values, pages },
      { value, search },
    )
  expect(check(101, 101, [large])).toEqual([])
  expect(check(101, 100)).toEqual([])
  const [searched] = check(101, 100, [large])
  expect(searched?.code).toBe('search-data-too-large')
  expect(searched?.fix).toContain('`/longer` (7,000 words) and `/long` (5,000 words)')
  expect(formatDiagnostics(check(100, 101))).toBe(`error  content  value-too-large

  what  the file /a.txt is 101 B, and a value can be at most 100 B
  why   ${diagnosticCodes['value-too-large']}
  fix   make it smaller
  more  docs/errors.md#value-too-large

1 error, 0 warnings`)
})

it('names a page of a large site, whose table is in values of its own', () => {
  const blobs = new BlobSet()
  const large = blobs.put('x'.repeat(101))
  const page = { hash: large, markdown: '', title: '', description: '', layout: 'doc' }
  const shard = blobs.put(JSON.stringify({ pages: { '/a': page }, sidebarSections: {} }))
  const release = { manifest: { pages: {}, files: {}, shards: [shard] }, blobs }
  const [found] = checkSizes(
    release as unknown as Parameters<typeof checkSizes>[0],
    'content',
    { values: [], pages: [] },
    { value: 100, search: 100 },
  )
  expect(found).toMatchObject({
    what: expect.stringContaining('the page /a is 101 B'),
    fix: 'split the page',
  })
})
