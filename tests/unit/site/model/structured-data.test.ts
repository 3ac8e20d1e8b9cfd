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

const site = {
  origin: 'https://docs.example',
  title: 'Docs',
  brand: { name: 'Brand' },
  reference: '/docs/api',
}

interface Graph {
  '@graph': Record<string, string>[]
}

describe('structuredData', () => {
  it('describes the article and the crumbs that lead somewhere', () => {
    const trail = [
      { label: 'API', path: '/docs/api' },
      { label: 'More' },
      { label: 'Errors', path: '/docs/api/errors' },
    ]
    const { '@graph': graph } = structuredData(site, '/docs/api/errors', page, trail) as Graph
    expect(graph[0]).toMatchObject({
      '@type': 'APIReference',
      '@id': 'https://docs.example/docs/api/errors',
      headline: 'Errors',
      description: 'All of them.',
      dateModified: '2026-11-20',
    })
    expect(graph[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'API', item: 'https://docs.example/docs/api' },
        { '@type': 'ListItem', position: 2, name: 'Errors', item: 'https://docs.example/docs/api/errors' },
      ],
    })
  })

  it('describes the site with its search and who publishes it, and has no dangling references', () => {
    const { '@graph': graph } = structuredData(site, '/docs', page, [
      { label: 'Docs', path: '/docs' },
    ]) as Graph
    expect(graph.map((node) => node['@type'])).toEqual([
      'TechArticle',
      'BreadcrumbList',
      'WebSite',
      'Organization',
    ])
    expect(JSON.stringify(graph[2])).toContain('https://docs.example/search?q={search_term_string}')
    expect(graph[3]).toMatchObject({ name: 'Brand' })
    const known = new Set(graph.map((node) => node['@id']))
    const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referred.length).toBeGreaterThan(3)
    expect(referred.filter((id) => !known.has(id!))).toEqual([])
  })

  it('calls a page of the API a reference, and a guide or a page about an SDK an article', () => {
    const typeOf = (path: string): string | undefined =>
      (structuredData(site, path, page, []) as Graph)['@graph'][0]?.['@type']
    expect(typeOf('/docs/api')).toBe('APIReference')
    expect(typeOf('/docs/api/tokens')).toBe('APIReference')
    expect(typeOf('/docs/apiary')).toBe('TechArticle')
    expect(typeOf('/docs/sdks/agents')).toBe('TechArticle')
    const { reference: _, ...without } = site
    const { '@graph': graph } = structuredData(without, '/docs/api', page, []) as Graph
    expect(graph[0]?.['@type']).toBe('TechArticle')
  })

  it('gives the questions that the page shows, and claims none where it shows none', () => {
    const questions = [{ question: 'Does it expire?', answer: 'No.' }]
    const { '@graph': graph } = structuredData(site, '/docs', { ...page, questions }, []) as Graph
    expect(graph[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Does it expire?',
          acceptedAnswer: { '@type': 'Answer', text: 'No.' },
        },
      ],
    })
    for (const none of [page, { ...page, questions: [] }])
      expect(JSON.stringify(structuredData(site, '/docs', none, []))).not.toMatch(/FAQPage|"Question"/)
  })

  it('omits unknown dates and empty breadcrumbs', () => {
    const { updated: _unknown, ...undated } = page
    const text = JSON.stringify(structuredData(site, '/', { ...undated, layout: 'landing' }, []))
    expect(text).not.toContain('dateModified')
    expect(text).not.toContain('BreadcrumbList')
    expect(text).toContain('"WebPage"')
  })
})
