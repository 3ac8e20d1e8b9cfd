import { describe, expect, it } from 'vitest'
import {
  isMarkdownQueryInOrder,
  markdownQuery,
  parseMarkdownQuery,
} from '#site/model/queries/markdown-query.ts'

describe('the query of a Markdown URL', () => {
  it('has a canonical order, whatever order was requested', () => {
    const selection = parseMarkdownQuery('?depth=2&utm_source=x&section=create&lang=python&section=other')
    expect(selection).toEqual({ lang: 'python', section: 'create', depth: '2' })
    expect(markdownQuery(selection)).toBe('?lang=python&section=create&depth=2')
  })

  it.each(['', '?', '?lang=python', '?lang=python&utm_source=x&depth=2', '?utm_source=x'])(
    'is in order: %j',
    (search) => {
      expect(isMarkdownQueryInOrder(search)).toBe(true)
    },
  )

  it.each(['?depth=2&lang=python', '?lang=python&lang=go', '?lang=', '?section&lang=python'])(
    'is not in order: %j',
    (search) => {
      expect(isMarkdownQueryInOrder(search)).toBe(false)
    },
  )
})
