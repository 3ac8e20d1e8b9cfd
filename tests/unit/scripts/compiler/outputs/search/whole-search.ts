// The search of some pages, made in memory as the build's steps make it: each page is a group of its own.

import {
  entriesIn,
  groupNumbers,
  joinSearch,
  wordParts,
  type JoinedSearch,
} from '#scripts/compiler/outputs/search/join-search.ts'
import { namesOf, omittedNames, searchEntries } from '#scripts/compiler/outputs/search/search-entries.ts'
import type { SearchedPage } from '#scripts/compiler/outputs/search/search-entries.ts'
import { MAX_HITS, searchGroup } from '#scripts/compiler/outputs/search/search-group.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import { fieldVectors, storedRange, type TermWeights } from '#site/search/stored/lunr-format.ts'
import type { Facet, SearchDocuments, SearchEntry } from '#site/search/index/search-documents.ts'
import { spreadOf } from '#site/search/index/weigh-terms.ts'

interface Whole {
  pages: SearchedPage[]
  facetOf: (page: SearchedPage) => Facet
  facets: { name: Facet; label: string }[]
  answers?: AnswerData
}

/** By group. */
function entriesByPage({ pages, facetOf }: Whole): SearchEntry[][] {
  const omitted = omittedNames(pages.map((page) => namesOf([page])))
  return pages.map((page, at) => searchEntries([page], facetOf, omitted[at]!))
}

export function documentsOf(whole: Whole): SearchDocuments {
  const { facets, answers } = whole
  return {
    searchDocs: entriesByPage(whole).flat(),
    ...(answers && { answers }),
    options: { maxHits: MAX_HITS, facets },
  }
}

export function wholeSearch<Stored>(whole: Whole, store: (text: string) => Stored): JoinedSearch<Stored> {
  const groups = entriesByPage(whole).map((entries) => searchGroup(entries, store))
  const numbers = groupNumbers(groups)
  const spread = spreadOf(groups.reduce((sum, { slots }) => sum + entriesIn(slots), 0))
  const ranges = groups[0]!.places.map((_, range) =>
    storedRange(groups.map(({ places }, at) => ({ numbers: numbers[at]!, places: places[range]! }))),
  )
  const weights: TermWeights = {
    spreads: Object.assign({}, ...ranges.map((range) => range.weights.spreads)) as TermWeights['spreads'],
    numbers: Object.assign({}, ...ranges.map((range) => range.weights.numbers)) as TermWeights['numbers'],
  }
  const words = wordParts(
    ranges.flatMap(({ terms }) => terms),
    groups.flatMap(({ titleWords }) => titleWords),
  )
  return joinSearch(
    {
      groups,
      slices: ranges.map(({ slices }) => slices.map(({ first, text }) => [first, store(text)])),
      vectors: groups.map(({ places }, at) =>
        fieldVectors({ numbers: numbers[at]!, places: places.flat() }, weights, spread).map(store),
      ),
      words: words.map(({ first, text }) => [first, store(text)]),
      answers: whole.answers,
      options: { maxHits: MAX_HITS, facets: whole.facets },
    },
    store,
  )
}
