import { describe, expect, it } from 'vitest'
import { folderSidebar } from '#scripts/compiler/sidebars/folder-sidebar.ts'
import { sectionsOfSidebar } from '#scripts/compiler/sidebars/sidebar-sections.ts'
import { samplePage } from '../sample-page.ts'

const files = [
  'index.md',
  'api/index.md',
  'api/errors.md',
  'api/tokens/create.md',
  'guides/cards.md',
  'guides/banks.md',
]
const pages = files.map((file) => samplePage(file))
const [tree] = folderSidebar(pages).trees

describe('sidebarSections', () => {
  it('keeps the rest of a title whose label says little by itself', () => {
    const page = samplePage('go.md', { title: 'Go SDK', frontMatter: { sidebar_label: 'Go' } })
    const { sidebarSections } = sectionsOfSidebar({ name: 'docs', items: [{ kind: 'page', page }] })
    expect(sidebarSections['docs']).toEqual([{ label: 'Go', after: 'SDK', path: '/go' }])
  })

  it.each([
    ['.NET SDK', '.NET', undefined],
    ['PHP SDK', 'PHP', 'SDK'],
    ['Gopher SDK', 'Go', undefined],
    ['Overview of Go', 'Go', undefined],
  ])('keeps of the title %s behind the label %s: %s', (title, label, after) => {
    const page = samplePage('go.md', { title, frontMatter: { sidebar_label: label } })
    const { sidebarSections } = sectionsOfSidebar({ name: 'docs', items: [{ kind: 'page', page }] })
    expect(sidebarSections['docs']).toEqual([{ label, ...(after && { after }), path: '/go' }])
  })

  it('says once, at the category, what holds for every page in it', () => {
    const badged = (file: string, badge?: 'beta' | 'enterprise') =>
      samplePage(file, { frontMatter: badge ? { badge } : {} })
    const page = badged('3ds/index.md', 'enterprise')
    const items = ['enterprise', 'beta', undefined].map((badge, index) => ({
      kind: 'page' as const,
      page: badged(`3ds/${index}.md`, badge as 'beta' | undefined),
    }))
    const other = { kind: 'page' as const, page: badged('network.md', 'enterprise') }
    const category = { kind: 'category' as const, label: '3D Secure', page, items }
    const badges = (maxWhole: number) =>
      JSON.stringify(sectionsOfSidebar({ name: 'docs', items: [category, other] }, maxWhole)).match(
        /"path":"[^"]*"(?:,"badge":"\w+")?/g,
      )
    const open = [
      '"path":"/3ds","badge":"enterprise"',
      '"path":"/3ds/0"',
      '"path":"/3ds/1","badge":"beta"',
      '"path":"/3ds/2"',
      '"path":"/network","badge":"enterprise"',
    ]
    expect(badges(9)).toEqual(open)
    expect(badges(1)).toEqual(expect.arrayContaining(open))
  })

  it('keeps a small sidebar whole, under its own name', () => {
    const { sidebarSections, sidebarSectionOf } = sectionsOfSidebar(tree!, 6)
    expect(Object.keys(sidebarSections)).toEqual(['docs'])
    expect([...sidebarSectionOf.values()]).toEqual(Array(6).fill('docs'))
    expect(sidebarSections['docs']).toEqual([
      { label: '/', path: '/' },
      {
        label: '/api',
        path: '/api',
        items: [
          { label: '/api/errors', path: '/api/errors' },
          { label: 'Tokens', items: [{ label: '/api/tokens/create', path: '/api/tokens/create' }] },
        ],
      },
      {
        label: 'Guides',
        items: [
          { label: '/guides/banks', path: '/guides/banks' },
          { label: '/guides/cards', path: '/guides/cards' },
        ],
      },
    ])
  })

  it('gives a page of a large sidebar its open sidebar section and a link to each other category', () => {
    const { sidebarSections, sidebarSectionOf } = sectionsOfSidebar(tree!, 5)
    expect(sidebarSectionOf.get(pages[4]!)).toBe('docs.guides')
    expect(sidebarSections['docs.guides']).toEqual([
      { label: '/', path: '/' },
      { label: '/api', path: '/api', pruned: true },
      {
        label: 'Guides',
        items: [
          { label: '/guides/banks', path: '/guides/banks' },
          { label: '/guides/cards', path: '/guides/cards' },
        ],
      },
    ])
  })

  it('links a category without a page of its own to its first page, and opens a category on its own page', () => {
    const { sidebarSections, sidebarSectionOf } = sectionsOfSidebar(tree!, 5)
    expect(sidebarSectionOf.get(pages[1]!)).toBe('docs.api')
    expect(sidebarSections['docs.api']).toEqual([
      { label: '/', path: '/' },
      {
        label: '/api',
        path: '/api',
        items: [
          { label: '/api/errors', path: '/api/errors' },
          { label: 'Tokens', path: '/api/tokens/create', pruned: true },
        ],
      },
      { label: 'Guides', path: '/guides/banks', pruned: true },
    ])
  })

  it('gives every page a sidebar section that holds it', () => {
    const { sidebarSections, sidebarSectionOf } = sectionsOfSidebar(tree!, 0)
    for (const page of pages)
      expect(JSON.stringify(sidebarSections[sidebarSectionOf.get(page)!])).toContain(`"${page.path}"`)
  })

  it('names sidebar sections apart whose categories share a name', () => {
    const same = ['a/Über/x.md', 'a/über!/y.md'].map((file) => samplePage(file))
    const { sidebarSections } = sectionsOfSidebar(folderSidebar(same).trees[0]!, 0)
    expect(Object.keys(sidebarSections)).toEqual(['docs.a.ber', 'docs.a.ber-2'])
  })
})
