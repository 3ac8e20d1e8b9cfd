// Search over the stored parts: runs on what has been read, collects what is missing, and runs again once that is
// loaded. Shared by the Worker and the browser, which read parts differently.

import type { AnswerFinder } from '../answer/answer-finder.ts'
import type { ExplainQuery } from '../answer/failure/explain-query.ts'
import type { AnswerData, FailureData, QuickAnswers } from '../index/answer-data.ts'
import type { SearchEntry } from '../index/search-documents.ts'
import { stemComparison } from '../answer/word-stems.ts'
import { partWith, type SearchHead } from '../index/search-head.ts'
import { createIdReader, readPageTable } from '../query/page-table.ts'
import type { ParseQuery } from '../query/query-parser.ts'
import { parsePart } from './parse-part.ts'
import {
  ANSWER_FINDER,
  createPartReader,
  EXPLAINER,
  PartsMissing,
  type KeptParts,
  type LoadedCode,
  type PartReader,
  type Reading,
} from './part-reader.ts'
import { createRowPlaces } from './row-places.ts'
import { termIndexOver, wordsLike } from './parted-terms.ts'
import { makeAnew, type SearchData } from '../query/search-data.ts'

/** Limit on rounds: each reads what the previous one found missing. */
const MAX_ROUNDS = 12

export interface PartedSearch {
  head: SearchHead
  /** Rejects if a part cannot be read. */
  ask<Result>(run: (data: SearchData) => Result, read: (part: number) => Promise<string>): Promise<Result>
}

/** Code that the search calls, which its reader may have loaded or not. */
export interface SearchCode {
  parse: ParseQuery
  /** Loads the code that explains failures. */
  loadExplainer(): Promise<ExplainQuery>
  /** Loads the code that finds facts, and what is not offered. */
  loadAnswerFinder(): Promise<AnswerFinder>
}

export function openSearch(
  head: SearchHead,
  kept: KeptParts,
  { parse, loadExplainer, loadAnswerFinder }: SearchCode,
): PartedSearch {
  const pages = readPageTable(head)
  const idOf = createIdReader(head, pages)
  const code: LoadedCode = {}
  return {
    head,
    async ask(run, read) {
      // Parts stay available for this search even if the cache evicts them meanwhile.
      const reading: Reading = { own: new Map(), kept, missing: new Set(), code }
      const made = new Map<string, unknown>()
      const data: SearchData = {
        ...dataOver(head, pages, reading),
        parse,
        once: <Value>(name: string, make: () => Value): Value => {
          if (!made.has(name)) made.set(name, make())
          return made.get(name) as Value
        },
      }
      for (let round = 0; round < MAX_ROUNDS; round++) {
        try {
          return run(data)
        } catch (error) {
          if (!(error instanceof PartsMissing)) throw error
        }
        const missing = [...reading.missing]
        reading.missing.clear()
        await Promise.all(
          missing.map(async (part) => {
            if (part === EXPLAINER) {
              code.explainQuery = await loadExplainer()
              return
            }
            if (part === ANSWER_FINDER) {
              code.answerFinder = await loadAnswerFinder()
              return
            }
            const text = await read(part)
            const value = parsePart(head, { part, text, idOf })
            reading.own.set(part, value)
            kept.set(String(part), value, text.length)
          }),
        )
      }
      throw new Error('The search asked for parts without end')
    },
  }
}

/** The search data when every part is available synchronously, for measurements and tests. */
export function searchDataOf(
  head: SearchHead,
  textOf: (part: number) => string,
  { parse, ...code }: { parse: ParseQuery } & Required<LoadedCode>,
): SearchData {
  const pages = readPageTable(head)
  const idOf = createIdReader(head, pages)
  const parsed = new Map<string, unknown>()
  const kept: KeptParts = {
    get(key) {
      const part = Number(key)
      const value = parsed.get(key) ?? parsePart(head, { part, text: textOf(part), idOf })
      parsed.set(key, value)
      return value
    },
    set: () => undefined,
  }
  return { ...dataOver(head, pages, { own: new Map(), kept, missing: new Set(), code }), parse }
}

type Served = Omit<SearchData, 'parse'>

function dataOver(head: SearchHead, pages: SearchData['pages'], reading: Reading): Served {
  const reader = createPartReader(head, reading)
  const { part, settle, only } = reader
  return {
    once: makeAnew,
    index: termIndexOver(head, part, settle),
    hasTexts: true,
    pages,
    options: head.options,
    ...answersOver(head, only, reading),
    ...rowsOver(head, pages, reader),
    titles: () => (head.parts.titles.length === 0 ? [] : (only<SearchEntry[]>('titles') ?? [])),
    titleWords(like) {
      const found = wordsLike(head, part, like).flatMap(({ titles: words }) => words)
      settle()
      return found
    },
  }
}

function answersOver(
  { parts, hints }: SearchHead,
  only: PartReader['only'],
  { code, missing }: Reading,
): Pick<Served, 'hints' | 'answers' | 'quickAnswers' | 'answerFinder' | 'askForExplainer' | 'explain'> {
  const hasAnswers = parts.answers.length > 0
  const facts = (): QuickAnswers | undefined => (hasAnswers ? only<QuickAnswers>('answers') : undefined)
  const answers = (): AnswerData | undefined => {
    const quick = facts()
    if (!quick || !hints) return undefined
    const { phrasings: _, ...told } = hints
    return { ...told, ...quick, ...only<FailureData>('failures')! }
  }
  const askForExplainer = (): void => {
    if (hasAnswers && !code.explainQuery) missing.add(EXPLAINER)
  }
  return {
    hints,
    answers,
    quickAnswers() {
      if (hasAnswers && !code.answerFinder) missing.add(ANSWER_FINDER)
      return facts()
    },
    answerFinder: () => code.answerFinder!,
    askForExplainer,
    explain(query) {
      askForExplainer()
      return hints && code.explainQuery?.(query, hints.signs, answers, stemComparison)
    },
  }
}

function rowsOver(
  head: SearchHead,
  pages: SearchData['pages'],
  { part, settle }: PartReader,
): Pick<Served, 'needRows' | 'needTexts' | 'row' | 'factsOf' | 'text' | 'placeOf' | 'rowAt'> {
  const { rowsAt, rowsWith, placeOf } = createRowPlaces(head, pages, part)
  const { rows: firstRows, texts: firstTexts } = head.parts
  return {
    needRows(ids) {
      for (const id of ids) part('rows', partWith(firstRows, pages.placeOf[pages.pageOf[id]!]!))
      settle()
    },
    needTexts(ids) {
      for (const id of ids) part('texts', partWith(firstTexts, placeOf(id)))
      settle()
    },
    row(id) {
      const { rows, index } = rowsWith(id)
      return rows.rows[index]!
    },
    factsOf(id) {
      const { rows, index } = rowsWith(id)
      return rows.factsOf(index)
    },
    text(id) {
      const place = placeOf(id)
      const at = partWith(firstTexts, place)
      const texts = part<string[]>('texts', at)
      if (!texts) throw new PartsMissing()
      return texts[place - firstTexts[at]!]!
    },
    placeOf,
    rowAt(place) {
      const { rows, first } = rowsAt(place)
      return rows.rows[place - first]!
    },
  }
}
