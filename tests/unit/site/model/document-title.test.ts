import { describe, expect, it } from 'vitest'
import { documentTitle } from '#site/model/document-title.ts'

describe('documentTitle', () => {
  it('names page and site', () => {
    expect(documentTitle('Errors', 'Docs')).toBe('Errors | Docs')
  })
  it('names the site once if the page title contains its name', () => {
    expect(documentTitle('Docs', 'Docs')).toBe('Docs')
  })
})
