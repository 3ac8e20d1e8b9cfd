// Puts the search of a release together from what is stored of groups of pages and of ranges of terms: its head, and the
// list of its parts.

import { hintsOf } from '#site/search/answer/answer-hints.ts'
import type { AnswerData, FailureData, QuickAnswers } from '#site/search/index/answer-data.ts'
import { entryNumber, pageNumbers } from '#site/search/stored/entry-numbers.ts'
import { inSlices } from '#site/search/stored/lunr-format.ts'
import { packDocuments } from '#site/search/index/packed-documents.ts'
import type { SearchDocuments } from '#site/search/index/search-documents.ts'
import type { SearchHead, WordsPart } from '#site/search/index/search-head.ts'
import { titlesOf } from '#site/search/index/search-titles.ts'
import { joinTables } from '#site/search/query/page-table.ts'
import type { SearchGroup } from './search-group.ts'

const WORDS_CHARACTERS = 8000

/** The first key of each part, and where the parts are: one after the other, or several in a run. */
export interface Listed<Key, Stored> {
  firsts: Key[]
  parts: Stored[]
}

export interface ListedGroup<Stored> extends Pick<
  SearchGroup<Stored>,
  'table' | 'paths' | 'slots' | 'titles'
> {
  rows: Listed<number, Stored>
  texts: Listed<number, Stored>
}

interface SearchPieces<Stored> {
  groups: ListedGroup<Stored>[]
  terms: Listed<string, Stored>
  words: Listed<string, Stored>
  answers?: AnswerData | undefined
  options: SearchDocuments['options']
}

export interface JoinedSearch<Stored> {
  head: string
  /** In the order of their numbers, as the head counts them. */
  parts: Stored[]
  /** The last of them. */
  titles: Stored
}

export function joinSearch<Stored>(
  { groups, terms, words, answers, options }: SearchPieces<Stored>,
  store: (text: string) => Stored,
): JoinedSearch<Stored> {
  const firsts = firstEntries(groups)
  const numbered = (kind: 'rows' | 'texts'): Listed<number, Stored> => ({
    firsts: groups.flatMap((group, at) => group[kind].firsts.map((id) => firsts[at]! + id)),
    parts: groups.flatMap((group) => group[kind].parts),
  })
  const [rows, texts] = [numbered('rows'), numbered('texts')]
  const numbers = pageNumbers(groups.flatMap(({ paths }) => paths))
  const { pages, shared } = joinTables(groups.map(({ table }) => table))
  const head: SearchHead = {
    pages: { numbers, ...pages },
    shared,
    parts: {
      terms: terms.firsts,
      words: words.firsts,
      rows: rows.firsts,
      texts: texts.firsts,
      answers: answers ? [0] : [],
      failures: answers ? [0] : [],
      titles: [0],
    },
    options,
    ...(answers && { hints: hintsOf(answers) }),
  }
  const titleDocuments = titlesOf({ searchDocs: groups.flatMap((group) => group.titles), options })
  const titles = store(packDocuments(titleDocuments))
  const parts = [
    ...[terms, words, rows, texts].flatMap((listed) => listed.parts),
    ...(answers ? answerTexts(answers).map(store) : []),
    titles,
  ]
  return { head: JSON.stringify(head), parts, titles }
}

/** The place of each group's first entry. */
export function firstEntries(groups: readonly Pick<SearchGroup<unknown>, 'slots'>[]): number[] {
  let next = 0
  return groups.map(({ slots }) => {
    const size = entriesIn(slots)
    next += size
    return next - size
  })
}

export const entriesIn = (slots: readonly number[][]): number =>
  slots.reduce((sum, page) => sum + page.length, 0)

/** By group: the number of each of its entries. */
export function groupNumbers(groups: readonly Pick<SearchGroup<unknown>, 'paths' | 'slots'>[]): number[][] {
  const numbers = pageNumbers(groups.flatMap(({ paths }) => paths))
  let next = 0
  return groups.map(({ slots }) =>
    slots.flatMap((ofPage) => {
      const page = numbers[next++]!
      return ofPage.map((slot) => entryNumber(page, slot))
    }),
  )
}

/** All words of the index and of titles, cut at the same places. `terms`: sorted. */
export function wordParts(
  terms: readonly string[],
  titles: Iterable<string>,
): { first: string; text: string }[] {
  const sorted = [...new Set(titles)].sort()
  const cut = inSlices(
    terms.map((term) => ({ key: term, text: term })),
    WORDS_CHARACTERS,
  )
  return cut.map(({ key, text }, at) => {
    const next = cut[at + 1]?.key
    const here = sorted.filter((word) => (at === 0 || word >= key) && (next === undefined || word < next))
    return { first: key, text: JSON.stringify({ terms: text.split(','), titles: here } satisfies WordsPart) }
  })
}

/** In the order of the kinds of parts. */
function answerTexts({ facts, factFamilies, notOffered, ...others }: AnswerData): string[] {
  const { keyHeader, causes, operations, signatures, server, reference } = others
  return [
    JSON.stringify({ facts, factFamilies, notOffered } satisfies QuickAnswers),
    JSON.stringify({
      keyHeader,
      causes,
      operations,
      signatures,
      ...(server !== undefined && { server }),
      reference,
    } satisfies FailureData),
  ]
}
