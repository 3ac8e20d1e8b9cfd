import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tidyCache } from '#scripts/project/tidy-cache.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-cache-'))
afterAll(() => rmSync(root, { recursive: true }))

it('forgets the content folders that were built longest ago, and no bundle', () => {
  const files = [
    'pages-new.ndjson',
    'pages-older.ndjson',
    'pages-oldest.ndjson',
    'search-old.json',
    'bundle-worker.json',
  ]
  files.forEach((file, age) => {
    writeFileSync(join(root, file), '')
    utimesSync(join(root, file), 1000 - age, 1000 - age)
  })
  tidyCache(root, 2)
  expect(readdirSync(root).sort()).toEqual(files.filter((file) => file !== 'pages-oldest.ndjson').sort())
})
