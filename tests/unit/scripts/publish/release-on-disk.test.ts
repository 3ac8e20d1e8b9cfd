import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RELEASE_FORMAT } from '#site/model/release.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import { readBuiltRelease } from '#scripts/publish/release-on-disk.ts'

const blob = Buffer.from('a page')
const id = 'f'.repeat(32)
let directory: string

function write({
  format = RELEASE_FORMAT,
  manifestId = id,
  bytes = blob,
}: { format?: number; manifestId?: string; bytes?: Buffer } = {}): void {
  mkdirSync(join(directory, 'blobs'), { recursive: true })
  writeFileSync(join(directory, 'blobs', hashOf(blob)), bytes)
  writeFileSync(
    join(directory, 'release.json'),
    JSON.stringify({ format, id, blobs: { [hashOf(blob)]: blob.byteLength } }),
  )
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify({ format, id: manifestId }))
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docs-release-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

describe('readBuiltRelease', () => {
  it('reads a whole release', async () => {
    write()
    expect(await readBuiltRelease(directory).read(hashOf(blob))).toEqual(blob)
  })

  it('refuses a folder without a release', () => {
    expect(() => readBuiltRelease(directory)).toThrow(/release\.json cannot be read; run "npm run build"/)
  })

  it('refuses a format that it does not know', () => {
    write({ format: 99 })
    expect(() => readBuiltRelease(directory)).toThrow(
      `a release of format 99, this code reads ${RELEASE_FORMAT}`,
    )
  })

  it('refuses files of two releases', () => {
    write({ manifestId: 'e'.repeat(32) })
    expect(() => readBuiltRelease(directory)).toThrow('mixes two releases')
  })

  it('refuses a blob that is cut short or missing', () => {
    write({ bytes: Buffer.from('a') })
    expect(() => readBuiltRelease(directory)).toThrow('has 1 bytes, the release says 6')
    rmSync(join(directory, 'blobs', hashOf(blob)))
    expect(() => readBuiltRelease(directory)).toThrow('has no bytes, the release says 6')
  })

  it('refuses to hand out bytes that were changed after the build, which would leave them as they are', async () => {
    write({ bytes: Buffer.from('b page') })
    await expect(readBuiltRelease(directory).read(hashOf(blob))).rejects.toThrow(
      `${join(directory, 'blobs', hashOf(blob))} was changed after the build; delete it and run "npm run build"`,
    )
  })
})
