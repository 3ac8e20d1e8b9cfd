import { describe, expect, it } from 'vitest'
import { folderSidebar } from '#scripts/compiler/sidebars/folder-sidebar.ts'
import { pageLabel, type SidebarNode } from '#scripts/compiler/sidebars/sidebar-tree.ts'
import { samplePage } from '../sample-page.ts'

/** Labels, with a category's items below it and `*` where the category has a page of its own. */
function outline(items: readonly SidebarNode[], indent = ''): string[] {
  return items.flatMap((item) =>
    item.kind === 'page'
      ? [indent + pageLabel(item.page)]
      : [`${indent}${item.label}/${item.page ? '*' : ''}`, ...outline(item.items, `${indent}  `)],
  )
}

describe('folderSidebar', () => {
  it('makes categories of folders, ordered by position and then by name', () => {
    const sidebar = folderSidebar([
      samplePage('index.md', { title: 'Home' }),
      samplePage('b.md', { title: 'B' }),
      samplePage('a10.md', { title: 'A10' }),
      samplePage('a2.md', { title: 'A2' }),
      samplePage('guides/02-second.md', { title: 'Second' }),
      samplePage('guides/01-first.md', { title: 'First' }),
      samplePage('getting-started/index.md', {
        title: 'Getting started',
        frontMatter: { sidebar_position: 1 },
      }),
      samplePage('getting-started/install.md', { title: 'Install' }),
    ])
    expect(outline(sidebar.trees[0]!.items)).toEqual([
      'Home',
      'Getting started/*',
      '  Install',
      'A2',
      'A10',
      'B',
      'Guides/',
      '  First',
      '  Second',
    ])
  })

  it('shows a folder that holds its index alone as a page', () => {
    const sidebar = folderSidebar([samplePage('faq/README.md', { title: 'Questions' })])
    expect(outline(sidebar.trees[0]!.items)).toEqual(['Questions'])
  })

  it('names a category after its index page where it has one', () => {
    const index = samplePage('api/index.md', {
      title: 'API reference',
      frontMatter: { sidebar_label: 'API' },
    })
    const sidebar = folderSidebar([index, samplePage('api/errors.md', { title: 'Errors' })])
    expect(outline(sidebar.trees[0]!.items)).toEqual(['API/*', '  Errors'])
  })

  it('shows a folder of very many pages in parts', () => {
    const pages = Array.from({ length: 201 }, (_, index) => samplePage(`${index}.md`, { title: `P${index}` }))
    const parts = outline(folderSidebar(pages).trees[0]!.items).filter((line) => line.endsWith('/'))
    expect(parts).toEqual(['P0 – P99/', 'P100 – P199/', 'P200/'])
  })
})
