// What the page of search results shows without JavaScript.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchPage, type SearchPageProps } from '#site/pages/search-page.tsx'

const found: SearchPageProps = {
  query: 'card <number>',
  total: 1,
  results: [
    {
      url: '/docs/api/errors#codes',
      title: 'Errors',
      section: 'Codes',
      page: 'Errors',
      facet: 'API',
      snippet: [
        { text: 'a wrong ', mark: false },
        { text: 'card', mark: true },
        { text: ' & more', mark: false },
      ],
    },
  ],
  facets: [
    { name: '', label: 'All', count: 1, href: '/search?q=card', current: true },
    { name: 'api', label: 'API', count: 1, href: '/search?q=card&facet=api', current: false },
  ],
}
const render = (changes: Partial<SearchPageProps> = {}): string =>
  renderToStaticMarkup(<SearchPage {...found} {...changes} />)

it('keeps the query in the field', () => {
  expect(render()).toContain('value="card &lt;number&gt;"')
})

it('says how many results there are', () => {
  expect(render()).toContain('1 result for “card &lt;number&gt;”')
  expect(render({ total: 12 })).toContain('12 results for')
})

it('marks the words found', () => {
  expect(render()).toContain('a wrong <mark>card</mark> &amp; more')
})

it('leads to the section and says where it stands', () => {
  const html = render()
  expect(html).toContain('<a href="/docs/api/errors#codes">Codes</a>')
  expect(html).toContain('API › Errors')
})

it('offers the parts of the documentation as links, the chosen one marked', () => {
  expect(render()).toMatch(/<a href="\/search\?q=card" aria-current="true">All/)
})

it('says what to do when nothing is found', () => {
  const html = render({ total: 0, results: [], facets: [] })
  expect(html).toContain('No results for “card &lt;number&gt;”.')
  expect(html).not.toContain('Parts of the documentation')
})

it('asks for a word when there is no query', () => {
  expect(render({ query: '', total: 0, results: [], facets: [] })).toContain('Type a word')
})

it('pages by links where there is more', () => {
  const html = render({ nextHref: '/search?q=card&page=2' })
  expect(html).toMatch(/<a href="\/search\?q=card&amp;page=2" rel="next">Next<\/a>/)
  expect(html).not.toContain('Previous')
})
