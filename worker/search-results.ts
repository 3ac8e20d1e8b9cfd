// Owns what the page of search results shows for an answer: labels, addresses of facets and pages, marked words.

import { SEARCH_PATH } from '#site/model/urls.ts'
import type { SearchPageProps } from '#site/pages/search-page.tsx'
import { parseQuery, type QueryTerm } from '#site/search/parse-query.ts'
import type { SearchAnswer, SearchData } from '#site/search/search.ts'
import { matchRanges } from '#site/search/snippet.ts'
import { searchAddress, type SearchQuery } from './search-query.ts'

export function searchPageProps(data: SearchData, query: SearchQuery, answer: SearchAnswer): SearchPageProps {
  const { facets } = data.documents.options
  const labels = new Map(facets.map(({ name, label }) => [name, label]))
  const terms = parseQuery(query.q)
  const first: SearchQuery = { ...query, page: 1 }
  const all = Object.values(answer.facets).reduce((sum, count) => sum + count, 0)
  return {
    query: query.q,
    total: answer.total,
    results: answer.results.map((result) => ({
      ...result,
      page: result.title,
      facet: labels.get(result.facet) ?? result.facet,
      snippet: markedText(result.snippet, terms),
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

function markedText(text: string, terms: QueryTerm[]): { text: string; mark: boolean }[] {
  const parts: { text: string; mark: boolean }[] = []
  let from = 0
  for (const { start, end } of matchRanges(text, terms)) {
    if (start > from) parts.push({ text: text.slice(from, start), mark: false })
    parts.push({ text: text.slice(start, end), mark: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: false })
  return parts
}
