// The search worker: loads the search data and ranks results, off the main thread.

import type { AnswerFinder } from '../../search/answer/answer-finder.ts'
import type { ExplainQuery } from '../../search/answer/failure/explain-query.ts'
import { lend } from '../../search/answer/lent-words.ts'
import { stemComparison } from '../../search/answer/word-stems.ts'
import { unpackDocuments } from '../../search/index/packed-documents.ts'
import { parseHead } from '../../search/index/search-head.ts'
import { openSearch, type PartedSearch } from '../../search/parted/parted-search.ts'
import { createQueryParser, type ParseQuery } from '../../search/query/query-parser.ts'
import { indexDocuments, type SearchData } from '../../search/query/search-data.ts'
import { shownAnswer } from '../../search/present/shown-answer.ts'
import { shownResults, suggestedPages } from '../../search/present/shown-results.ts'
import { inTurns } from './in-turns.ts'
import type { SearchRequest, WorkerMessage } from './search-messages.ts'
import { createTypedTexts, type TypedText } from './typed-texts.ts'

/** A download that takes longer counts as failed, so that the reader can retry. */
const PATIENCE_MS = 20_000
/** How long to wait for the full data before showing matches in titles alone. */
const TITLES_AFTER_MS = 80
const REHEARSED = 24

let titles: SearchData | undefined
let whole: { search: PartedSearch; parts: string } | undefined
/** Text waiting for the data that explains it. */
let pasted: string | undefined
let asked: (Extract<SearchRequest, { kind: 'ask' }> & { typed: TypedText }) | undefined
const nextText = createTypedTexts()
/** Downloads in progress or done, by URL. Failed ones are removed, so that the next request retries. */
const loads = new Map<string, Promise<unknown>>()

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.kind === 'load') {
    load(request).catch((error: unknown) => {
      // Search is not open yet: the data is requested again when it is.
      if (request.head) fail(error)
      else post({ kind: 'unprepared' })
    })
  } else if (request.kind === 'paste') {
    asked = undefined
    pasted = request.text
    void explain()
  } else {
    asked = { ...request, typed: nextText(request.query, request.isBegun) }
    pasted = undefined
    void answer()
  }
})

async function load({ titles: first, head, parts }: Extract<SearchRequest, { kind: 'load' }>): Promise<void> {
  const opening = head && parts ? once(head, 'auto', opener(parts, loadParser())) : undefined
  await once(first, head ? 'auto' : 'low', takeTitles)
  await opening
}

async function takeTitles(json: string): Promise<void> {
  titles = await inTurns(indexDocuments(unpackDocuments(json)))
  reached()
  void answer()
}

function opener(parts: string, parser: Promise<ParseQuery>): (json: string) => Promise<void> {
  return async (json) => {
    const head = parseHead(json)
    const code = { parse: await parser, loadExplainer, loadAnswerFinder }
    whole = { search: openSearch(head, new Map(), code), parts }
    reached()
    void answer()
    void explain()
    // The dialog is open, and nothing is typed yet.
    if (titles) void inTurns(rehearse(titles))
  }
}

/** Without the words of others a search still finds what is called as the reader calls it. */
async function loadParser(): Promise<ParseQuery> {
  try {
    const { FOREIGN_TABLES } = await import('../../search/words/foreign-tables.ts')
    return createQueryParser(FOREIGN_TABLES)
  } catch {
    return createQueryParser([])
  }
}

/** Reports progress only once there are titles, which the dialog starts with. */
function reached(): void {
  if (titles) post({ kind: 'stage', stage: whole ? 'whole' : 'titles', suggested: suggestedPages(titles) })
}

function once<Value>(
  url: string,
  priority: RequestPriority,
  use: (text: string) => Value | Promise<Value>,
): Promise<Value> {
  let loading = loads.get(url) as Promise<Value> | undefined
  if (!loading) {
    loading = fetchText(url, priority).then(use)
    loads.set(url, loading)
    loading.catch(() => loads.delete(url))
  }
  return loading
}

async function fetchText(url: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(url, { priority, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.text()
}

/** Warms up the engine with likely queries, so that the reader's first keystrokes run optimised code. */
function* rehearse(known: SearchData): Generator<void, void> {
  for (const { title } of known.titles().slice(0, REHEARSED)) {
    shownResults(known, title)
    yield
  }
}

async function answer(): Promise<void> {
  const request = asked
  if (!request) return
  const { query, facet, typed } = request
  /** Titles without a match say nothing about the rest of the content. */
  const showTitles = (): void => {
    const results = asked === request && titles && shownResults(titles, query, facet)
    if (results && results.total > 0) post({ kind: 'results', results, facet, stage: 'titles' })
  }
  if (!whole) return showTitles()
  const timer = setTimeout(showTitles, TITLES_AFTER_MS)
  // What only the beginning of a text needs is not read. Nothing better than titles comes before its end.
  let isWaiting = false
  const beforeReading = (): Promise<void> => {
    if (typed.isTyping && !isWaiting) showTitles()
    isWaiting = true
    return typed.atEnd()
  }
  try {
    const results = await askWhole((data) => shownResults(data, query, facet), beforeReading)
    if (asked === request) post({ kind: 'results', results, facet, stage: 'whole' })
  } catch (error) {
    if (asked === request) fail(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Loaded parts are kept: they are small, and similar queries need the same ones. */
function askWhole<Result>(
  run: (data: SearchData) => Result,
  beforeReading: () => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const { search, parts } = whole!
  return search.ask(run, async (part) => {
    const url = parts + part
    if (!loads.has(url)) await beforeReading()
    return once(url, 'high', (text) => text)
  })
}

async function loadExplainer(): Promise<ExplainQuery> {
  const { explainQuery } = await import('../../search/answer/failure/explain-query.ts')
  return explainQuery
}

async function loadAnswerFinder(): Promise<AnswerFinder> {
  lend()
  const { answerFinder } = await import('../../search/answer/answer-finder.ts')
  return answerFinder
}

async function explain(): Promise<void> {
  if (!whole || pasted === undefined) return
  const text = pasted
  pasted = undefined
  try {
    const [answers, { explainInBrowser }] = await Promise.all([
      askWhole((data) => data.answers()),
      import('./explain-in-browser.ts'),
    ])
    if (!answers) return post({ kind: 'pasted', closest: [] })
    const found = await explainInBrowser(answers, text, stemComparison)
    if ('answer' in found) return post({ kind: 'pasted', answer: shownAnswer(found.answer), closest: [] })
    const { results } = await askWhole((data) => shownResults(data, found.words, undefined, true))
    post({ kind: 'pasted', closest: results })
  } catch (error) {
    fail(error)
  }
}

const fail = (error: unknown): void => post({ kind: 'failed', message: String(error) })

function post(message: WorkerMessage): void {
  postMessage(message)
}
