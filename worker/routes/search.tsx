// Owns `/search` and `/search.json`: one ranking, as a page that needs no JavaScript and for programs.

import { SearchPage } from '#site/pages/search-page.tsx'
import { SEARCH_JSON_PATH, SEARCH_PATH } from '#site/model/urls.ts'
import type { SearchData } from '#site/search/search-data.ts'
import { search, type SearchAnswer } from '#site/search/search.ts'
import { readContextOf, type Answer } from '../answer.ts'
import { createBoundedMemory } from '../bounded-memory.ts'
import { cachePolicy } from '../cache-policy.ts'
import { plainNotFound } from '../plain-answer.ts'
import { renderNotice } from '../render-notice.tsx'
import type { PageRenderer } from '../render-page.tsx'
import { createSearchIndex } from '../search-index.ts'
import { parseSearchQuery, searchAddress, type SearchQuery } from '../search-query.ts'
import { searchPageProps } from '../search-results.ts'
import type { ServedRelease } from '../served-release.ts'
import { wholeAnswer } from '../whole-answer.ts'

const ANSWER_MEMORY_BYTES = 2 * 1024 * 1024

export function answerSearch(release: ServedRelease, renderer: PageRenderer): Answer<'search'> {
  const answers = createBoundedMemory<string>(ANSWER_MEMORY_BYTES)
  const loadIndex = createSearchIndex(release)

  return async (c, { format }) => {
    const query = parseSearchQuery(new URL(c.req.url).search)
    const key = searchAddress(format === 'json' ? SEARCH_JSON_PATH : SEARCH_PATH, query)
    let body = answers.get(key)
    if (body === undefined) {
      const data = await loadIndex(readContextOf(c))
      if (!data) return plainNotFound()
      const answer = runSearch(data, query)
      // What readers look for is theirs; that they found nothing is worth knowing.
      if (query.q !== '' && answer.total === 0) c.set('event', 'search-empty')
      body = format === 'json' ? JSON.stringify(answer) : await renderResults(renderer, data, query, answer)
      answers.set(key, body, body.length)
    }
    const type = format === 'json' ? 'application/json' : 'text/html'
    return wholeAnswer(body, {
      'content-type': `${type}; charset=utf-8`,
      ...cachePolicy.search,
      'x-robots-tag': 'noindex',
    })
  }
}

function runSearch(data: SearchData, query: SearchQuery): SearchAnswer {
  const isKnown = data.documents.options.facets.some(({ name }) => name === query.facet)
  return search(data, query.q, {
    facet: isKnown ? query.facet : undefined,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  })
}

function renderResults(
  renderer: PageRenderer,
  data: SearchData,
  query: SearchQuery,
  answer: SearchAnswer,
): Promise<string> {
  const content = <SearchPage {...searchPageProps(data, query, answer)} />
  return renderNotice(renderer, { title: 'Search', path: SEARCH_PATH, content })
}
