import { describe, expect, it } from 'vitest'
import { breadcrumbTrail } from '#site/model/breadcrumb-trail.ts'
import type { SidebarItem } from '#site/model/release.ts'

const items: SidebarItem[] = [
  { label: 'Start', path: '/docs' },
  { label: 'Concepts', items: [{ label: 'Tokens', path: '/docs/concepts/tokens' }] },
  {
    label: 'API',
    path: '/docs/api',
    items: [
      {
        label: 'Tokens',
        path: '/docs/api/tokens',
        items: [{ label: 'Create', path: '/docs/api/tokens/create' }],
      },
    ],
  },
  { label: 'SDKs', path: '/docs/sdks', pruned: true },
]

describe('breadcrumbTrail', () => {
  it('leads through the categories to the page', () => {
    expect(breadcrumbTrail(items, '/docs/api/tokens/create')).toEqual([
      { label: 'API', path: '/docs/api' },
      { label: 'Tokens', path: '/docs/api/tokens' },
      { label: 'Create', path: '/docs/api/tokens/create' },
    ])
  })

  it('gives no path to a category without a page', () => {
    expect(breadcrumbTrail(items, '/docs/concepts/tokens')).toEqual([
      { label: 'Concepts' },
      { label: 'Tokens', path: '/docs/concepts/tokens' },
    ])
  })

  it('ends at a category with a page of its own', () => {
    expect(breadcrumbTrail(items, '/docs/api')).toEqual([{ label: 'API', path: '/docs/api' }])
  })

  it('does not mistake the link of a pruned category for the page', () => {
    expect(breadcrumbTrail(items, '/docs/sdks')).toEqual([])
  })

  it('is empty for a page that is not in the sidebar', () => {
    expect(breadcrumbTrail(items, '/elsewhere')).toEqual([])
  })
})
