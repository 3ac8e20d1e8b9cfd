// The 404 page.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NavbarItem } from '#site/model/site-config.ts'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'

it('says so and offers a search', () => {
  const html = renderToStaticMarkup(<NotFoundPage nearest={[]} navbar={[]} />)
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).not.toContain('Did you mean')
})

it('offers the nearest pages', () => {
  const html = renderToStaticMarkup(
    <NotFoundPage nearest={[{ title: 'Errors', path: '/docs/api/errors' }]} navbar={[]} />,
  )
  expect(html).toContain('<a href="/docs/api/errors">Errors</a>')
})

it('leads on to the parts that the navbar names, and to no others', () => {
  const navbar: NavbarItem[] = [
    { type: 'doc', label: 'Manual', path: '/docs/manual', sidebar: 'manual' },
    { type: 'link', label: 'Status', href: 'https://status.example' },
  ]
  const html = renderToStaticMarkup(<NotFoundPage nearest={[]} navbar={navbar} />)
  expect(html).toContain('<a href="/">Home</a> · <a href="/docs/manual">Manual</a></p>')
})
