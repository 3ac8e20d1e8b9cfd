// npm run bench page: the cost of a page in the browser: bytes of a first visit and of a second page, paint, blocking
// time and layout shift on a slow phone, and how a document grows with the number of pages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { buildSite } from '../build/build-site.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../local/find-chromium.ts'
import { startLocalWorker } from '../local/local-worker.ts'
import { formatBytes } from '../terminal/measures.ts'
import { UserError } from '../terminal/run-command.ts'
import type { Steps } from '../terminal/progress.ts'
import { startCompressingProxy } from './measure/compressing-proxy.ts'
import { generateContent, pathOf } from './generate-content.ts'
import { measureNavigation } from './measure-navigation.ts'
import { countBytes, measurePaint, type BytesByType, type Paint } from './page-measures.ts'
import { formatResults, median, type ResultRow } from './measure/report-table.ts'

const PATH = '/docs/api/authentication'
/** A page in the same sidebar, opened by its link. */
const SECOND_PATH = '/docs/api/errors'
const SIZES = [140, 1400]
const DOCUMENTS = 20

export async function benchPage({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-page-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const rows: ResultRow[] = []
    const dist = join(directory, 'dist')
    await steps.run('build the site', () => build(undefined, dist))
    await serving(dist, async (origin) => {
      rows.push(...(await steps.run('count bytes', () => benchBytes(browser, origin))))
      rows.push(...(await steps.run('measure paint', () => benchPaint(browser, origin, quick ? 1 : 5))))
      rows.push(
        ...(await steps.run('measure page changes', () => benchChanges(browser, origin, quick ? 2 : 10))),
      )
    })
    if (!quick) rows.push(await steps.run('measure growth', () => benchGrowth(directory)))
    return formatResults(rows, 'Recorded elsewhere')
  } finally {
    await browser.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function build(content: string | undefined, out: string): Promise<void> {
  const { release } = await buildSite({ content, out })
  if (!release) throw new UserError('the content has errors: npm run check shows them')
}

async function serving(dist: string, work: (origin: string) => Promise<void>): Promise<void> {
  const worker = await startLocalWorker({ dist, port: 0, vars: { LOG_LEVEL: 'warn' } })
  const proxy = await startCompressingProxy(worker.url)
  try {
    await work(proxy.origin)
  } finally {
    proxy.stop()
    await worker.stop()
  }
}

async function benchBytes(browser: Browser, origin: string): Promise<ResultRow[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const take = await countBytes(page)
  await page.goto(origin + PATH, { waitUntil: 'load' })
  await page.waitForTimeout(4000)
  const first = take()
  await page.mouse.move(640, 450)
  await page.waitForTimeout(500)
  await page.locator(`nav a[href="${SECOND_PATH}"]`).first().click()
  await page.waitForURL(origin + SECOND_PATH)
  await page.waitForTimeout(2000)
  const second = take()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('token')
  await page.waitForTimeout(2000)
  const hydrated = take()
  await page.close()
  const search = first['Search'] ?? 0
  return [
    {
      what: 'first visit, at rest four seconds after load, Brotli bodies, all but search and fonts',
      measured: describeBytes(first),
      goal: 'under 34 kB',
      beside: 'Starlight 52 kB, VitePress 200 kB (with its font), Docusaurus (Faster) 282 kB',
    },
    { what: 'fonts', measured: formatBytes(first['Font'] ?? 0), goal: 'under 30 kB' },
    { what: 'search at rest, titles and code', measured: formatBytes(search), goal: 'under 26 kB' },
    {
      what: 'everything at rest, search included, without fonts',
      measured: formatBytes(sum(first) + search),
      goal: 'under 60 kB',
      beside: 'Starlight 52 kB, VitePress 200 kB, Docusaurus (Faster) 1,001 kB',
    },
    { what: 'second page, by a click', measured: describeBytes(second) },
    {
      what: 'opening the search adds: hydration / with code and data of the search',
      measured: `${formatBytes(sum(hydrated))} / ${formatBytes(sum(hydrated) + (hydrated['Search'] ?? 0))}`,
      goal: 'under 95 / 150 kB',
      beside: 'Starlight 85 kB, VitePress 224 kB',
    },
  ]
}

async function benchPaint(browser: Browser, origin: string, times: number): Promise<ResultRow[]> {
  const paints: Paint[] = []
  for (let time = 0; time < times; time++) paints.push(await measurePaint(browser, origin + PATH))
  const of = (pick: (paint: Paint) => number): number => median(paints.map(pick))
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
  return [
    {
      what: `first / largest paint, slow 4G and 4x CPU, median of ${times}`,
      measured: `${seconds(of((paint) => paint.firstPaint))} / ${seconds(of((paint) => paint.largestPaint))}`,
      goal: 'at most 0.7 times Starlight',
      beside: 'Starlight 0.81 / 1.02 s, Docusaurus (Faster) 1.02 / 1.02 s, VitePress 1.89 / 1.89 s',
    },
    {
      what: 'total blocking time, same profile',
      measured: `${of((paint) => paint.blocking).toFixed(0)} ms`,
      goal: '0',
      beside: 'Starlight 0, VitePress 415 ms, Docusaurus (Faster) 629 ms',
    },
    {
      what: 'layout shift',
      measured: of((paint) => paint.layoutShift).toFixed(3),
      goal: '0',
      beside: 'Starlight 0, VitePress 0, Docusaurus (Faster) 0.001',
    },
  ]
}

async function benchChanges(browser: Browser, origin: string, times: number): Promise<ResultRow[]> {
  const row = async (slowPhone: boolean, name: string, goal: string, beside: string): Promise<ResultRow> => {
    const changes: number[] = []
    for (let time = 0; time < times; time++) {
      changes.push(await measureNavigation(browser, origin, { from: PATH, to: SECOND_PATH, slowPhone }))
    }
    const span = `${Math.min(...changes).toFixed(0)} to ${Math.max(...changes).toFixed(0)}`
    return {
      what: `click to painted h1, hovered${name}, median of ${times}`,
      measured: `${median(changes).toFixed(0)} ms (${span})`,
      goal,
      beside,
    }
  }
  return [
    await row(false, '', '25 ms', 'VitePress 64 ms, Docusaurus 82 ms, Starlight 184 ms (full load)'),
    await row(
      true,
      ', slow phone',
      '80 ms',
      'VitePress 190 ms, Docusaurus 245 ms, Starlight 789 ms (full load)',
    ),
  ]
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
    beside: 'Docusaurus 63 / 52 kB, Starlight 97 / 377 kB, VitePress 110 / 813 kB',
  }
}

/** Everything except search and fonts. */
const sum = ({ Search: _, Font: _font, ...bytes }: BytesByType): number =>
  Object.values(bytes).reduce((total, one) => total + one, 0)

function describeBytes(bytes: BytesByType): string {
  const parts = Object.entries(bytes)
    .filter(([type, size]) => type !== 'Search' && type !== 'Font' && size > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, size]) => `${type.toLowerCase()} ${formatBytes(size)}`)
  return `${formatBytes(sum(bytes))} (${parts.join(', ')})`
}
