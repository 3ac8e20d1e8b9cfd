import { describe, expect, it } from 'vitest'
import { markdownQuery, parseMarkdownQuery } from '#site/model/queries/markdown-query.ts'

describe('the query of a Markdown URL', () => {
  it('has a canonical order, whatever order was requested', () => {
    const selection = parseMarkdownQuery('?depth=2&utm_source=x&section=create&lang=python&section=other')
    expect(selection).toEqual({ lang: 'python', section: 'create', depth: '2' })
    expect(markdownQuery(selection)).toBe('?lang=python&section=create&depth=2')
  })
})
