// Compares the search with other engines on the same entries: how often the three golden sets find their page, the size
// of a first response, the time per query.

import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { search } from '#site/search/query/run-search.ts'
import { explainFailure } from '#site/search/answer/failure/explain-failure.ts'
import { stemComparison } from '#site/search/answer/word-stems.ts'
import { formatBytes } from '../../../terminal/measures.ts'
import { median, percentile, type ResultRow } from '../../measure/report-table.ts'
import { measureReading } from '../search-reading.ts'
import {
  readFailures,
  readHeldOutQuestions,
  readQuestions,
  readShortQueries,
  type GoldenTask,
} from '../golden-sets.ts'
import { qualityOf } from '../search-quality.ts'
import type { StoredSearch } from '../stored-search.ts'
import { lunrEngine } from './lunr-engine.ts'
import { minisearchEngine } from './minisearch-engine.ts'
import { pagefindEngine } from './pagefind-engine.ts'
import { ROWS, type SearchEngine } from './search-engine.ts'

export async function compareEngines(
  stored: StoredSearch,
  entries: readonly SearchEntry[],
): Promise<ResultRow[]> {
  const sets: Record<string, GoldenTask[]> = {
    'short queries': readShortQueries(),
    questions: [...readQuestions(), ...readHeldOutQuestions()],
    'pasted failures': readFailures().map(({ paste, pages }) => ({
      query: paste,
      targets: pages,
      exact: false,
    })),
  }
  // Entries with the same URL would be rejected: the first one represents them.
  const unlike = [...new Map(entries.toReversed().map((entry) => [entry.url, entry])).values()]
  const queries = Object.values(sets).flatMap((tasks) => tasks.map(({ query }) => query))
  const engines = [
    await ownEngine(stored),
    minisearchEngine(unlike),
    lunrEngine(unlike),
    await pagefindEngine(unlike.toReversed(), queries),
  ]
  return engines.map((engine) => rowOf(engine, sets))
}

function rowOf(engine: SearchEngine, sets: Readonly<Record<string, GoldenTask[]>>): ResultRow {
  const own: number[] = []
  const timed = (query: string): readonly string[] => {
    const started = process.threadCpuUsage()
    const urls = engine.urls(query)
    const { user, system } = process.threadCpuUsage(started)
    own.push((user + system) / 1000)
    return urls
  }
  const found = Object.entries(sets).map(([name, tasks]) => {
    const { firstThree } = qualityOf(tasks, timed)
    return `${name} ${((firstThree / tasks.length) * 100).toFixed(1)} %`
  })
  const times = engine.times ?? own
  return {
    what: `${engine.name}: among the first three; data of a first answer, as sent; processor time p50 / p95`,
    measured: `${found.join(', ')}; ${formatBytes(engine.bytes)}; ${median(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`,
  }
}

/** Pasted text is explained, as in the search box; typed text is searched. */
async function ownEngine(stored: StoredSearch): Promise<SearchEngine> {
  const { data } = stored
  const pasted = new Set(readFailures().map(({ paste }) => paste))
  const { first } = await measureReading(
    stored,
    readQuestions().map(({ query }) => query),
  )
  return {
    name: 'ours',
    urls: (query) => {
      const explained = pasted.has(query) ? explainFailure(data.answers()!, query, stemComparison) : undefined
      if (explained) return [explained.url, ...explained.causes.map(({ url }) => url)]
      return search(data, query, { limit: ROWS }).results.map(({ url }) => url)
    },
    bytes: median(first),
  }
}
