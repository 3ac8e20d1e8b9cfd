// The stored form of the search: a head, many small parts, and the two files with fixed names, which are joined from
// parts.

import { CURRENT_VERSION } from '#site/model/versions.ts'
import type { AnswerData, FailureData, QuickAnswers } from '#site/search/index/answer-data.ts'
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
  /** Texts by their numbers, as the head counts them. */
  parts: string[]
  /** `/lunr-index.json` and `/search-doc.json`: texts, and parts by their numbers, one after the other. */
  joined: Record<'index' | 'documents', (string | number)[]>
}

export function searchFiles(documents: SearchDocuments): SearchFiles {
  const { searchDocs: entries, answers, options } = documents
  const weighed = inOneGo(weighTerms(entries))
  const { slices, joined } = lunrParts(weighed)
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
  const firstText = slices.length + words.length + rows.length
  return {
    head: JSON.stringify(head),
    parts: [
      ...[...slices, ...words, ...rows, ...texts].map(({ text }) => text),
      ...(answers ? answerTexts(answers) : []),
      packDocuments(titlesOf(documents)),
    ],
    joined: {
      index: joined.map((piece) => (typeof piece === 'string' ? piece : piece.slice)),
      documents: [
        '{"searchDocs":[',
        ...texts.flatMap((_, at) => (at === 0 ? [firstText] : [',', firstText + at])),
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
    { key: ([, [own]]) => own!.url, size: ([, page]) => page.length },
    ROWS_PER_PART,
  )
  return groups.map((group) => ({
    first: group[0]![0],
    text: packDocuments({
      searchDocs: group
        .flatMap(([, page]) => page)
        .map(({ summary: _, ...entry }) => ({ ...entry, content: '' })),
      options: { ...options, facets: [] },
    }),
  }))
}

function pagesOf(entries: readonly SearchEntry[]): [first: number, page: SearchEntry[]][] {
  const pages: [number, SearchEntry[]][] = []
  entries.forEach((entry, id) => {
    if (entry.type === 0 || id === 0) pages.push([id, [entry]])
    else pages.at(-1)![1].push(entry)
  })
  return pages
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
