import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorld } from '#scripts/graph/world.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-world-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('reads everything below a folder again that another one has replaced', () => {
  for (const folder of ['old', 'new']) {
    mkdirSync(join(root, folder, 'deep'), { recursive: true })
    writeFileSync(join(root, folder, 'deep/a.txt'), folder)
  }
  const world = createWorld()
  const read = (): unknown[] => [
    world.list(root)?.map(({ name }) => name),
    world.list(join(root, 'old'))?.length,
    world.text(join(root, 'old/deep/a.txt')),
  ]
  expect(read()).toEqual([['new', 'old'], 1, 'old'])
  rmSync(join(root, 'old'), { recursive: true })
  renameSync(join(root, 'new'), join(root, 'old'))
  expect(read()).toEqual([['new', 'old'], 1, 'old'])
  world.forget(join(root, 'old'))
  expect(read()).toEqual([['old'], 1, 'new'])
})
