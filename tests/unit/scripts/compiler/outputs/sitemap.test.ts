import { expect, it } from 'vitest'
import { sitemap } from '#scripts/compiler/outputs/sitemap.ts'

const entry = { hash: '', markdown: '', title: '', description: '', layout: 'doc' as const }

it('lists indexed pages with the date of their last change where it is known', () => {
  const pages = {
    '/': entry,
    '/docs/a&b': { ...entry, updated: '2026-11-03' },
    '/docs/naïve': entry,
    '/hidden': { ...entry, noindex: true as const },
  }
  expect(sitemap(pages, 'https://docs.example')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://docs.example/</loc></url>
  <url><loc>https://docs.example/docs/a&amp;b</loc><lastmod>2026-11-03</lastmod></url>
  <url><loc>https://docs.example/docs/na%C3%AFve</loc></url>
</urlset>
`)
})
