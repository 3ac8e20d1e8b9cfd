// Measures how far the page moves when the site's fonts replace the fallbacks: the layout shift from the moment they
// arrive, on the first screen of each kind of page.

import type { Browser, BrowserContext, Route } from '@playwright/test'
import type { ResultRow } from '../measure/report-table.ts'
import { PAGE_KINDS } from './page-kinds.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
/** Too small to notice, such as a word that gets slightly wider. */
const SEEN = 0.005
const SETTLE_MS = 500

const OBSERVE = `
window.moved = 0
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (moved += value)))
  .observe({ type: 'layout-shift', buffered: true })
`

export async function fontSwapRow(browser: Browser, origin: string): Promise<ResultRow> {
  const shifts: { where: string; value: number }[] = []
  for (const viewport of SCREENS) {
    const context = await browser.newContext({ viewport })
    for (const path of PAGE_KINDS) {
      const value = await fontSwapShift(context, origin + path)
      shifts.push({ where: `${path} at ${viewport.width} px`, value })
    }
    await context.close()
  }
  const sorted = shifts.toSorted((a, b) => b.value - a.value)
  const seen = sorted.filter(({ value }) => value > SEEN)
  const named = seen.map(({ where, value }) => `${where} ${value.toFixed(3)}`).join(', ')
  return {
    what: `layout shift when web fonts load, ${shifts.length} first screens`,
    measured: `over ${SEEN} on ${seen.length}${named && `: ${named}`}`,
    goal: '0 everywhere',
  }
}

async function fontSwapShift(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  let held: Route[] | undefined = []
  await page.route('**/*.woff2', async (route) => {
    if (held) held.push(route)
    else await route.continue()
  })
  await page.addInitScript({ content: OBSERVE })
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(SETTLE_MS)
  const before = await page.evaluate<number>('moved')
  const waiting = held
  held = undefined
  for (const route of waiting) await route.continue()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.waitForTimeout(SETTLE_MS)
  const after = await page.evaluate<number>('moved')
  await page.close()
  return after - before
}
