// What browsers, search engines and readers without JavaScript find in the document.

import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import { Document, type DocumentProps } from '#site/document.tsx'

const props: DocumentProps = {
  release: 'r1',
  shell: 's1',
  title: 'Errors | Acme Docs',
  description: 'All "codes" & what to do',
  origin: 'https://docs.acme.example',
  path: '/docs/api/errors',
  markdown: '/docs/api/errors.md',
  layout: 'doc',
  siteName: 'Acme Docs',
  imageAlt: 'Five tiles',
  announcementId: 'node-6',
  assets: {
    entry: { url: '/assets/entry.0.js', integrity: 'sha384-entry' },
    chunks: [{ url: '/assets/react.0.js', integrity: 'sha384-chunk' }],
    beforePaint: { code: 'document.documentElement.dataset.js=""', source: 'sha256-x' },
    styles: { base: '', parts: [], all: '' },
  },
  styles: 'main > h1 { color: red }',
  pageData: {
    release: 'r1',
    styles: { shown: '', all: '' },
    origin: 'https://docs.acme.example',
    path: '/docs/</script>',
  },
  parts: { announcement: '<i>a</i>', header: '<i>h</i>', sidebar: '<i>s</i>', footer: '<i>f</i>' },
  main: '<!--main-->',
}

async function render(changes: Partial<DocumentProps> = {}): Promise<string> {
  const stream = await renderToReadableStream(<Document {...props} {...changes} />)
  return new Response(stream).text()
}

it('starts with doctype, language, theme and character set', async () => {
  const html = await render()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr" data-theme="dark"/)
  expect(html.indexOf('charSet="utf-8"')).toBeLessThan(400)
})

it('inlines its styles, unescaped, so that rendering needs no further request', async () => {
  const html = await render()
  expect(html).toContain('<style>main > h1 { color: red }</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

it('loads the entry with integrity, and the chunks later', async () => {
  const html = await render()
  expect(html).toMatch(/<script type="module" async="" src="\/assets\/entry\.0\.js" integrity="sha384-entry"/)
  expect(html).not.toContain('/assets/react.0.js')
})

it('has one executable inline script and no style attribute or handler', async () => {
  const html = await render({ jsonLd: { '@type': 'BreadcrumbList' } })
  expect(html.match(/<script>/g)).toHaveLength(1)
  expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
})

it('starts the body with the skip link', async () => {
  expect(await render()).toMatch(/<body[^>]*><a class="skip-link" href="#main">Skip to main content<\/a>/)
})

it('contains the shell in reading order', async () => {
  const html = await render()
  const places = ['<i>a</i>', '<i>h</i>', '<i>s</i>', '<!--main-->', '<i>f</i>'].map((part) =>
    html.indexOf(part),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('has its canonical URL on the indexed host', async () => {
  const html = await render()
  expect(html).toContain('<link rel="canonical" href="https://docs.acme.example/docs/api/errors"/>')
  expect(html).toContain('<meta property="og:url" content="https://docs.acme.example/docs/api/errors"/>')
})

it('has no canonical URL and is noindex when shown instead of another page', async () => {
  const html = await render({ path: undefined, markdown: undefined, noindex: true })
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('og:')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

it('cannot be closed early by data', async () => {
  expect(await render()).toContain('"path":"/docs/\\u003c/script>"')
})
