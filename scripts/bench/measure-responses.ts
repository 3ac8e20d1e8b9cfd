// Measures how soon the search box shows rows in a browser, and how soon the Worker responds with them.

import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../project/find-chromium.ts'
import { startLocalWorker } from '../local/local-worker.ts'
import { formatBytes } from '../terminal/measures.ts'
import { startCompressingProxy } from './measure/compressing-proxy.ts'
import { median, percentile, type ResultRow } from './measure/report-table.ts'
import { measureBox, measureSearchMemory, measureSlowSearch } from './search-measures.ts'

export async function measureResponses(
  dist: string,
  times: number,
  queries: readonly string[],
): Promise<ResultRow[]> {
  const worker = await startLocalWorker({ dist, port: 0, vars: { LOG_LEVEL: 'warn' } })
  await worker.seeded
  const proxy = await startCompressingProxy(worker.url)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const { first, painted } = await measureBoxes(browser, worker.url, times, queries)
    const { slow, held } = await measureVisits(browser, worker.url, proxy.origin, times)
    const asked = await measureJson(worker.url, times * 5, queries)
    return [
      {
        what: 'browser: Ctrl+K to first rows, cold',
        measured: `${median(first).toFixed(0)} ms`,
        goal: 'under 120 ms',
      },
      {
        what: 'browser: key to painted rows, p50 / p95',
        measured: middleAndTail(painted),
        goal: '8 / 16 ms',
      },
      {
        what: 'slow phone: start of the page load to first rows',
        measured: `${(median(slow) / 1000).toFixed(2)} s`,
        goal: 'under 2 s',
      },
      { what: 'browser: memory that a search adds, worker included', measured: formatBytes(median(held)) },
      { what: 'Worker: /search.json over loopback, p50 / p95', measured: middleAndTail(asked) },
    ]
  } finally {
    await browser.close()
    proxy.stop()
    await worker.stop()
  }
}

async function measureBoxes(
  browser: Browser,
  origin: string,
  times: number,
  queries: readonly string[],
): Promise<{ first: number[]; painted: number[] }> {
  const first: number[] = []
  const painted: number[] = []
  for (let time = 0; time < times; time++) {
    const box = await measureBox(browser, `${origin}/docs`, queries)
    first.push(box.firstResult)
    painted.push(...box.painted)
  }
  return { first, painted }
}

/** `held`: bytes of memory. */
async function measureVisits(
  browser: Browser,
  origin: string,
  proxy: string,
  times: number,
): Promise<{ slow: number[]; held: number[] }> {
  const slow: number[] = []
  const held: number[] = []
  for (let time = 0; time < times; time++) {
    slow.push(await measureSlowSearch(browser, `${proxy}/docs`))
    held.push(await measureSearchMemory(browser, `${origin}/docs`))
  }
  return { slow, held }
}

async function measureJson(origin: string, times: number, queries: readonly string[]): Promise<number[]> {
  const asked: number[] = []
  for (let time = 0; time < times; time++) {
    for (const query of queries) {
      const started = performance.now()
      // A different limit is a different URL, so the response is computed rather than cached.
      const parameters = new URLSearchParams({ q: query, limit: String(time + 1) })
      await (await fetch(`${origin}/search.json?${parameters}`)).text()
      asked.push(performance.now() - started)
    }
  }
  return asked
}

const middleAndTail = (values: number[]): string =>
  `${median(values).toFixed(1)} / ${percentile(values, 0.95).toFixed(1)} ms`
