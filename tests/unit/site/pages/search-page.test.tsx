// The search results page without JavaScript.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchPage, type SearchPageProps } from '#site/pages/search-page.tsx'
import type { ShownResult } from '#site/search/present/shown-result.ts'

const plain = (text: string) => [{ text, mark: false }]
const row = (changes: Partial<ShownResult>): ShownResult => ({
  url: '/docs/api/errors#codes',
  page: '/docs/api/errors',
  title: plain('Errors'),
  section: plain('Codes'),
  snippet: [
    { text: 'a wrong ', mark: false },
    { text: 'card', mark: true },
    { text: ' & more', mark: false },
  ],
  trail: [],
  facet: 'api',
  words: ['card'],
  ...changes,
})
const found: SearchPageProps = {
  navbar: [{ type: 'doc', label: 'Guides', path: '/docs', sidebar: 'docs' }],
  hasApi: true,
  query: 'card <number>',
  total: 1,
  groups: [{ facet: 'API', rows: [row({})] }],
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

it('links onwards if nothing was found or searched for', () => {
  const nothing = { total: 0, groups: [], facets: [] }
  expect(render(nothing)).toContain('href="/docs"')
  expect(render({ ...nothing, query: '' })).toContain('href="/docs"')
  expect(render()).not.toContain('href="/docs"')
})

it('highlights the matches', () => {
  expect(render()).toContain('a wrong <mark>card</mark> &amp; more')
})

it('links to the section below its page, with the matches as a text fragment', () => {
  const html = render()
  expect(html).toMatch(/API<\/p><h2[^>]*><a href="\/docs\/api\/errors">Errors<\/a><\/h2>/)
  expect(html).toContain('href="/docs/api/errors#codes:~:text=wrong-,card,-%26">Codes</a>')
})

it('groups sections below their page, whose own row is the heading', () => {
  const rows = [
    row({}),
    row({ url: '/docs/api/errors', section: [], snippet: [] }),
    row({ url: '/docs/api/errors#retry' }),
  ]
  const html = render({ total: 3, groups: [{ facet: 'API', rows }] })
  expect(html.match(/<h2/g)).toHaveLength(1)
  expect(html).toContain(
    '<h2 class="search-page__heading"><a class="search-page__found" href="/docs/api/errors#:~:text=Errors">Errors</a>',
  )
  expect(html.match(/<h3/g)).toHaveLength(2)
})

it('offers the parts of the documentation as links, the chosen one marked', () => {
  expect(render()).toMatch(/<a href="\/search\?q=card" aria-current="true">All/)
})

it('says what to do when nothing is found', () => {
  const html = render({ total: 0, groups: [], facets: [] })
  expect(html).toContain('No results for “card &lt;number&gt;”.')
  expect(html).not.toContain('Parts of the documentation')
})

it('asks for no other words where it has an answer and no rows', () => {
  const answer = { title: 'GraphQL', value: 'Not offered', lines: [], url: '/docs/api' }
  const html = render({ total: 0, groups: [], facets: [], answer })
  expect(html).toContain('1 answer for “card &lt;number&gt;”')
  expect(html).not.toContain('No results')
})

it('shows the closest pages where nothing is found, and the form for failures after them', () => {
  const html = render({ total: 0, facets: [], meant: { query: 'cards', href: '/search?q=cards' } })
  const places = [
    'Did you mean <a href="/search?q=cards">cards</a>',
    'The closest pages',
    'Codes</a>',
    'Explain a failure',
  ]
  const found = places.map((text) => html.indexOf(text))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

it('says that the rows only come close where no page is about all of the query', () => {
  expect(render({ fits: false })).toContain('No page is about all of this. The closest pages:')
  expect(render()).not.toContain('The closest pages')
  // The section that the reader chose has none of them.
  expect(render({ fits: false, total: 0, groups: [] })).not.toContain('The closest pages')
})

it('links what to do about a failure to the page that says so, if the operation is on another', () => {
  const lines = [{ label: 'Fix', text: 'Wait', url: '/docs/api/errors#status-429' }]
  const answer = { url: '/docs/api/tokens', title: '429', value: 'A rate limit is reached', lines }
  expect(render({ answer })).toContain('Fix: <a href="/docs/api/errors#status-429">Wait</a>')
})

it('asks for a word when there is no query', () => {
  expect(render({ query: '', total: 0, groups: [], facets: [] })).toContain('Type a word')
})

it('shows the way on where there is neither a result nor an answer', () => {
  const nothing = { query: '', total: 0, groups: [], facets: [] }
  expect(render(nothing)).toContain('href="/"')
  const answer = { url: '/docs/api/errors', title: '429', value: 'A rate limit is reached', lines: [] }
  expect(render({ ...nothing, answer })).not.toContain('href="/"')
})

it('paginates with links', () => {
  const html = render({ nextHref: '/search?q=card&page=2' })
  expect(html).toMatch(/<a href="\/search\?q=card&amp;page=2" rel="next">Next<\/a>/)
  expect(html).not.toContain('Previous')
})

it('offers to explain failed calls where the site documents an API, and says nothing of them elsewhere', () => {
  expect(render()).toContain('Explain a failure')
  for (const changes of [{}, { refused: true as const }, { query: '', total: 0, groups: [], facets: [] }]) {
    expect(render({ ...changes, hasApi: false })).not.toMatch(/failure|endpoint|textarea|#paste/)
  }
})
