// `/search` and `/search.json`: one ranking, as a page that works without JavaScript and as JSON.

import { siteConfig } from '#site/site.config.ts'
import { SearchPage, type SearchPageProps } from '#site/pages/search-page.tsx'
import { SEARCH_JSON_PATH, SEARCH_PATH } from '#site/model/urls.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import { search, type SearchResults } from '#site/search/query/run-search.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { createLruCache } from '../runtime/lru-cache.ts'
import { notModified } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { hasContract } from '../release/has-contract.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { renderNotice } from '../render/render-notice.tsx'
import type { PageRenderer } from '../render/render-document.tsx'
import type { OpenSearch } from '../search/open-search.ts'
import { parseSearchQuery, searchAddress, type SearchQuery } from '../search/search-query.ts'
import { searchPageProps } from '../search/result-page.ts'
import { LOG_EVENT_HEADER } from '../runtime/factory.ts'
import { wholeResponse } from '../http/whole-response.ts'

const ANSWER_MEMORY_BYTES = 2 * 1024 * 1024

export function handleSearch(
  { manifest }: ServedRelease,
  renderer: PageRenderer,
  openIndex: OpenSearch,
): DecisionHandler<'search'> {
  const hasApi = hasContract(manifest)
  const kept = createLruCache<KeptSearch>(ANSWER_MEMORY_BYTES)

  return async (c, { format }) => {
    const query = parseSearchQuery(new URL(c.req.url).search)
    const key = searchAddress(format === 'json' ? SEARCH_JSON_PATH : SEARCH_PATH, query)
    let found = kept.get(key)
    if (found === undefined) {
      const index = await openIndex(readContextOf(c))
      if (!index) return plainNotFound()
      const { response, facets } = await index((data) => ({
        response: runSearch(data, query),
        facets: data.options.facets,
      }))
      const body =
        format === 'json'
          ? JSON.stringify(response)
          : await renderResults(renderer, { ...searchPageProps(facets, query, response), hasApi })
      const refused = response.refused === true
      found = { body, empty: query.q !== '' && response.total === 0 && !refused, refused }
      // Anything that may be a card number or a key must not be cached.
      if (!refused) kept.set(key, found, body.length)
    }
    const type = format === 'json' ? 'application/json' : 'text/html'
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      ...(found.refused ? cachePolicy.never : cachePolicy.search),
      'x-robots-tag': 'noindex',
      // Queries are private and not logged; that one found nothing is worth counting.
      ...(found.empty && { [LOG_EVENT_HEADER]: 'search-empty' }),
    }
    // Nothing that identifies such a query may stay anywhere.
    if (found.refused) return wholeResponse(found.body, headers)
    // One release finds one result at one URL.
    const etag = entityTag(manifest.id)
    return isNoneMatch(c.req.header('if-none-match'), etag)
      ? notModified(etag, headers)
      : wholeResponse(found.body, { ...headers, etag })
  }
}

interface KeptSearch {
  body: string
  /** There was a query, and it found nothing. */
  empty: boolean
  /** The query looked like a card number or a key. */
  refused: boolean
}

function runSearch(data: SearchData, query: SearchQuery): SearchResults {
  const isKnown = data.options.facets.some(({ name }) => name === query.facet)
  return search(data, query.q, {
    facet: isKnown ? query.facet : undefined,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  })
}

function renderResults(renderer: PageRenderer, props: Omit<SearchPageProps, 'navbar'>): Promise<string> {
  const content = <SearchPage navbar={siteConfig.navbar} {...props} />
  return renderNotice(renderer, { title: 'Search', path: SEARCH_PATH, content })
}
