// The 404 page.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'

it('says so and offers a search', () => {
  const html = renderToStaticMarkup(<NotFoundPage nearest={[]} />)
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).not.toContain('Did you mean')
})

it('offers the nearest pages', () => {
  const html = renderToStaticMarkup(
    <NotFoundPage nearest={[{ title: 'Errors', path: '/docs/api/errors' }]} />,
  )
  expect(html).toContain('<a href="/docs/api/errors">Errors</a>')
})
