// The script of the search worker: loads the search data and ranks, away from the page's own thread.

import { unpackTitles } from '../../search/packed-titles.ts'
import { parseDocuments, type SearchDocuments } from '../../search/search-documents.ts'
import { indexDocuments, type SearchData } from '../../search/search.ts'
import { shownAnswer, suggestedPages } from '../../search/shown-answer.ts'
import type { SearchMessage, SearchRequest, SearchStage } from './search-messages.ts'

/** A download that takes longer counts as failed, so that the reader can try again. */
const PATIENCE_MS = 20_000

let data: SearchData | undefined
let stage: SearchStage = 'titles'
let asked: Extract<SearchRequest, { kind: 'ask' }> | undefined

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.kind === 'load') {
    load(request).catch((error: unknown) => post({ kind: 'failed', message: String(error) }))
  } else {
    asked = request
    answer()
  }
})

async function load({ titles, documents }: Extract<SearchRequest, { kind: 'load' }>): Promise<void> {
  const whole = fetchText(documents)
  // A failure is told once, when it is the text's turn.
  whole.catch(() => undefined)
  if (!data) take('titles', unpackTitles(await fetchText(titles)))
  take('whole', parseDocuments(await whole))
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

function take(reached: SearchStage, documents: SearchDocuments): void {
  data = indexDocuments(documents)
  stage = reached
  post({ kind: 'stage', stage, suggested: suggestedPages(data) })
  answer()
}

function answer(): void {
  if (!data || !asked) return
  const { query, facet } = asked
  post({ kind: 'answer', answer: shownAnswer(data, query, facet), facet, stage })
}

function post(message: SearchMessage): void {
  postMessage(message)
}
