import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchFiles } from '#scripts/develop/watch/watch-files.ts'

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

  it('does not name what came and went within one save, whatever it was called', async () => {
    writeFileSync(join(folder, 'docs', 'sedVwEhUW'), 'b')
    renameSync(join(folder, 'docs', 'sedVwEhUW'), join(folder, 'docs', 'a.mdx'))
    await expect.poll(seen).toContain('content/docs/a.mdx')
    writeFileSync(join(folder, 'docs', 'a.mdx'), 'c')
    await expect.poll(() => calls.length).toBeGreaterThan(1)
    expect(new Set(seen())).toEqual(new Set(['content/docs/a.mdx']))
  })

  it('reports a file that was added since, and then removed', async () => {
    const file = join(folder, 'docs', 'b.mdx')
    writeFileSync(file, 'b')
    await expect.poll(seen).toEqual(['content/docs/b.mdx'])
    rmSync(file)
    await expect.poll(seen).toEqual(['content/docs/b.mdx', 'content/docs/b.mdx'])
  })

  it('reports every save of a file that was replaced, written anew or checked out', async () => {
    const file = join(folder, 'docs', 'a.mdx')
    const replace = (): void => {
      writeFileSync(`${file}~`, 'b')
      renameSync(`${file}~`, file)
    }
    const recreate = (): void => {
      rmSync(file)
      writeFileSync(file, 'c')
    }
    for (const save of [
      replace,
      () => appendFileSync(file, 'd'),
      recreate,
      () => appendFileSync(file, 'd'),
      replace,
    ]) {
      calls.length = 0
      save()
      await expect.poll(seen).toContain('content/docs/a.mdx')
    }
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

  it('reports what is in a folder that was moved here, and later saves under its new name only', async () => {
    renameSync(join(folder, 'docs'), join(folder, 'guides'))
    await expect.poll(seen).toContain('content/guides/a.mdx')
    calls.length = 0
    writeFileSync(join(folder, 'guides', 'a.mdx'), 'b')
    await expect.poll(seen).toEqual(['content/guides/a.mdx'])
  })

  it('goes on where folders come and go faster than it can follow', async () => {
    const deep = join(folder, 'a', 'b', 'c', 'd')
    for (let round = 0; round < 200; round++) {
      mkdirSync(deep, { recursive: true })
      if (round % 3 === 0) await new Promise(setImmediate)
      rmSync(join(folder, 'a'), { recursive: true })
      if (round % 2 === 0) await new Promise(setImmediate)
    }
    writeFileSync(join(folder, 'docs', 'a.mdx'), 'b')
    await expect.poll(seen).toContain('content/docs/a.mdx')
  })

  it('reports files of a folder that was removed and made again', async () => {
    rmSync(join(folder, 'docs'), { recursive: true })
    await expect.poll(seen).toContain('content/docs')
    mkdirSync(join(folder, 'docs', 'deep'), { recursive: true })
    writeFileSync(join(folder, 'docs', 'deep', 'b.mdx'), 'b')
    await expect.poll(seen).toContain('content/docs/deep/b.mdx')
    calls.length = 0
    appendFileSync(join(folder, 'docs', 'deep', 'b.mdx'), 'c')
    await expect.poll(seen).toEqual(['content/docs/deep/b.mdx'])
  })
})
