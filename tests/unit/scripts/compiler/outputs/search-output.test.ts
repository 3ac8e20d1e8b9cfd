import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { searchOutput } from '#scripts/compiler/outputs/search-output.ts'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { siteConfig } from '#site/site.config.ts'
import { samplePage } from '../sample-page.ts'

const cacheFolder = mkdtempSync(join(tmpdir(), 'docs-search-'))
afterEach(() => rmSync(cacheFolder, { recursive: true, force: true }))

const section = { id: '', heading: '', level: 1, text: 'Tokens stand for data.' }
const page = samplePage('a.md', { title: 'Tokens', sections: [section] })
const hidden = samplePage('b.md', { title: 'Hidden', frontMatter: { noindex: true }, sections: [section] })
const input = {
  content: { root: '/content', label: 'content', configured: false, pages: [], partials: {}, data: {} },
  config: siteConfig,
  pages: [page, hidden],
  trees: [],
}

it('indexes what readers may find and leaves out what is not indexed', async () => {
  const { data, diagnostics } = await searchOutput(input)
  expect(diagnostics).toEqual([])
  expect(data!.documents).toContain('Tokens stand for data.')
  expect(data!.documents).not.toContain('Hidden')
})

it('keeps the data for the next build, until a page says something else', async () => {
  const first = await searchOutput({ ...input, cacheFolder })
  expect(readdirSync(cacheFolder)).toHaveLength(1)
  expect(await searchOutput({ ...input, cacheFolder })).toEqual(first)
  const changed = samplePage('a.md', { title: 'Vault', sections: [section] })
  const second = await searchOutput({ ...input, pages: [changed], cacheFolder })
  expect(second.data!.documents).toContain('Vault')
})

it('leaves the search out with a warning where the text is too much for one stored value', async () => {
  const { data, diagnostics } = await searchOutput({ ...input, maxTextBytes: 10 })
  expect(data).toBeUndefined()
  expect(formatDiagnostics(diagnostics)).toBe(`warning  content  search-data-too-large

  what  the pages hold 22 B of text, and the search indexes up to 10 B
  why   ${diagnosticCodes['search-data-too-large']}
  fix   leave large pages out of the index with \`noindex: true\`; this release has no search
  more  docs/errors.md#search-data-too-large

0 errors, 1 warning`)
})
