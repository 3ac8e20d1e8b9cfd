// The structured data of a page (schema.org): the crumbs that the reader sees, and what the article is.
// The same in the document and in the page record.

import type { Crumb } from './breadcrumb-trail.ts'
import type { PageEntry } from './release.ts'
import { encodePath } from './urls.ts'

type DescribedPage = Pick<PageEntry, 'title' | 'description' | 'layout' | 'updated'>

/** JSON-LD for a page of the documentation. `trail` is the list of visible crumbs. */
export function structuredData(origin: string, path: string, page: DescribedPage, trail: Crumb[]): unknown {
  const url = origin + encodePath(path)
  const article = {
    '@type': page.layout === 'landing' ? 'WebPage' : 'TechArticle',
    '@id': url,
    url,
    headline: page.title,
    description: page.description,
    ...(page.updated === undefined ? {} : { dateModified: page.updated }),
  }
  const graph = trail.length === 0 ? [article] : [article, breadcrumbList(origin, trail)]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function breadcrumbList(origin: string, trail: Crumb[]): unknown {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: origin + encodePath(path) }),
    })),
  }
}
