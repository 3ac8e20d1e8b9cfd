import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { RELEASE_FORMAT } from '#site/model/release.ts'
import type { Release } from '#scripts/compiler/release/assemble-release.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import { requireReleaseFolder, writeRelease } from '#scripts/compiler/release/write-release.ts'

let root = ''
let out = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-write-'))
  out = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true }))

function releaseOf(id: string, values: string[]): Release {
  const blobs = new BlobSet()
  for (const value of values) blobs.put(value)
  return {
    manifest: { id, title: '"\u2028\\' } as unknown as Release['manifest'],
    stored: { format: RELEASE_FORMAT, id, blobs: {} },
    blobs,
    core: {},
    workerCode: `export const id = '${id}'`,
    mcpModules: { 'mcp.js': 'export {}' },
  }
}

describe('writeRelease', () => {
  it('writes values, manifest, list and Worker, and the manifest as a module', async () => {
    writeRelease(releaseOf('1', ['a', 'b']), out)
    expect(readdirSync(join(out, 'blobs')).sort()).toEqual([hashOf('a'), hashOf('b')].sort())
    expect(JSON.parse(readFileSync(join(out, 'release.json'), 'utf8')).id).toBe('1')
    expect(readFileSync(join(out, 'worker/index.js'), 'utf8')).toBe("export const id = '1'")
    const module = await import(pathToFileURL(join(out, 'worker/manifest.js')).href)
    expect(module.default).toEqual(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')))
  })

  it('takes over the values that the folder holds and lets go of the others', () => {
    writeRelease(releaseOf('1', ['a', 'b']), out)
    const inode = statSync(join(out, 'blobs', hashOf('b'))).ino
    expect(writeRelease(releaseOf('2', ['b', 'c']), out)).toEqual({ added: 1, unchanged: false })
    expect(readdirSync(join(out, 'blobs')).sort()).toEqual([hashOf('b'), hashOf('c')].sort())
    expect(statSync(join(out, 'blobs', hashOf('b'))).ino).toBe(inode)
  })

  it('touches nothing when the folder holds this release', () => {
    writeRelease(releaseOf('1', ['a']), out)
    const before = statSync(out).ino
    expect(writeRelease(releaseOf('1', ['a']), out)).toEqual({ added: 0, unchanged: true })
    expect(statSync(out).ino).toBe(before)
  })

  it('fixes a value that was cut off', () => {
    writeRelease(releaseOf('1', ['whole']), out)
    writeFileSync(join(out, 'blobs', hashOf('whole')), 'who')
    expect(writeRelease(releaseOf('1', ['whole']), out).added).toBe(1)
    expect(readFileSync(join(out, 'blobs', hashOf('whole')), 'utf8')).toBe('whole')
  })

  it('leaves nothing beside the release', () => {
    writeRelease(releaseOf('1', ['a']), out)
    writeRelease(releaseOf('2', ['b']), out)
    expect(readdirSync(root)).toEqual(['dist'])
  })
})

describe('requireReleaseFolder', () => {
  it('accepts a new, an empty and a release folder, and refuses any other', () => {
    requireReleaseFolder(out)
    mkdirSync(out)
    requireReleaseFolder(out)
    writeRelease(releaseOf('1', ['a']), out)
    requireReleaseFolder(out)
    writeFileSync(join(root, 'letter.txt'), 'keep')
    expect(() => requireReleaseFolder(root)).toThrow(`${root} contains files that are not part of a release`)
  })
})
