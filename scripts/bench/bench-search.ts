// npm run bench search: the size of the search data, response times in the browser and in the Worker, and memory use.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import { createRequestCheck } from '#site/api/code/pasted/pasted-request.ts'
import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import type { Manifest } from '#site/model/release.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import { parseDocuments, type SearchEntry } from '#site/search/index/search-documents.ts'
import { search } from '#site/search/query/run-search.ts'
import { explainFailure } from '#site/search/answer/failure/explain-failure.ts'
import { stemComparison } from '#site/search/answer/word-stems.ts'
import { buildSite } from '../build/build-site.ts'
import { formatBytes } from '../terminal/measures.ts'
import { UserError } from '../project/errors.ts'
import type { Steps } from '../terminal/progress.ts'
import { hostilePastes, hostileQueries, hostileRequests } from './hostile-texts.ts'
import { compressAsEdge } from './measure/compressing-proxy.ts'
import { generateContent } from './generate-content.ts'
import { measureSearchCpu } from './measure-search-cpu.ts'
import { formatResults, median, type ResultRow } from './measure/report-table.ts'
import { measureResponses } from './measure-responses.ts'
import { measureReading } from './ranking/search-reading.ts'
import { compareEngines } from './ranking/beside/compare-engines.ts'
import { hasGoldenSets } from './ranking/golden-sets.ts'
import { openStoredSearch, releasedFile, type StoredSearch } from './ranking/stored-search.ts'

const GENERATED_PAGES = 140
/** Queries that a reader might type one after the other. */
const QUERIES = [
  'to',
  'token',
  'permission',
  'how do i rotate an api key',
  'POST /tokens',
  'netwrok tokns',
  'card_number',
  '429',
]
const BOX_QUERIES = QUERIES.slice(1)

export async function benchSearch({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-search-'))
  try {
    const rows: ResultRow[] = []
    const own = join(directory, 'own')
    await steps.run('build the content', () => build(undefined, own))
    rows.push(...(await benchSizes('the content', own)))
    if (!quick) {
      const content = join(directory, 'content')
      const large = join(directory, 'large')
      generateContent(content, GENERATED_PAGES)
      await steps.run(`build ${GENERATED_PAGES} pages`, () => build(content, large))
      rows.push(...(await benchSizes(`${GENERATED_PAGES} generated pages`, large)))
      rows.push(...(await benchRanking(`${GENERATED_PAGES} generated pages`, large)))
    }
    rows.push(...(await benchRanking('the content', own)))
    const compare = async () => compareEngines((await storedIn(own)).search, await entriesIn(own))
    if (hasGoldenSets()) rows.push(...(await steps.run('ask other engines', compare)))
    rows.push(...(await steps.run('ask new isolates of the Worker', () => benchWorker(own, quick ? 1 : 5))))
    rows.push(
      ...(await steps.run('ask the browser and the Worker', () =>
        measureResponses(own, quick ? 1 : 5, QUERIES),
      )),
    )
    return formatResults(rows)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function build(content: string | undefined, out: string): Promise<void> {
  const { release } = await buildSite({ content, out })
  if (!release) throw new UserError('the content has errors: npm run check shows them')
}

async function storedIn(dist: string): Promise<{ manifest: Manifest; search: StoredSearch }> {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const valueOf = (hash: string): Uint8Array => readFileSync(join(dist, 'blobs', hash))
  return { manifest, search: await openStoredSearch(manifest, valueOf) }
}

/** The files that the release publishes for other engines to index. */
async function entriesIn(dist: string): Promise<SearchEntry[]> {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const valueOf = (hash: string): Uint8Array => readFileSync(join(dist, 'blobs', hash))
  return parseDocuments(await releasedFile('documents', manifest, valueOf)).searchDocs
}

async function benchSizes(what: string, dist: string): Promise<ResultRow[]> {
  const { manifest, search } = await storedIn(dist)
  const sent = (hash: string): number => {
    const compressed = manifest.compressed?.[hash]
    return compressed === undefined
      ? compressAsEdge(readFileSync(join(dist, 'blobs', hash))).byteLength
      : statSync(join(dist, 'blobs', compressed)).size
  }
  const { titles } = manifest.search!
  const worker = sent(hashInUrl(manifest.assets.searchWorker!.url)!)
  const { first, session } = await measureReading(search, BOX_QUERIES)
  return [
    {
      what: `${what}: titles and code at rest, as sent`,
      measured: formatBytes(sent(titles) + worker),
      goal: 'under 26 kB',
    },
    {
      what: `${what}: data of a first answer, as sent, p50 / largest`,
      measured: `${formatBytes(median(first))} / ${formatBytes(Math.max(...first))}`,
      goal: 'under 100 kB',
    },
    {
      what: `${what}: data of ${BOX_QUERIES.length} queries one after the other, as sent`,
      measured: formatBytes(session),
      goal: 'under 280 kB',
    },
    {
      what: `${what}: parts / largest / all, raw`,
      measured: `${search.parts.length} / ${formatBytes(Math.max(...search.parts.map(({ length }) => length)))} / ${formatBytes(search.parts.reduce((sum, { length }) => sum + length, 0))}`,
      goal: 'no value over 1 MB',
    },
  ]
}

async function benchRanking(what: string, dist: string): Promise<ResultRow[]> {
  const { search: stored } = await storedIn(dist)
  const before = heapBytes()
  const first = timeOf(() => search(stored.data, QUERIES[1]!))
  const held = heapBytes() - before
  const slowest = (texts: readonly string[], read: (text: string) => unknown): string =>
    `${Math.max(...texts.map((text) => timeOf(() => read(text)))).toFixed(1)} ms`
  const answers = stored.data.answers()
  return [
    {
      what: `${what}: first query, processor time / held in memory`,
      measured: `${first.toFixed(0)} ms / ${formatBytes(held)}`,
    },
    {
      what: `${what}: slowest of ${hostileQueries().length} hostile queries, processor time`,
      measured: slowest(hostileQueries(), (query) => search(stored.data, query)),
      goal: 'under 50 ms',
    },
    ...(answers
      ? [
          {
            what: `${what}: slowest of ${hostilePastes().length} hostile pasted texts, processor time`,
            measured: slowest(hostilePastes(), (text) => explainFailure(answers, text, stemComparison)),
            goal: 'under 50 ms',
          },
          ...checkedRow(what, dist, answers, slowest),
        ]
      : []),
  ]
}

/** The same for commands that name an operation, whose bodies are checked against its schemas. */
function checkedRow(
  what: string,
  dist: string,
  answers: AnswerData,
  slowest: (texts: readonly string[], read: (text: string) => unknown) => string,
): ResultRow[] {
  const operation = answers.operations.find(
    ({ method, schemas }) => method === 'POST' && schemas !== undefined,
  )
  if (!operation) return []
  const schemas = readFileSync(join(dist, 'blobs', hashInUrl(operation.schemas!)!), 'utf8')
  const check = createRequestCheck(JSON.parse(schemas) as ConsoleData)
  const texts = hostileRequests(`${answers.server}${operation.path}`)
  return [
    {
      what: `${what}: slowest of ${texts.length} hostile commands, checked, processor time`,
      measured: slowest(texts, (text) => explainFailure(answers, text, stemComparison, check)),
      goal: 'under 50 ms',
    },
  ]
}

/** CPU time of this thread only, in milliseconds: other load on the machine does not count. */
function timeOf(work: () => unknown): number {
  const started = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

async function benchWorker(dist: string, isolates: number): Promise<ResultRow[]> {
  const { cold, warm } = await measureSearchCpu(dist, isolates, [...QUERIES, ...hostileQueries()])
  const [slowest] = [...warm].sort(([, a], [, b]) => b - a)
  return [
    {
      what: 'Worker: first search of an isolate, KV apart, processor time, p50 / slowest',
      measured: `${median(cold).toFixed(0)} / ${Math.max(...cold).toFixed(0)} ms`,
      goal: 'under 60 ms',
    },
    {
      what: 'Worker: search whose parts are read, processor time, p50 / slowest',
      measured: `${median([...warm.values()]).toFixed(1)} / ${slowest![1].toFixed(1)} ms (${slowest![0].slice(0, 20)})`,
      goal: 'under 10 ms',
    },
  ]
}

/** Bytes on the heap after a collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}
