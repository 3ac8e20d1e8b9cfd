// npm run bench page: the cost of a page in the browser: bytes of a first visit and of a second page, paint, blocking
// time and layout shift on a slow phone, page changes, and how a document grows with the number of pages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { buildSite } from '../build/build-site.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../project/find-chromium.ts'
import { startLocalWorker } from '../local/local-worker.ts'
import { formatBytes } from '../terminal/measures.ts'
import { UserError } from '../project/errors.ts'
import type { Steps } from '../terminal/progress.ts'
import { OURS } from './build-figures.ts'
import { startCompressingProxy } from './measure/compressing-proxy.ts'
import { generateContent, pathOf } from './generate-content.ts'
import { lighthouseRows } from './page/lighthouse.ts'
import { measureNavigation } from './page/measure-navigation.ts'
import { describeBytes, describeChanges, measureSites } from './page/page-figures.ts'
import { PAGE_KINDS } from './page/page-kinds.ts'
import { measurePaint } from './page/page-measures.ts'
import { requirePages } from './page/require-pages.ts'
import { bytesAtRest } from './page/page-visit.ts'
import { fontSwapRow } from './page/measure-font-swap.ts'
import { startPeerSites } from './peer-sites.ts'
import { formatResults, median, type ResultRow } from './measure/report-table.ts'

const PATH = '/docs/api/authentication'
/** A page in the same sidebar, opened by its link. */
const SECOND_PATH = '/docs/api/errors'
/** The longest page of that sidebar. */
const LONG_PATH = '/docs/api/reactors'
const SIZES = [140, 1400]
const DOCUMENTS = 20

interface PageOptions {
  quick: boolean
  /** Includes Starlight and VitePress, on pages of the public corpus. */
  peers: boolean
  /** Only Lighthouse's scores. */
  lighthouse: boolean
}

export async function benchPage({ quick, peers, lighthouse }: PageOptions, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-page-'))
  const dist = join(directory, 'dist')
  try {
    await steps.run('build the site', () => build(undefined, dist))
    await serving(dist, requirePages)
    if (lighthouse) return formatResults(await serving(dist, (origin) => lighthouseRows(origin, steps)))
    return await withBrowser(async (browser) => {
      const times = quick ? { paint: 1, change: 2 } : { paint: 5, change: 10 }
      const rows = await serving(dist, async (origin) => [
        ...(await measureSites(
          browser,
          [{ name: OURS, origin, path: PATH, second: SECOND_PATH }],
          times,
          steps,
        )),
        ...(await steps.run('measure the longest page', () => benchLongest(browser, origin, times))),
        ...(await steps.run('count bytes of each kind of page', () => benchKinds(browser, origin))),
        await steps.run('measure layout shift of web fonts', () => fontSwapRow(browser, origin)),
      ])
      if (!quick) rows.push(await steps.run('measure growth', () => benchGrowth(directory)))
      if (!peers) return formatResults(rows)
      const { sites, stop } = await startPeerSites(directory, build, steps)
      const beside = await measureSites(browser, sites, times, steps).finally(stop)
      return `${formatResults(rows)}\n\nThe same pages of the public corpus:\n\n${formatResults(beside, 'Others')}`
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

async function build(content: string | undefined, out: string): Promise<void> {
  const { release } = await buildSite({ content, out })
  if (!release) throw new UserError('the content has errors: npm run check shows them')
}

async function serving<Result>(dist: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const worker = await startLocalWorker({ dist, port: 0, vars: { LOG_LEVEL: 'warn', INDEXED: 'true' } })
  const proxy = await startCompressingProxy(worker.url)
  try {
    return await work(proxy.origin)
  } finally {
    proxy.stop()
    await worker.stop()
  }
}

async function benchLongest(
  browser: Browser,
  origin: string,
  times: { paint: number; change: number },
): Promise<ResultRow[]> {
  const blocking: number[] = []
  for (let time = 0; time < times.paint; time++) {
    blocking.push((await measurePaint(browser, origin + LONG_PATH)).blocking)
  }
  const changes: number[] = []
  const visit = { origin, path: PATH, second: LONG_PATH }
  for (let time = 0; time < times.change; time++) {
    changes.push(await measureNavigation(browser, visit, { slowPhone: true }))
  }
  return [
    { what: `total blocking time of ${LONG_PATH}`, measured: `${median(blocking).toFixed(0)} ms`, goal: '0' },
    {
      what: `click to painted h1 of ${LONG_PATH}, hovered, slow phone`,
      measured: describeChanges(changes),
      goal: '80 ms',
    },
  ]
}

async function benchKinds(browser: Browser, origin: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = []
  for (const path of PAGE_KINDS) {
    const measured = describeBytes(await bytesAtRest(browser, origin + path))
    rows.push({ what: `first visit to ${path}, at rest`, measured, goal: 'under 34 kB' })
  }
  return rows
}

/** Mean raw size of the same documents in a small and in a large site. */
async function benchGrowth(directory: string): Promise<ResultRow> {
  const sizes: number[] = []
  for (const count of SIZES) {
    const content = join(directory, `content-${count}`)
    const dist = join(directory, `dist-${count}`)
    generateContent(content, count)
    await build(content, dist)
    await serving(dist, async (origin) => {
      let bytes = 0
      for (let page = 0; page < DOCUMENTS; page++) {
        bytes += (await (await fetch(origin + pathOf(page))).arrayBuffer()).byteLength
      }
      sizes.push(bytes / DOCUMENTS)
    })
  }
  const [small = 0, large = 0] = sizes
  return {
    what: 'HTML of a page at 140 / 1,400 pages, raw',
    measured: `${formatBytes(Math.round(small))} / ${formatBytes(Math.round(large))}, ${(large / small).toFixed(2)} times`,
    goal: 'at most 1.05 times',
  }
}
