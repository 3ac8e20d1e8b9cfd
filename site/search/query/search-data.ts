// The data that search reads: the index, the entries, and page data. This implementation is in memory, built from
// documents; parted-search.ts reads the stored parts.

import type { FailureAnswer } from '../answer/answer.ts'
import type { AnswerFinder } from '../answer/answer-finder.ts'
import type { ExplainQuery } from '../answer/failure/explain-query.ts'
import type { AnswerData, AnswerHints, QuickAnswers } from '../index/answer-data.ts'
import { type SearchDocuments, type SearchEntry } from '../index/search-documents.ts'
import { invert, type TermIndex } from '../index/term-index.ts'
import { stemComparison } from '../answer/word-stems.ts'
import { titleWords } from '../index/title-words.ts'
import { weighTerms } from '../index/weigh-terms.ts'
import { createFactReader, type EntryFacts } from './entry-facts.ts'
import { createPageTable, type PageTable } from './page-table.ts'
import { createQueryParser, type ParseQuery } from './query-parser.ts'
import { FIELD_WEIGHTS } from './weights.ts'

export interface SearchData {
  /** Memoises a result for the current query under this name, since a search restarts after reading missing parts. */
  once<Value>(name: string, make: () => Value): Value
  /** Reads a query, with the words of others if they are there. */
  parse: ParseQuery
  index: TermIndex
  /** False for titles alone, which say nothing of words that they lack. */
  hasTexts: boolean
  pages: PageTable
  options: SearchDocuments['options']
  /** Undefined if the content has no data for answers. */
  hints: AnswerHints | undefined
  answers(): AnswerData | undefined
  /** Facts, and what is not offered; with them comes `answerFinder`. */
  quickAnswers(): QuickAnswers | undefined
  /** Throws if `quickAnswers` has not been read yet. */
  answerFinder(): AnswerFinder
  /** Requests what `explain` needs, to be read with other missing parts. */
  askForExplainer(): void
  /** Explains a failed call; undefined if the query is none. Throws if the code for it has not been loaded yet. */
  explain(query: string): FailureAnswer | undefined
  /** Throws if the rows have not been read yet. */
  needRows(ids: Iterable<number>): void
  needTexts(ids: Iterable<number>): void
  /** With or without its text. */
  row(id: number): SearchEntry
  text(id: number): string
  factsOf(id: number): EntryFacts
  /** Where the entry is in the documents, and what is there: before and after it are the others of its page. */
  placeOf(id: number): number
  rowAt(place: number): SearchEntry
  /** The pages' own entries, without text; on a large site only the first ones. */
  titles(): readonly SearchEntry[]
  /** Words of titles that start with the same letter. */
  titleWords(like: string): Iterable<string>
}

/** Where every part is there and no search restarts. */
export const makeAnew: SearchData['once'] = (_, make) => make()

/** What titles alone do without. */
interface WithAnswers {
  hints?: AnswerHints
  explainQuery?: ExplainQuery
  answerFinder?: AnswerFinder
  parse?: ParseQuery
}

/** Builds everything from the documents. Yields every few milliseconds. Knows no words of others unless told. */
export function* indexDocuments(
  documents: SearchDocuments,
  { hints, explainQuery, answerFinder, parse = createQueryParser([]) }: WithAnswers = {},
): Generator<void, SearchData> {
  const { searchDocs: entries, options, answers } = documents
  const index = invert(yield* weighTerms(entries), FIELD_WEIGHTS)
  const words = titleWords(entries)
  const titles = entries.filter(({ type }) => type === 0)
  const row = (id: number): SearchEntry => entries[id]!
  return {
    once: makeAnew,
    parse,
    index,
    hasTexts: entries.some(({ content }) => content !== ''),
    pages: createPageTable(entries),
    options,
    hints,
    answers: () => answers,
    quickAnswers: () => answers,
    answerFinder: () => answerFinder!,
    askForExplainer: () => undefined,
    explain: (query) => answers && explainQuery?.(query, answers.signs, () => answers, stemComparison),
    needRows: () => undefined,
    needTexts: () => undefined,
    row,
    text: (id) => entries[id]!.content,
    factsOf: createFactReader(row),
    placeOf: (id) => id,
    rowAt: row,
    titles: () => titles,
    titleWords: () => words,
  }
}
