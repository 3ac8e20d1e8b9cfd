import { describe, expect, it } from 'vitest'
import { structuredData } from '#site/model/structured-data.ts'
import type { PageEntry } from '#site/model/release.ts'

const page: PageEntry = {
  hash: '',
  markdown: '',
  title: 'Errors',
  description: 'All of them.',
  layout: 'doc',
  updated: '2026-11-20',
}

describe('structuredData', () => {
  it('describes the article and the crumbs that the reader sees', () => {
    const trail = [
      { label: 'API', path: '/docs/api' },
      { label: 'More' },
      { label: 'Errors', path: '/docs/api/errors' },
    ]
    expect(structuredData('https://docs.example', '/docs/api/errors', page, trail)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          '@id': 'https://docs.example/docs/api/errors',
          url: 'https://docs.example/docs/api/errors',
          headline: 'Errors',
          description: 'All of them.',
          dateModified: '2026-11-20',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'API', item: 'https://docs.example/docs/api' },
            { '@type': 'ListItem', position: 2, name: 'More' },
            {
              '@type': 'ListItem',
              position: 3,
              name: 'Errors',
              item: 'https://docs.example/docs/api/errors',
            },
          ],
        },
      ],
    })
  })

  it('claims no date that nobody knows, and no crumbs where there are none', () => {
    const { updated: _unknown, ...undated } = page
    const text = JSON.stringify(
      structuredData('https://docs.example', '/', { ...undated, layout: 'landing' }, []),
    )
    expect(text).not.toContain('dateModified')
    expect(text).not.toContain('BreadcrumbList')
    expect(text).toContain('"WebPage"')
  })
})
