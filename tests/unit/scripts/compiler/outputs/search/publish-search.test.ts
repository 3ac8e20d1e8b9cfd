import { expect, it } from 'vitest'
import { publishSearch, type PublishedSearch } from '#scripts/compiler/outputs/search/publish-search.ts'
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

function published(): PublishedSearch {
  const stored = (text: string) => ({ value: reads.publish(text), count: 1 })
  const made = wholeSearch({ pages: [page], facetOf: () => 'docs', facets: [] }, stored, reads.publish)
  return publishSearch(reads, made, made.files)
}

it('publishes parts and files, and a directory that names each of them', () => {
  const { data, blobs: named } = published()
  const { places, files } = JSON.parse(textOf(data.directory)) as SearchDirectory
  const ofParts = places.map(({ value }) => value)
  expect(ofParts.map(textOf).join()).toContain('Tokens stand for data.')
  expect(ofParts.filter((hash) => !named.includes(hash))).toEqual([])
  expect(ofParts).toContain(data.titles)
  for (const file of Object.values(files)) {
    const values = valuesOf(file)
    expect(values).not.toEqual([])
    expect(values.filter((hash) => !named.includes(hash) || !blobs.has(hash))).toEqual([])
  }
})

it.each(['parts', 'runs'])(
  'has no %s, from which the Workers of earlier releases would send wrong parts that browsers keep for years',
  (name) => expect(JSON.parse(textOf(published().data.directory))).not.toHaveProperty(name),
)
