import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { generateContent, pathOf } from '#scripts/bench/generate-content.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docs-generated-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

describe('generateContent', () => {
  it('writes the same bytes for the same number', () => {
    const read = (folder: string): string[] =>
      generateContent(join(directory, folder), 15).map((file) =>
        readFileSync(join(directory, folder, file), 'utf8'),
      )
    expect(read('one')).toEqual(read('other'))
  })

  it('makes pages that build without a problem and are about 35 kB of HTML', async () => {
    generateContent(directory, 15)
    const { diagnostics, release, pages } = await buildSite({ content: directory, cache: false })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Object.keys(release?.manifest.pages ?? {})).toContain(pathOf(14))
    const records = pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => release!.blobs.get(release!.manifest.pages[path]!.hash)!)
    const mean = records.reduce((sum, record) => sum + record.byteLength, 0) / records.length
    expect(mean).toBeGreaterThan(25_000)
    expect(mean).toBeLessThan(50_000)
  })
})
