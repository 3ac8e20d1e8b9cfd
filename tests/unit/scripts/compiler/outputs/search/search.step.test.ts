// Proves that the search of a release is made anew only where an edit shows.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishedSearch } from '#scripts/compiler/outputs/search/publish-search.ts'
import { searchFiles } from '#scripts/compiler/outputs/search/search-files.step.ts'
import { exampleConfig, writeFolder } from '../../compile-text.ts'
import { openContent } from '../../site-stages.ts'

const cacheDirectory = mkdtempSync(join(tmpdir(), 'docs-search-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n\n${text}\n\n## Part\n\nCommon words of all pages.\n`

const names = Array.from({ length: 100 }, (_, at) => `page-${at}`)
const root = writeFolder(Object.fromEntries(names.map((name) => [`${name}.md`, page(name, 'A sentence.')])))

async function searchOf(folder?: string) {
  const graph = openContent(root, exampleConfig, folder)
  const search = await graph.repairing(() => graph.ask(searchFiles, null))
  return { search, ran: (name: string) => graph.runs().get(name) ?? [] }
}

const edit = (text: string): void => writeFileSync(join(root, 'page-50.md'), page('page-50', text))

describe('the search after an edit', () => {
  let before: PublishedSearch
  beforeAll(async () => {
    before = (await searchOf(cacheDirectory)).search
  })

  it('indexes the group of the page again, and the ranges of its words', async () => {
    edit('A sentence about a zebra.')
    const { search, ran } = await searchOf(cacheDirectory)
    expect(ran('search group')).toHaveLength(1)
    expect(ran('search vectors')).toHaveLength(1)
    expect(ran('search terms').length).toBeLessThan(8)
    expect(search).not.toEqual(before)
    expect(search).toEqual((await searchOf()).search)
  })

  it('publishes a value for its page, one for its words, their list, and what says where they are', async () => {
    const { search } = await searchOf(cacheDirectory)
    const old = new Set([...before.blobs, ...Object.values(before.data)])
    const values = [...search.blobs, ...Object.values(search.data)]
    expect(values.filter((hash) => !old.has(hash)).length).toBeLessThanOrEqual(5)
  })

  it('numbers the entries behind a new heading again', async () => {
    edit('A sentence about a zebra.\n\n## Stripes\n\nBlack.')
    const { search, ran } = await searchOf(cacheDirectory)
    expect(ran('search group')).toHaveLength(1)
    expect(search).toEqual((await searchOf()).search)
  })

  it('omits a name from samples where another page has begun to define it', async () => {
    const sample = 'A sample.\n\n```js\nconst myField = 1\n```'
    writeFileSync(join(root, 'page-10.md'), page('page-10', sample))
    await searchOf(cacheDirectory)
    edit('| Name | Text |\n| - | - |\n| `myField` | A field |')
    const { search, ran } = await searchOf(cacheDirectory)
    expect(ran('search group')).toHaveLength(2)
    expect(search).toEqual((await searchOf()).search)
  })

  it('runs nothing where nothing has changed', async () => {
    const { ran } = await searchOf(cacheDirectory)
    expect(['search', 'search group', 'search terms', 'search vectors'].flatMap(ran)).toEqual([])
  })
})
