import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { Pack } from '#scripts/graph/store/pack.ts'
import type { Trace } from '#scripts/graph/store/dependency.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-pack-'))
const file = join(root, 'some.traces')
afterAll(() => rmSync(root, { recursive: true }))

const long = JSON.stringify({ text: 'const token = await client.tokens.create()\n'.repeat(20) })
const asked: Trace = { dependencies: [['file', '/a.mdx', 'f'.repeat(32)]], whole: ['a', '1'], published: [] }
const asking: Trace = {
  dependencies: [
    ['ask', 'check sample', long, 'a'],
    ['part', 'page', '"a.mdx"', 'head', null],
    ['file', '/b.mdx', null],
  ],
  whole: ['b', '2'],
  published: [['c'.repeat(32), 3]],
}

const open = (version = '1'): Pack => new Pack(file, version)

beforeEach(() => {
  const pack = open('none')
  pack.keep(`check sample ${long}`, asked)
  pack.keep('samples "a.mdx"', asking)
  pack.write(root)
})

it('gives back what was kept, with a long input written once', () => {
  const pack = open('none')
  expect(pack.find(`check sample ${long}`)).toEqual(asked)
  expect(pack.find('samples "a.mdx"')).toEqual(asking)
  expect(pack.find('samples "b.mdx"')).toBeUndefined()
  expect(readFileSync(file, 'utf8').split('client.tokens.create').length - 1).toBe(20)
})

it('gives it back after it was written again by a build that used only a part of it', () => {
  const pack = open('none')
  pack.keep('other', asked)
  pack.write(root)
  expect(open('none').build).toBe(pack.build + 1)
  expect(open('none').find('samples "a.mdx"')).toEqual(asking)
})

it('gives nothing that depends on a line that is gone', () => {
  const pack = open('none')
  pack.forget(`check sample ${long}`)
  pack.write(root)
  expect(open('none').find('samples "a.mdx"')).toBeUndefined()
})

it('is empty where another version wrote it, or a letter of it has changed', () => {
  expect(open('other').find('samples "a.mdx"')).toBeUndefined()
  writeFileSync(file, readFileSync(file, 'utf8').replace('/b.mdx', '/c.mdx'))
  expect(open('none').find('samples "a.mdx"')).toBeUndefined()
})
