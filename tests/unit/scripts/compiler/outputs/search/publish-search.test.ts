import { expect, it } from 'vitest'
import { publishSearch } from '#scripts/compiler/outputs/search/publish-search.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import type { SearchDirectory } from '#site/model/release.ts'
import { valuesOf } from '#site/search/stored/joined-file.ts'
import { samplePage } from '../../sample-page.ts'
import { wholeSearch } from './whole-search.ts'

const section = { id: '', heading: '', level: 1, text: 'Tokens stand for data.' }
const page = samplePage('a.md', { title: 'Tokens', sections: [section] })
const blobs = new BlobSet()
const reads = { publish: (value: string | Uint8Array) => blobs.put(value) }
const textOf = (hash: string): string => Buffer.from(blobs.get(hash)!).toString()

it('publishes parts and files, and a directory that names each of them', () => {
  const made = wholeSearch({ pages: [page], facetOf: () => 'docs', facets: [] }, reads.publish, reads.publish)
  const { data, blobs: named } = publishSearch(reads, made, made.files)
  const { parts, files } = JSON.parse(textOf(data.directory)) as SearchDirectory
  const ofParts = parts.map((part) => (typeof part === 'string' ? part : part.value))
  expect(ofParts.map(textOf).join()).toContain('Tokens stand for data.')
  expect(ofParts.filter((hash) => !named.includes(hash))).toEqual([])
  expect(parts).toContain(data.titles)
  for (const file of Object.values(files)) {
    const values = valuesOf(file)
    expect(values).not.toEqual([])
    expect(values.filter((hash) => !named.includes(hash) || !blobs.has(hash))).toEqual([])
  }
})
