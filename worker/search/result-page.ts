// The data that the search page shows: results by page, labels, URLs of filters and result pages, highlighted words.

import { SEARCH_PATH } from '#site/model/urls.ts'
import type { SearchPageProps } from '#site/pages/search-page.tsx'
import { shownAnswer } from '#site/search/present/shown-answer.ts'
import { groupByPage } from '#site/search/present/group-by-page.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import type { SearchResults } from '#site/search/query/run-search.ts'
import { shownResult } from '#site/search/present/shown-result.ts'
import { createWordMatcher } from '#site/search/query/word-matcher.ts'
import { searchAddress, type SearchQuery } from './search-query.ts'

export function searchPageProps(
  facets: SearchData['options']['facets'],
  query: SearchQuery,
  response: SearchResults,
): Omit<SearchPageProps, 'navbar' | 'hasApi'> {
  // A query that looks like a secret must not be echoed, not even in a link.
  if (response.refused) return { query: '', total: 0, groups: [], facets: [], refused: true }
  const labels = new Map(facets.map(({ name, label }) => [name, label]))
  const matcher = createWordMatcher(parseQuery(query.q))
  const first: SearchQuery = { ...query, page: 1 }
  const all = Object.values(response.facets).reduce((sum, count) => sum + count, 0)
  return {
    query: response.query,
    total: response.total,
    ...(response.answer && { answer: shownAnswer(response.answer) }),
    ...(response.fits === false && { fits: false }),
    ...(response.meant !== undefined && {
      meant: { query: response.meant, href: addressOf({ ...first, facet: undefined, q: response.meant }) },
    }),
    groups: groupByPage(response.closest ?? response.results).map((rows) => ({
      facet: labels.get(rows[0]!.facet) ?? rows[0]!.facet,
      rows: rows.map((row) => shownResult(row, matcher)),
    })),
    facets: [
      {
        name: 'all',
        label: 'All',
        count: all,
        href: addressOf({ ...first, facet: undefined }),
        current: !query.facet,
      },
      ...facets
        .filter(({ name }) => (response.facets[name] ?? 0) > 0)
        .map(({ name, label }) => ({
          name,
          label,
          count: response.facets[name]!,
          href: addressOf({ ...first, facet: name }),
          current: query.facet === name,
        })),
    ],
    previousHref: query.page > 1 ? addressOf({ ...query, page: query.page - 1 }) : undefined,
    nextHref:
      query.page * query.limit < response.total ? addressOf({ ...query, page: query.page + 1 }) : undefined,
  }
}

const addressOf = (query: SearchQuery): string => searchAddress(SEARCH_PATH, query)
