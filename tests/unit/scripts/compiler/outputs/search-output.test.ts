import { expect, it } from 'vitest'
import { searchOutput } from '#scripts/compiler/outputs/search-output.ts'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { samplePage } from '../sample-page.ts'

const section = { id: '', heading: '', level: 1, text: 'Tokens stand for data.' }
const page = samplePage('a.md', { title: 'Tokens', sections: [section] })
const answers = {
  headerPrefix: 'ACM',
  facts: [],
  notOffered: [],
  causes: [],
  operations: [],
  signatures: [],
  formerNames: [],
}
const input = {
  label: 'content',
  pages: [page],
  facetOf: new Map(),
  facets: [],
  answers: { answers, diagnostics: [] },
}
const blobs = new BlobSet()
const reads = { publish: (value: string | Uint8Array) => blobs.put(value) }

it('publishes the data', () => {
  const { data, diagnostics } = searchOutput(reads, input)
  expect(diagnostics).toEqual([])
  expect(Buffer.from(blobs.get(data!.documents)!).toString()).toContain('Tokens stand for data.')
})

it('leaves the search out with a warning where the text is too much for one stored value', () => {
  const { data, diagnostics } = searchOutput(reads, { ...input, maxTextBytes: 10 })
  expect(data).toBeUndefined()
  expect(formatDiagnostics(diagnostics)).toBe(`warning  content  search-data-too-large

  what  the pages hold 22 B of text, and the search indexes up to 10 B
  why   ${diagnosticCodes['search-data-too-large']}
  fix   leave large pages out of the index with \`noindex: true\`; this release has no search
  more  docs/errors.md#search-data-too-large

0 errors, 1 warning`)
})
