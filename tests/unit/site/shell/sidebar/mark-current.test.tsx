// What is marked and open in the sidebar of a page.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markCurrent } from '#site/shell/sidebar/mark-current.ts'
import { Sidebar } from '#site/shell/sidebar/sidebar.tsx'

const html = renderToStaticMarkup(
  <Sidebar
    name="api"
    sidebarSection="api"
    items={[
      { label: 'Errors', path: '/docs/api/errors' },
      { label: 'Tokens', items: [{ label: 'Search', path: '/docs/api/tokens/search' }] },
      {
        label: 'Applications',
        path: '/docs/api/applications',
        items: [
          { label: 'Keys', items: [{ label: 'Rotation', path: '/docs/api/applications/keys/rotation' }] },
          { label: "Rules & 'more'", path: "/docs/api/rules&'more" },
        ],
      },
    ]}
  />,
)

const current = (marked: string): string[] =>
  [...marked.matchAll(/<a [^>]*href="([^"]*)"[^>]* aria-current="page"/g)].map((match) => match[1] ?? '')
const openSummaries = (marked: string): string[] =>
  [...marked.matchAll(/<details [^>]*open=""[^>]*><summary[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
    (match) => match[1] ?? '',
  )

it('marks the page’s link', () => {
  expect(current(markCurrent(html, '/docs/api/errors'))).toEqual(['/docs/api/errors'])
})

it('leaves the categories of other pages closed', () => {
  expect(openSummaries(markCurrent(html, '/docs/api/errors'))).toEqual([])
  expect(openSummaries(markCurrent(html, '/docs/api/tokens/search'))).toEqual(['Tokens'])
})

it('opens every category above the page, and no sibling', () => {
  const marked = markCurrent(html, '/docs/api/applications/keys/rotation')
  expect(openSummaries(marked)).toEqual(['Pages in Applications', 'Keys'])
})

it('opens a category on the category’s own page', () => {
  const marked = markCurrent(html, '/docs/api/applications')
  expect(current(marked)).toEqual(['/docs/api/applications'])
  expect(openSummaries(marked)).toEqual(['Pages in Applications'])
})

it('finds a path that is escaped in HTML', () => {
  expect(current(markCurrent(html, "/docs/api/rules&'more"))).toEqual(['/docs/api/rules&amp;&#x27;more'])
})

it('does not confuse a path with its prefix', () => {
  expect(markCurrent(html, '/docs/api/app')).toBe(html)
  expect(markCurrent(html, '/docs/api')).toBe(html)
})

it('changes nothing else', () => {
  const marked = markCurrent(html, '/docs/api/applications/keys/rotation')
  expect(marked.replaceAll(' open=""', '').replaceAll(' aria-current="page"', '')).toBe(html)
})

it('lists the page’s operations below its link, and a category’s above its pages', () => {
  const list = '<ul class="sidebar__operations"></ul>'
  expect(markCurrent(html, '/docs/api/errors', list)).toContain(`Errors</a>${list}</li>`)
  expect(markCurrent(html, '/docs/api/applications', list)).toContain(`</summary>${list}<ul`)
})
