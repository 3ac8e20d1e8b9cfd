// The content around an article.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DocPage, type DocPageProps } from '#site/pages/doc-page.tsx'

const page: DocPageProps = {
  html: '<h1>Errors</h1><h2 id="codes">Codes</h2>',
  toc: [
    { id: 'codes', html: '<code>4xx</code> codes', level: 2 },
    { id: 'über uns', html: 'Retry', level: 3 },
  ],
  breadcrumbs: [{ label: 'Errors', path: '/docs/api/errors' }],
  markdown: '/docs/api/errors.md',
}
const render = (props: Partial<DocPageProps> = {}): string =>
  renderToStaticMarkup(<DocPage {...page} {...props} />)

it('inserts the article exactly as built', () => {
  expect(render()).toMatch(/<article[^>]*><h1>Errors<\/h1><h2 id="codes">Codes<\/h2><\/article>/)
})

it('lists the headings beside the article and collapsed above it', () => {
  expect(render().split('href="#codes"><code>4xx</code> codes</a>')).toHaveLength(3)
})

it('collapses the headings below the lead, on a page of the reference too', () => {
  const title = '<h1>Tokens</h1><nav class="endpoints"><p>POST /tokens</p></nav>'
  const html = render({ html: `${title}<p>A token stands for a value.</p><h2 id="codes">Codes</h2>` })
  expect(html).toMatch(/<p>A token stands for a value.<\/p><details class="toc-folded"/)
})

it('lists the headings of a reference page once: its examples take the place beside the article', () => {
  const html = render({ html: '<h1>Tokens</h1><h2 id="codes">Codes</h2><div class="operation"></div>' })
  expect(html.split('href="#codes"')).toHaveLength(2)
  expect(html).toContain('<details class="toc-folded"')
})

it('encodes the fragments of the contents list', () => {
  expect(render()).toContain('href="#%C3%BCber%20uns"')
})

it('shows no contents list on a page without headings', () => {
  expect(render({ toc: [] })).not.toContain('On this page')
})

it('links to the Markdown', () => {
  expect(render()).toMatch(/<a [^>]*href="\/docs\/api\/errors\.md">/)
})

it('dates the page in words and for machines', () => {
  expect(render({ updated: '2026-11-03' })).toContain('<time dateTime="2026-11-03">3 November 2026</time>')
})

it('omits an unknown date', () => {
  expect(render({ editUrl: 'https://git.acme.example/edit' })).not.toContain('Last updated')
})

it('links to the neighbours in the sidebar', () => {
  const html = render({
    previous: { label: 'Start', path: '/docs' },
    next: { label: 'Pages', path: '/docs/api/pagination' },
  })
  expect(html).toMatch(
    /<nav [^>]*aria-label="Docs pages"><a [^>]*href="\/docs">.*Previous.*href="\/docs\/api\/pagination">.*Next/,
  )
})

it('shows no pager on a single page', () => {
  expect(render()).not.toContain('Docs pages')
})
