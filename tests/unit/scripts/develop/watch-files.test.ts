import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchFiles } from '#scripts/develop/watch-files.ts'

let folder: string
let stop: () => void
let calls: string[][]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-watch-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs', 'a.mdx'), 'a')
  calls = []
  stop = watchFiles({ content: folder }, (files) => calls.push(files))
})

afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

const seen = (): string[] => calls.flat()

describe('watchFiles', () => {
  it('reports a saved file by its label and path', async () => {
    writeFileSync(join(folder, 'docs', 'a.mdx'), 'b')
    await expect.poll(seen).toEqual(['content/docs/a.mdx'])
  })

  it('reports a file that takes the place of another, as editors save, and not its temporary name', async () => {
    writeFileSync(join(folder, 'docs', '.a.mdx.swp'), 'b')
    writeFileSync(join(folder, 'docs', 'a.mdx~'), 'b')
    writeFileSync(join(folder, 'docs', '4913'), 'b')
    renameSync(join(folder, 'docs', 'a.mdx~'), join(folder, 'docs', 'a.mdx'))
    await expect.poll(seen).toContain('content/docs/a.mdx')
    expect(new Set(seen())).toEqual(new Set(['content/docs/a.mdx']))
  })

  it('reports a file that was removed', async () => {
    rmSync(join(folder, 'docs', 'a.mdx'))
    await expect.poll(seen).toEqual(['content/docs/a.mdx'])
  })

  it('reports files of a new folder', async () => {
    mkdirSync(join(folder, 'guides'))
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    writeFileSync(join(folder, 'guides', 'b.mdx'), 'b')
    await expect.poll(seen).toContain('content/guides/b.mdx')
  })
})
