// /sitemap.xml.

import type { PageEntry } from '#site/model/release.ts'
import { encodePath } from '#site/model/urls.ts'

/** Every indexed page with the true date of its last change, where one is known. */
export function sitemap(pages: Readonly<Record<string, PageEntry>>, origin: string): string {
  const urls = Object.entries(pages)
    .filter(([, page]) => !page.noindex)
    .map(([path, { updated }]) => {
      const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
      return `  <url><loc>${escapeXml(origin + encodePath(path))}</loc>${date}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
}
