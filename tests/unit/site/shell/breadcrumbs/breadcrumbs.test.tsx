import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breadcrumbs } from '#site/shell/breadcrumbs/breadcrumbs.tsx'

const html = renderToStaticMarkup(
  <Breadcrumbs
    crumbs={[
      { label: 'Overview' },
      { label: 'API', path: '/docs/api' },
      { label: 'Errors', path: '/docs/api/errors' },
    ]}
  />,
)

it('starts with the home page, by name', () => {
  expect(html).toMatch(/<li[^>]*><a [^>]*href="\/" aria-label="Home page">/)
})

it('links categories that have a page and only those', () => {
  expect(html).toContain('<span>Overview</span>')
  expect(html).toMatch(/<a [^>]*href="\/docs\/api">API<\/a>/)
})

it('ends with the page itself, marked and without a link', () => {
  expect(html).toMatch(/<span aria-current="page">Errors<\/span><\/li><\/ol><\/nav>$/)
})
