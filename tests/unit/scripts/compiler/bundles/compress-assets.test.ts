// What the compressed forms of what browsers load hold, and what they are called.

import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BlobSet, hashOf, integrityOf } from '#scripts/project/blob-set.ts'
import { compressAssets } from '#scripts/compiler/bundles/compress-assets.ts'

const SCRIPT = 'console.log("entry")\n'.repeat(50)
const TITLES = '["a title"]'.repeat(50)
const TEXT = '["a title", "a text"]'.repeat(20_000)
const CHUNK = 'console.log("chunk")\n'.repeat(50)

function assetsIn(blobs: BlobSet): Parameters<typeof compressAssets>[0] {
  const reference = (name: string, extension: string, text: string) => ({
    url: `/assets/${name}.${blobs.put(text)}.${extension}`,
    integrity: integrityOf(text),
  })
  return {
    client: {
      entry: reference('entry', 'js', SCRIPT),
      chunks: [reference('chunk', 'js', CHUNK)],
      styles: { code: '', source: '' },
      beforePaint: { code: '', source: '' },
    },
    search: { index: '', documents: '', titles: blobs.put(TITLES), text: blobs.put(TEXT) },
  }
}

describe('compressAssets', () => {
  it('stores a smaller form of each script and text of the search under its own hash', async () => {
    const blobs = new BlobSet()
    const compressed = await compressAssets(assetsIn(blobs), blobs)
    expect(Object.keys(compressed).toSorted()).toEqual([SCRIPT, CHUNK, TITLES, TEXT].map(hashOf).toSorted())
    for (const text of [SCRIPT, CHUNK, TITLES, TEXT]) {
      const hash = compressed[hashOf(text)]!
      const bytes = blobs.get(hash)
      expect(hashOf(bytes)).toBe(hash)
      expect(bytes.byteLength).toBeLessThan(text.length / 2)
      expect(brotliDecompressSync(bytes).toString()).toBe(text)
    }
  })

  it('gives the same forms from what an earlier build kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-compress-'))
    const first = await compressAssets(assetsIn(new BlobSet()), withAssets(), folder)
    expect(readdirSync(folder)).toHaveLength(4)
    expect(await compressAssets(assetsIn(new BlobSet()), withAssets(), folder)).toEqual(first)
  })
})

function withAssets(): BlobSet {
  const blobs = new BlobSet()
  assetsIn(blobs)
  return blobs
}
