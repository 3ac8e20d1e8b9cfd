import { describe, expect, it } from 'vitest'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { fits } from '#site/search/query/ask-terms.ts'
import { termsOf } from '#site/search/query/rank.ts'
import { indexDocuments } from '#site/search/query/search-data.ts'

const page = {
  title: 'Retry',
  url: '/docs/retry',
  content: 'Wait with jitter, then repeat the request once more.',
  facet: 'docs',
  type: 0 as const,
  keywords: '',
}
const data = inOneGo(indexDocuments({ searchDocs: [page], options: { maxHits: 20, facets: [] } }))
const isFit = (query: string, score: number): boolean => fits(data, termsOf(data, query), score)

describe('fits', () => {
  it('asks less of the best row for each further word', () => {
    expect([1.08, 1.1].map((score) => isFit('retry jitter', score))).toEqual([false, true])
    expect([0.86, 0.88].map((score) => isFit('retry jitter request', score))).toEqual([false, true])
  })

  it('asks more for words that no text has', () => {
    expect([1.55, 1.58].map((score) => isFit('retry zebra', score))).toEqual([false, true])
  })

  it('asks nothing for a single word', () => {
    expect(isFit('zebra', 0)).toBe(true)
  })

  it('asks nothing as long as the texts have not been read', () => {
    expect(fits({ index: data.index, hasTexts: false }, termsOf(data, 'retry zebra'), 0)).toBe(true)
  })
})
