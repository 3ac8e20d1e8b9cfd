// npm run bench serve: requests per second and CPU per request of the built Worker in workerd, beside the
// static-assets binding that serves the same documents under the same simulator.

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { InternalError } from '../project/errors.ts'
import type { Steps } from '../terminal/progress.ts'
import { generateContent, pathOf } from './generate-content.ts'
import type { Load, LoadResult } from './load-generator.ts'
import { cpuOf } from './measure/measure-process.ts'
import { measureColdCalls } from './measure-cold-calls.ts'
import { formatResults, median, percentile, type ResultRow } from './measure/report-table.ts'
import { startTarget, type Server } from './start-target.ts'

/** More than the isolate keeps in memory, so that requesting all of them in turn never hits its cache. */
const PAGES = 1400
const CONNECTIONS = 16
const ROUNDS = 3
const KV_DELAY_MS = 50

interface Case {
  what: string
  paths: string[]
  status: number
  goal?: string
}

interface Measured {
  perSecond: number[]
  cpuMs: number[]
  total: number[]
}

export async function benchServe({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-serve-'))
  const count = quick ? 140 : PAGES
  const all = Array.from({ length: count }, (_, page) => pathOf(page))
  const some = all.slice(0, 20)
  const dist = join(directory, 'dist')
  try {
    await steps.run(`build ${count} generated pages`, () => buildGenerated(directory, dist, count))
    const server = await startTarget('release', dist)
    await steps.run('write the documents as files', () =>
      saveDocuments(server.origin, some, join(directory, 'files')),
    )
    const files = await startTarget('assets', join(directory, 'files'))
    const empty = await startTarget('hono', directory)
    const rows = await measureCases([server, files, empty], casesOf(all, some), quick ? 1000 : 4000, steps)
    server.stop()
    files.stop()
    empty.stop()
    const far = await startTarget('release', dist, KV_DELAY_MS)
    rows.push(...(await steps.run('KV 50 ms away', () => measureFarKv(far, all.slice(20, quick ? 50 : 120)))))
    far.stop()
    rows.push(...(await measureColdCalls(join(directory, 'own'), { quick }, steps)))
    return formatResults(rows)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const CACHED_PAGE = 'cached page'

const casesOf = (all: string[], some: string[]): Case[] => [
  {
    what: CACHED_PAGE,
    paths: some,
    status: 200,
    goal: 'requests/s: 3.5 times static assets, half of an empty Worker',
  },
  {
    what: 'page not in memory (React, KV responds at once)',
    paths: all,
    status: 200,
    goal: 'CPU under 0.7 ms',
  },
  { what: 'redirect', paths: some.map((path) => `${path}.html`), status: 301 },
  { what: 'not found', paths: some.map((path) => `${path}-nothing`), status: 404 },
]

async function measureCases(
  [server, files, empty]: [Server, Server, Server],
  cases: Case[],
  milliseconds: number,
  steps: Steps,
): Promise<ResultRow[]> {
  const rows: ResultRow[] = []
  for (const one of cases) {
    const [measured] = await steps.run(one.what, () => measure([server], one, milliseconds))
    rows.push({ what: one.what, measured: describe(measured!), goal: one.goal })
    if (one.what !== CACHED_PAGE) continue
    // In turn, so that both sides see the same load on the machine.
    const [worker, assets, hono] = await steps.run(
      'the same, static assets and an empty Worker in turn',
      () => measure([server, files, empty], one, milliseconds),
    )
    rows[0] = { ...rows[0]!, measured: describe(worker!) }
    rows.push(
      { what: 'static-assets binding, the same documents, in turn', measured: describe(assets!) },
      { what: 'empty Worker with Hono, in turn', measured: describe(hono!) },
    )
  }
  return rows
}

async function buildGenerated(directory: string, out: string, count: number): Promise<void> {
  const content = join(directory, 'content')
  generateContent(content, count)
  const { release } = await buildSite({ content, out, cache: false })
  if (!release) throw new InternalError('the generated pages do not build')
}

async function saveDocuments(origin: string, paths: string[], folder: string): Promise<void> {
  for (const path of paths) {
    const target = join(folder, `${path}.html`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await (await fetch(origin + path)).text())
  }
}

/** Loads the servers alternately, in rounds. The first round is a warm-up and is left out. */
async function measure(
  servers: Server[],
  { paths, status }: Case,
  milliseconds: number,
): Promise<Measured[]> {
  const generator = startGenerator()
  const measured = servers.map((): Measured => ({ perSecond: [], cpuMs: [], total: [] }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { origin, pid }] of servers.entries()) {
      const before = cpuOf(pid)
      const result = await send(generator, {
        origin,
        paths,
        status,
        connections: CONNECTIONS,
        requests: 100_000,
        milliseconds: round === 0 ? Math.max(milliseconds / 2, paths.length * 4) : milliseconds,
      })
      if (round === 0) continue
      measured[index]!.perSecond.push((result.requests * 1000) / result.milliseconds)
      measured[index]!.cpuMs.push((cpuOf(pid) - before) / result.requests)
      measured[index]!.total.push(...result.total)
    }
  }
  generator.disconnect()
  return measured
}

async function measureFarKv({ origin }: Server, paths: string[]): Promise<ResultRow[]> {
  const generator = startGenerator()
  // Only browser navigations get the early frame of a page.
  const headers = { 'sec-fetch-mode': 'navigate' }
  const load = { origin, status: 200, connections: 1, milliseconds: 60_000, headers }
  // The first responses include the isolate's start.
  await send(generator, { ...load, paths: [pathOf(0), pathOf(1)], requests: 2 })
  const { firstByte, styles, total } = await send(generator, { ...load, paths, requests: paths.length })
  generator.disconnect()
  const at = (values: number[]): string => `${median(values).toFixed(1)} ms`
  const measured = `first byte ${at(firstByte)}, styles ${at(styles)}, end ${at(total)}`
  return [{ what: `page with KV ${KV_DELAY_MS} ms away`, measured, goal: 'styles before KV responds' }]
}

/** Ends with this process, even if that fails while nothing is being sent. */
function startGenerator(): ChildProcess {
  const generator = fork(join(import.meta.dirname, 'load-generator.ts'))
  generator.unref()
  generator.channel?.unref()
  return generator
}

async function send(generator: ChildProcess, load: Load): Promise<LoadResult> {
  generator.ref()
  generator.channel?.ref()
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(generator, 'exit', { signal }).then((): never => {
    throw new InternalError('the generator of requests ended before it sent them all')
  })
  generator.send(load)
  const [result] = (await Promise.race([once(generator, 'message', { signal }), ended])) as [LoadResult]
  ended.catch(() => undefined)
  waiting.abort()
  generator.unref()
  generator.channel?.unref()
  if (result.failures > 0) throw new InternalError(`${result.failures} of ${result.requests} requests failed`)
  return result
}

function describe({ perSecond, cpuMs, total }: Measured): string {
  const rate = Math.round(median(perSecond)).toLocaleString('en-US')
  return `${rate} requests/s, ${median(cpuMs).toFixed(2)} ms CPU, p50 ${median(total).toFixed(1)} ms, p99 ${percentile(total, 0.99).toFixed(1)} ms`
}
