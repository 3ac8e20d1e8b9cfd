// Proves that nothing makes the browser style a long page again once it is there: on a slow phone that blocks the page for
// a tenth of a second each time.

import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const LONG = '/docs/api/reactors'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** Settles when every block has been let in, and the browser has had nothing to do twice. */
async function calm(): Promise<void> {
  const idle = (): Promise<unknown> => new Promise((done) => requestIdleCallback(done))
  while (document.querySelector('.prose > :nth-child(n + 7):not([data-near], h2, h3, h4)')) await idle()
  await idle()
  await idle()
}

test('a long page is styled in parts, each of them once', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto(LONG, { waitUntil: 'load' })
  await page.evaluate(calm)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(all / 2)
  expect(Math.max(...counts)).toBeLessThan(all / 4)
})
