import { describe, expect, it } from 'vitest'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { snippetOf } from '#site/search/query/snippet.ts'
import { createWordMatcher } from '#site/search/query/word-matcher.ts'

describe('snippetOf', () => {
  it('begins and ends with whole words, and tells where text was left out', () => {
    const words = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ')
    const snippet = snippetOf(words, createWordMatcher(parseQuery('word40')))
    expect(snippet).toMatch(/^… word\d+ .*\bword40\b.* word\d+ …$/)
    expect(words).toContain(` ${snippet.slice(2, -2)} `)
  })

  it('neither begins nor ends with a dot between cells', () => {
    const matcher = createWordMatcher(parseQuery('permission'))
    for (let length = 1; length < 60; length++) {
      const row = `Cause · ${'x'.repeat(length)} permission ${'y'.repeat(100 + length)} · ${'z'.repeat(60)} · Fix`
      const snippet = snippetOf(row, matcher)
      expect(snippet).toContain('permission')
      expect(snippet).not.toMatch(/^… ·|· …$/)
    }
  })
})
