// The structured data of a page (schema.org): what the article is, the crumbs and the questions that the reader sees, the
// site with its search, and who publishes it. The same in the document and in the page record.

import type { Crumb } from './breadcrumb-trail.ts'
import type { PageEntry, PageQuestion } from './release.ts'
import { isReferencePage } from './site-config.ts'
import { encodePath, SEARCH_PATH } from './urls.ts'

type DescribedPage = Pick<PageEntry, 'title' | 'description' | 'layout' | 'updated' | 'questions'>

interface DescribedSite {
  /** `https://host`, without a trailing slash. */
  origin: string
  title: string
  brand: { name: string }
  reference?: string
}

/** Ids of what several parts of the graph refer to. */
interface Ids {
  url: string
  organization: string
  website: string
  breadcrumb: string
}

/** A documentation page's JSON-LD. `trail` contains the visible breadcrumbs. */
export function structuredData(
  site: DescribedSite,
  path: string,
  page: DescribedPage,
  trail: Crumb[],
): unknown {
  const { origin } = site
  const url = origin + encodePath(path)
  const ids: Ids = {
    url,
    organization: `${origin}/#organization`,
    website: `${origin}/#website`,
    breadcrumb: `${url}#breadcrumb`,
  }
  const type = isReferencePage(path, site.reference) ? 'APIReference' : 'TechArticle'
  const { questions = [] } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      article(page.layout === 'landing' ? 'WebPage' : type, page, ids, trail.length > 0),
      ...(trail.length > 0 ? [breadcrumbList(ids.breadcrumb, origin, trail)] : []),
      ...(questions.length > 0 ? [questionList(url, ids.website, questions)] : []),
      searchableSite(site, ids),
      {
        '@type': 'Organization',
        '@id': ids.organization,
        name: site.brand.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
      },
    ],
  }
}

function article(type: string, page: DescribedPage, ids: Ids, hasTrail: boolean): unknown {
  return {
    '@type': type,
    '@id': ids.url,
    url: ids.url,
    headline: page.title,
    description: page.description,
    inLanguage: 'en',
    ...(page.updated === undefined ? {} : { dateModified: page.updated }),
    isPartOf: { '@id': ids.website },
    publisher: { '@id': ids.organization },
    // schema.org defines `breadcrumb` on WebPage, not on articles.
    ...(hasTrail && { mainEntityOfPage: { '@type': 'WebPage', breadcrumb: { '@id': ids.breadcrumb } } }),
  }
}

function searchableSite({ origin, title }: DescribedSite, { website, organization }: Ids): unknown {
  return {
    '@type': 'WebSite',
    '@id': website,
    url: `${origin}/`,
    name: title,
    inLanguage: 'en',
    publisher: { '@id': organization },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${SEARCH_PATH}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Only questions that the page shows: search engines reject others. */
function questionList(url: string, website: string, questions: readonly PageQuestion[]): unknown {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions-and-answers`,
    url,
    inLanguage: 'en',
    isPartOf: { '@id': website },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Search engines reject a crumb without a URL. */
function breadcrumbList(id: string, origin: string, trail: Crumb[]): unknown {
  const leading = trail.flatMap(({ label, path }) => (path === undefined ? [] : { label, path }))
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: leading.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + encodePath(path),
    })),
  }
}
