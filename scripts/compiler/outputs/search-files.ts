// The stored form of the search: a head, many small parts, and the two files with fixed names, which are joined from
// parts.

import type { JoinedFile, SearchFile } from '#site/model/release.ts'
import { CURRENT_VERSION } from '#site/model/versions.ts'
import type { AnswerData, FailureData, QuickAnswers } from '#site/search/index/answer-data.ts'
import { numberEntries, pagesOf, type EntryNumbers } from '#site/search/index/entry-numbers.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { inSlices, lunrParts } from '#site/search/index/lunr-format.ts'
import { packDocuments } from '#site/search/index/packed-documents.ts'
import type { SearchDocuments, SearchEntry } from '#site/search/index/search-documents.ts'
import type { SearchHead, WordsPart } from '#site/search/index/search-head.ts'
import { stableGroups } from '#site/search/index/stable-groups.ts'
import { titlesOf } from '#site/search/index/search-titles.ts'
import { titleWords } from '#site/search/index/title-words.ts'
import { weighTerms } from '#site/search/index/weigh-terms.ts'
import { pageTableOf } from '#site/search/query/page-table.ts'

const WORDS_CHARACTERS = 8000
const TEXT_CHARACTERS = 8000
/** Rows in a part: a few kilobytes. */
const ROWS_PER_PART = 40

export interface SearchFiles {
  head: string
  /** Texts by their numbers, as the head counts them; then those that only lunr clients read. */
  parts: string[]
  /** The number of the titles among them. */
  titles: number
  /** What the index calls the entries. */
  numbers: EntryNumbers
  joined: Record<SearchFile, JoinedFile>
}

export function searchFiles(documents: SearchDocuments): SearchFiles {
  const { searchDocs: entries, answers, options } = documents
  const weighed = inOneGo(weighTerms(entries))
  const numbers = numberEntries(entries)
  const { slices, vectors, around } = lunrParts(weighed, numbers)
  const words = wordParts(weighed.terms, [...titleWords(entries)].sort())
  const rows = rowParts(entries, options)
  const texts = textParts(entries)
  const head: SearchHead = {
    ...pageTableOf(entries),
    parts: {
      terms: slices.map(({ first }) => first),
      words: words.map(({ first }) => first),
      rows: rows.map(({ first }) => first),
      texts: texts.map(({ first }) => first),
      answers: answers ? [0] : [],
      failures: answers ? [0] : [],
      titles: [0],
    },
    options,
  }
  const parts = [
    ...[...slices, ...words, ...rows, ...texts].map(({ text }) => text),
    ...(answers ? answerTexts(answers) : []),
    packDocuments(titlesOf(documents)),
  ]
  const firstText = slices.length + words.length + rows.length
  const firstVector = parts.length
  const [beforeVectors, beforeSlices, end] = around
  return {
    head: JSON.stringify(head),
    parts: [...parts, ...vectors],
    titles: firstVector - 1,
    numbers,
    joined: {
      index: [
        beforeVectors,
        [firstVector, firstVector + vectors.length],
        beforeSlices,
        [0, slices.length],
        end,
      ],
      documents: [
        '{"searchDocs":[',
        [firstText, firstText + texts.length],
        `],"options":${JSON.stringify(options)}}`,
      ],
    },
  }
}

/** All words of both lists, cut at the same places. */
function wordParts(terms: readonly string[], titles: readonly string[]): { first: string; text: string }[] {
  const cut = inSlices(
    terms.map((term) => ({ key: term, text: term })),
    WORDS_CHARACTERS,
  )
  return cut.map(({ key, text }, at) => {
    const next = cut[at + 1]?.key
    const here = titles.filter((word) => (at === 0 || word >= key) && (next === undefined || word < next))
    return { first: key, text: JSON.stringify({ terms: text.split(','), titles: here } satisfies WordsPart) }
  })
}

/** Pages are not split: an operation is shown with the heading above it. */
function rowParts(
  entries: readonly SearchEntry[],
  options: SearchDocuments['options'],
): { first: number; text: string }[] {
  const groups = stableGroups(
    pagesOf(entries),
    { key: ([own]) => own!.url, size: (page) => page.length },
    ROWS_PER_PART,
  )
  let first = 0
  return groups.map((group) => {
    const rows = group.flat()
    first += rows.length
    return {
      first: first - rows.length,
      text: packDocuments({
        searchDocs: rows.map(({ summary: _, ...entry }) => ({ ...entry, content: '' })),
        options: { ...options, facets: [] },
      }),
    }
  })
}

function textParts(entries: readonly SearchEntry[]): { first: number; text: string }[] {
  const items = entries.map((entry, id) => ({
    id,
    key: entry.url,
    text: JSON.stringify({ ...entry, version: CURRENT_VERSION.label }),
  }))
  const measure = {
    key: ({ key }: (typeof items)[number]) => key,
    size: ({ text }: (typeof items)[number]) => text.length,
  }
  return stableGroups(items, measure, TEXT_CHARACTERS).map((group) => ({
    first: group[0]!.id,
    text: group.map(({ text }) => text).join(','),
  }))
}

/** In the order of the kinds of parts. */
function answerTexts({
  headerPrefix,
  facts,
  factFamilies,
  notOffered,
  formerNames,
  ...failures
}: AnswerData): string[] {
  const quick: QuickAnswers = { headerPrefix, facts, factFamilies, notOffered, formerNames }
  return [JSON.stringify(quick), JSON.stringify(failures satisfies FailureData)]
}
