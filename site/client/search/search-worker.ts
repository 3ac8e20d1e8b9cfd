// The script of the search worker: loads the search data and ranks, away from the page's own thread.

import { unpackDocuments } from '../../search/index/packed-documents.ts'
import type { SearchDocuments } from '../../search/index/search-documents.ts'
import { indexDocuments, type SearchData } from '../../search/query/search-data.ts'
import { shownResults, suggestedPages } from '../../search/present/shown-results.ts'
import { explainPaste } from './explain-paste.ts'
import { inTurns } from './in-turns.ts'
import type { SearchRequest, SearchStage, WorkerMessage } from './search-messages.ts'

/** A download that takes longer counts as failed, so that the reader can try again. */
const PATIENCE_MS = 20_000
const REHEARSED = 24

let data: SearchData | undefined
let stage: SearchStage = 'titles'
/** Waits for the tables that explain it. */
let pasted: string | undefined
let asked: Extract<SearchRequest, { kind: 'ask' }> | undefined
/** Downloads under way or done, by address. A failed one is forgotten, so that the next request tries again. */
const loads = new Map<string, Promise<void>>()

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.kind === 'load') {
    load(request).catch((error: unknown) => {
      // Nobody looks yet: what was to be ready early is asked for again when someone does.
      post(request.text ? { kind: 'failed', message: String(error) } : { kind: 'unprepared' })
    })
  } else if (request.kind === 'paste') {
    asked = undefined
    pasted = request.text
    void explain()
  } else {
    asked = request
    pasted = undefined
    results()
  }
})

async function load({ titles, text }: Extract<SearchRequest, { kind: 'load' }>): Promise<void> {
  const priority = text ? 'auto' : 'low'
  await once(titles, priority, (json) => take('titles', unpackDocuments(json)))
  if (text) await once(text, priority, (json) => take('whole', unpackDocuments(json)))
}

function once(url: string, priority: RequestPriority, use: (json: string) => Promise<void>): Promise<void> {
  let loading = loads.get(url)
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

async function take(reached: SearchStage, documents: SearchDocuments): Promise<void> {
  data = await inTurns(indexDocuments(documents))
  stage = reached
  // The result is what a reader who has typed waits for.
  results()
  void explain()
  post({ kind: 'stage', stage, suggested: suggestedPages(data) })
  // Titles are there for readers who may never search.
  if (stage === 'whole') void inTurns(rehearse(data))
}

/**
 * Asks what readers may ask: the engine makes often used code fast, and the first letters of a reader should not be
 * what it learns from.
 */
function* rehearse(known: SearchData): Generator<void, void> {
  const titles = known.documents.searchDocs.filter(({ type }) => type === 0).map(({ title }) => title)
  for (const title of titles.slice(0, REHEARSED)) {
    shownResults(known, title)
    yield
  }
}

function results(): void {
  if (!data || !asked) return
  const { query, facet } = asked
  post({ kind: 'results', results: shownResults(data, query, facet), facet, stage })
}

async function explain(): Promise<void> {
  if (!data || stage !== 'whole' || pasted === undefined) return
  const text = pasted
  pasted = undefined
  try {
    post({ kind: 'pasted', answer: await explainPaste(data, text) })
  } catch (error) {
    post({ kind: 'failed', message: String(error) })
  }
}

function post(message: WorkerMessage): void {
  postMessage(message)
}
