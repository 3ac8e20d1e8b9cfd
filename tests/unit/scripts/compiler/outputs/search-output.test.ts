import { expect, it } from 'vitest'
import { searchOutput } from '#scripts/compiler/outputs/search-output.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import type { SearchDirectory } from '#site/model/release.ts'
import { samplePage } from '../sample-page.ts'

const section = { id: '', heading: '', level: 1, text: 'Tokens stand for data.' }
const page = samplePage('a.md', { title: 'Tokens', sections: [section] })
const blobs = new BlobSet()
const reads = { publish: (value: string | Uint8Array) => blobs.put(value) }
const textOf = (hash: string): string => Buffer.from(blobs.get(hash)!).toString()

it('publishes parts, and a directory that names each of them', () => {
  const { data, blobs: named } = searchOutput(reads, { pages: [page], facetOf: () => 'docs', facets: [] })
  const { parts } = JSON.parse(textOf(data.directory)) as SearchDirectory
  expect(parts.map(textOf).join()).toContain('Tokens stand for data.')
  expect(parts.filter((hash) => !named.includes(hash))).toEqual([])
  expect(parts.at(-1)).toBe(data.titles)
})
