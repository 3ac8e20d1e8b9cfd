// What a search reads: the index, the entries, and what is known of pages. Here all in memory, made from documents;
// parted-search.ts reads the stored parts.

import type { AnswerData, QuickAnswers } from '../index/answer-data.ts'
import { type SearchDocuments, type SearchEntry } from '../index/search-documents.ts'
import { invert, type TermIndex } from '../index/term-index.ts'
import { titleWords } from '../index/title-words.ts'
import { weighTerms } from '../index/weigh-terms.ts'
import { createFactReader, type EntryFacts } from './entry-facts.ts'
import { createPageTable, type PageTable } from './page-table.ts'
import { FIELD_WEIGHTS } from './weights.ts'

export interface SearchData {
  /** What a query comes to by that name: made once, although a search begins again when it has read what it lacked. */
  once<Value>(name: string, make: () => Value): Value
  index: TermIndex
  pages: PageTable
  options: SearchDocuments['options']
  answers(): AnswerData | undefined
  /** The same without what explains failures. */
  quickAnswers(): QuickAnswers | undefined
  /** Throws where the rows have yet to be read. */
  needRows(ids: Iterable<number>): void
  needTexts(ids: Iterable<number>): void
  /** The entry, and all others of its page by the numbers around it; with its text or without. */
  row(id: number): SearchEntry
  text(id: number): string
  /** By an entry's number. */
  factsOf(id: number): EntryFacts
  /** Entries of the pages themselves, without text; of a large site the first. */
  titles(): readonly SearchEntry[]
  /** Words of titles that begin with the same letter. */
  titleWords(like: string): Iterable<string>
}

/** Makes all of it from the documents alone. Yields between portions of a few milliseconds. */
export function* indexDocuments(documents: SearchDocuments): Generator<void, SearchData> {
  const { searchDocs: entries, options, answers } = documents
  const index = invert(yield* weighTerms(entries), FIELD_WEIGHTS)
  const words = titleWords(entries)
  const titles = entries.filter(({ type }) => type === 0)
  const row = (id: number): SearchEntry => entries[id]!
  return {
    once: (_, make) => make(),
    index,
    pages: createPageTable(entries),
    options,
    answers: () => answers,
    quickAnswers: () => answers,
    needRows: () => undefined,
    needTexts: () => undefined,
    row,
    text: (id) => entries[id]!.content,
    factsOf: createFactReader(row),
    titles: () => titles,
    titleWords: () => words,
  }
}
