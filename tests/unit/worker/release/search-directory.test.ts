import { expect, it } from 'vitest'
import { placeOfPart } from '#site/search/stored/packed-value.ts'
import { createReleaseStore } from '#worker/release/release-store.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import { readDirectory } from '#worker/release/search-directory.ts'

const read = (text: string) =>
  readDirectory(createReleaseStore(), hashOf(text), {
    source: { get: async () => new TextEncoder().encode(text).buffer },
    waitUntil: () => undefined,
  })

const places = [
  { value: 'a', from: 1, count: 2 },
  { value: 'b', count: 1 },
]

it('reads where parts are', async () => {
  expect(await read(JSON.stringify({ places, files: {} }))).toEqual({ places, files: {} })
})

it('reads a directory of a release that compressed no pieces', async () => {
  expect(await read(JSON.stringify({ runs: places, files: {} }))).toEqual({ places, files: {} })
})

it('reads a directory of an earlier release, which lists one value for each part', async () => {
  const directory = (await read(JSON.stringify({ parts: ['a', 'b'], files: {} })))!
  expect([0, 1, 2].map((part) => placeOfPart(directory.places, part))).toEqual([
    { value: 'a' },
    { value: 'b' },
    undefined,
  ])
})

it.each(['not JSON', 'null', '[]', '"text"', '{"parts":{"terms":[]}}', '{"runs":{}}', '{"places":{}}'])(
  'finds none in %s',
  async (text) => expect(await read(text)).toBeUndefined(),
)
