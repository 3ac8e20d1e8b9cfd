// What the sidebar offers without JavaScript: every link, in native disclosure elements.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sidebar } from '#site/shell/sidebar/sidebar.tsx'

const html = renderToStaticMarkup(
  <Sidebar
    name="docs"
    sidebarSection="docs/0"
    items={[
      { label: 'Start', path: '/docs' },
      { label: 'Concepts', items: [{ label: 'Tokens', path: '/docs/concepts/tokens', badge: 'beta' }] },
      { label: 'Guides', path: '/docs/guides', pruned: true },
    ]}
  />,
)

it('is a navigation landmark with a name', () => {
  expect(html).toMatch(/^<nav [^>]*aria-label="Docs sidebar"/)
})

it('contains the links of collapsed categories', () => {
  expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/docs',
    '/docs/concepts/tokens',
    '/docs/guides',
  ])
})

it('collapses categories with native details, closed unless they contain the current page', () => {
  expect(html).toContain('<summary class="sidebar__summary">Concepts</summary>')
  expect(html).not.toContain(' open=')
})

it('says beside the label that a page is beta', () => {
  expect(html).toMatch(/Tokens<span[^>]*>Beta<\/span>/)
})
