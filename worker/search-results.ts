// Owns what the page of search results shows for an answer: results by page, labels, addresses of facets and pages,
// marked words.

import { SEARCH_PATH } from '#site/model/urls.ts'
import type { SearchPageProps } from '#site/pages/search-page.tsx'
import { groupByPage } from '#site/search/group-by-page.ts'
import { parseQuery } from '#site/search/parse-query.ts'
import type { SearchData } from '#site/search/search-data.ts'
import type { SearchAnswer } from '#site/search/search.ts'
import { shownResult } from '#site/search/shown-result.ts'
import { createWordMatcher } from '#site/search/word-matcher.ts'
import { searchAddress, type SearchQuery } from './search-query.ts'

export function searchPageProps(data: SearchData, query: SearchQuery, answer: SearchAnswer): SearchPageProps {
  const { facets } = data.documents.options
  const labels = new Map(facets.map(({ name, label }) => [name, label]))
  const matcher = createWordMatcher(parseQuery(query.q))
  const offset = (query.page - 1) * query.limit
  const first: SearchQuery = { ...query, page: 1 }
  const all = Object.values(answer.facets).reduce((sum, count) => sum + count, 0)
  return {
    query: query.q,
    total: answer.total,
    groups: groupByPage(answer.results, answer.complete, offset).map((rows) => ({
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
        .filter(({ name }) => (answer.facets[name] ?? 0) > 0)
        .map(({ name, label }) => ({
          name,
          label,
          count: answer.facets[name]!,
          href: addressOf({ ...first, facet: name }),
          current: query.facet === name,
        })),
    ],
    previousHref: query.page > 1 ? addressOf({ ...query, page: query.page - 1 }) : undefined,
    nextHref:
      query.page * query.limit < answer.total ? addressOf({ ...query, page: query.page + 1 }) : undefined,
  }
}

const addressOf = (query: SearchQuery): string => searchAddress(SEARCH_PATH, query)
