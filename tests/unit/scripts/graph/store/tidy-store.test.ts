import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tidyStore } from '#scripts/graph/store/tidy-store.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-store-'))
afterAll(() => rmSync(root, { recursive: true }))

const hash = (digit: string): string => digit.repeat(32)
const value = (digit: string): string => join(root, 'values', digit.repeat(2), hash(digit))

it('forgets the packs that were written longest ago, and old values that no other names', () => {
  const packs = ['new', 'older', 'oldest']
  packs.forEach((name, age) => {
    const file = join(root, `${name}.traces`)
    writeFileSync(file, `1\t1\nkey\t1\tsum\t{"whole":["${hash(String(age))}"]}\n`)
    utimesSync(file, 1000 - age, 1000 - age)
  })
  for (const digit of ['0', '1', '2', '3']) {
    mkdirSync(join(value(digit), '..'), { recursive: true })
    writeFileSync(value(digit), digit)
    utimesSync(value(digit), 1000, 1000)
  }
  // Written by a build that has not written its traces yet.
  utimesSync(value('3'), new Date(), new Date())
  tidyStore(root, 2)
  expect(readdirSync(root).sort()).toEqual(['new.traces', 'older.traces', 'values'])
  const left = readdirSync(join(root, 'values'), { recursive: true, encoding: 'utf8' })
  expect(left.filter((name) => name.length > 30).sort()).toEqual([
    `00/${hash('0')}`,
    `11/${hash('1')}`,
    `33/${hash('3')}`,
  ])
})
