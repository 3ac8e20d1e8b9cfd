// The script of the search worker: loads the search data and ranks, away from the page's own thread.

import { unpackDocuments } from '../../search/index/packed-documents.ts'
import { parseHead } from '../../search/index/search-head.ts'
import { openSearch, type PartedSearch } from '../../search/query/parted-search.ts'
import { indexDocuments, type SearchData } from '../../search/query/search-data.ts'
import { shownResults, suggestedPages } from '../../search/present/shown-results.ts'
import { explainInBrowser } from './explain-in-browser.ts'
import { inTurns } from './in-turns.ts'
import type { SearchRequest, WorkerMessage } from './search-messages.ts'

/** A download that takes longer counts as failed, so that the reader can try again. */
const PATIENCE_MS = 20_000
/** How long rows wait for the whole data before titles alone are shown. */
const TITLES_AFTER_MS = 80
const REHEARSED = 24

let titles: SearchData | undefined
let whole: { search: PartedSearch; parts: string } | undefined
/** Waits for the tables that explain it. */
let pasted: string | undefined
let asked: Extract<SearchRequest, { kind: 'ask' }> | undefined
/** Downloads under way or done, by address. A failed one is forgotten, so that the next request tries again. */
const loads = new Map<string, Promise<unknown>>()

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.kind === 'load') {
    load(request).catch((error: unknown) => {
      // Nobody looks yet: what was to be ready early is asked for again when someone does.
      if (request.head) fail(error)
      else post({ kind: 'unprepared' })
    })
  } else if (request.kind === 'paste') {
    asked = undefined
    pasted = request.text
    void explain()
  } else {
    asked = request
    pasted = undefined
    void answer()
  }
})

async function load({ titles: first, head, parts }: Extract<SearchRequest, { kind: 'load' }>): Promise<void> {
  const opening = head && parts ? once(head, 'auto', (json) => open(json, parts)) : undefined
  await once(first, head ? 'auto' : 'low', takeTitles)
  await opening
}

async function takeTitles(json: string): Promise<void> {
  titles = await inTurns(indexDocuments(unpackDocuments(json)))
  reached()
  void answer()
}

function open(json: string, parts: string): void {
  whole = { search: openSearch(parseHead(json), new Map()), parts }
  reached()
  void answer()
  void explain()
  // A reader looks, and has yet to type.
  if (titles) void inTurns(rehearse(titles))
}

/** Nothing is said before there are titles: they are what a reader begins with. */
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

/**
 * Asks what readers may ask: the engine makes often used code fast, and the first letters of a reader should not be
 * what it learns from.
 */
function* rehearse(known: SearchData): Generator<void, void> {
  for (const { title } of known.titles().slice(0, REHEARSED)) {
    shownResults(known, title)
    yield
  }
}

async function answer(): Promise<void> {
  const request = asked
  if (!request) return
  const { query, facet } = request
  /** Titles that lack what was asked for say nothing of the rest. */
  const showTitles = (): void => {
    const results = asked === request && titles && shownResults(titles, query, facet)
    if (results && results.total > 0) post({ kind: 'results', results, facet, stage: 'titles' })
  }
  if (!whole) return showTitles()
  const timer = setTimeout(showTitles, TITLES_AFTER_MS)
  try {
    const results = await askWhole((data) => shownResults(data, query, facet))
    if (asked === request) post({ kind: 'results', results, facet, stage: 'whole' })
  } catch (error) {
    if (asked === request) fail(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Parts that are read stay: they are small, and neighbouring queries need the same. */
function askWhole<Result>(run: (data: SearchData) => Result): Promise<Result> {
  const { search, parts } = whole!
  return search.ask(run, (part) => once(parts + part, 'high', (text) => text))
}

async function explain(): Promise<void> {
  if (!whole || pasted === undefined) return
  const text = pasted
  pasted = undefined
  try {
    const answers = await askWhole((data) => data.answers())
    post({ kind: 'pasted', answer: answers && (await explainInBrowser(answers, text)) })
  } catch (error) {
    fail(error)
  }
}

const fail = (error: unknown): void => post({ kind: 'failed', message: String(error) })

function post(message: WorkerMessage): void {
  postMessage(message)
}
