import * as fs from 'node:fs'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWorld } from '#scripts/graph/world.ts'
import { hashOf } from '#scripts/project/hash-of.ts'

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()) }))

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

it('lists a folder in which a link leads to itself or to nothing', () => {
  writeFileSync(join(root, 'page.mdx'), 'Text.')
  symlinkSync('circle.mdx', join(root, 'circle.mdx'))
  symlinkSync('nowhere.mdx', join(root, 'gone.mdx'))
  const world = createWorld()
  expect(world.list(root)).toEqual([
    { name: 'circle.mdx', kind: 'link' },
    { name: 'gone.mdx', kind: 'link' },
    { name: 'page.mdx', kind: 'file' },
  ])
  expect(world.read(join(root, 'circle.mdx'))).toBeUndefined()
})

it('tells what is there from what is not', async () => {
  const [file, link, gone] = ['a.txt', 'b.txt', 'gone.txt'].map((name) => join(root, name))
  writeFileSync(file!, 'a')
  symlinkSync(file!, link!)
  const world = createWorld()
  expect([world.hashOfFile(file!), world.hashOfFile(link!), world.hashOfFile(gone!)]).toEqual([
    hashOf('a'),
    hashOf('a'),
    null,
  ])
  expect([world.hashOfList(root), world.hashOfList(gone!)]).toEqual([expect.stringMatching(/^\w{32}$/), null])
  expect(world.realPath(link!)).toBe(fs.realpathSync(file!))
  expect(world.realPath(gone!)).toBeUndefined()
  expect(await world.commit(root)).toBeNull()
})

it.each(['readFileSync', 'readdirSync', 'statSync'] as const)(
  'does not take what may not be read for something that is not there (%s)',
  (name) => {
    const refused = Object.assign(new Error(`EACCES: permission denied, open '${root}'`), { code: 'EACCES' })
    const spy = vi.spyOn(fs, name).mockImplementation(() => {
      throw refused
    })
    const world = createWorld()
    const reads = { readFileSync: world.read, readdirSync: world.list, statSync: world.kind }
    try {
      expect(() => reads[name](root)).toThrow(refused)
    } finally {
      spy.mockRestore()
    }
  },
)
