// The search of some pages, made in memory as the build's steps make it: each page is a group of its own.

import { joinedFiles, storedPieces } from '#scripts/compiler/outputs/search/joined-files.ts'
import {
  entriesIn,
  firstEntries,
  groupNumbers,
  joinSearch,
  wordParts,
  type JoinedSearch,
} from '#scripts/compiler/outputs/search/join-search.ts'
import { namesOf, omittedNames, searchEntries } from '#scripts/compiler/outputs/search/search-entries.ts'
import type { SearchedPage } from '#scripts/compiler/outputs/search/search-entries.ts'
import { packValues } from '#scripts/compiler/outputs/search/pack-values.ts'
import { MAX_HITS, searchGroup } from '#scripts/compiler/outputs/search/search-group.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import type { Hash, JoinedFile, PieceRun, SearchFile } from '#site/model/release.ts'
import { pageNumbers } from '#site/search/stored/entry-numbers.ts'
import { fieldVectors, storedRange, type TermWeights } from '#site/search/stored/lunr-format.ts'
import { createPlaceReader, lunrTerm } from '#site/search/stored/published-files.ts'
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

interface WholeSearch<Stored> extends JoinedSearch<Stored> {
  files: Record<SearchFile, JoinedFile>
}

/** `keep`: publishes a value of the two files with fixed names. */
export function wholeSearch<Stored>(
  whole: Whole,
  store: (text: string) => Stored,
  keep: (value: Uint8Array) => Hash = () => '',
): WholeSearch<Stored> {
  const entries = entriesByPage(whole)
  const groups = entries.map((ofPage) => searchGroup(ofPage, store))
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
  const options = { maxHits: MAX_HITS, facets: whole.facets }
  const listed = <Key>(parts: (readonly [first: Key, Stored])[]) => ({
    firsts: parts.map(([first]) => first),
    parts: parts.map(([, part]) => part),
  })
  const slices = ranges.flatMap((range) => range.slices)
  const joined = joinSearch(
    {
      groups: groups.map((group) => ({ ...group, rows: listed(group.rows), texts: listed(group.texts) })),
      terms: listed(slices.map(({ first, text }) => [first, store(text)] as const)),
      words: listed(words.map(({ first, text }) => [first, store(text)] as const)),
      answers: whole.answers,
      options,
    },
    store,
  )
  const firsts = firstEntries(groups)
  const placeOf = createPlaceReader({
    pages: pageNumbers(groups.flatMap(({ paths }) => paths)),
    slots: groups.flatMap(({ slots }) => slots),
  })
  const packed = (texts: string[]): PieceRun[] => {
    const named = texts.map((text, at) => ({ key: String(at), text }))
    const pieces = storedPieces(named, (bytes) => bytes).map(({ key, stored }) => ({ key, bytes: stored }))
    return packValues([pieces], keep).flat()
  }
  const files = joinedFiles(
    {
      vectors: groups.flatMap(({ places }, at) =>
        packed(fieldVectors(places.flat(), weights, spread).map(({ text }) => text)).map((run) => ({
          ...run,
          first: firsts[at]!,
        })),
      ),
      terms: packed(slices.flatMap(({ text }) => text.split('\n').map((line) => lunrTerm(line, placeOf)))),
      documents: packed(
        entries.flatMap((ofPage) => searchGroup(ofPage, (text) => text).documents.map(([, text]) => text)),
      ),
    },
    options,
  )
  return { ...joined, files }
}
