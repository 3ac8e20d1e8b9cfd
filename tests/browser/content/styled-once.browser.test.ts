// Proves that nothing makes the browser style a long page again once it is there: on a slow phone that blocks the page for
// a tenth of a second each time.

import { BELOW_THE_SCREEN } from '#site/browser/far-blocks.ts'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const LONG = '/docs/api/reactors'

interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  args: { elementCount?: number; data?: { isOutermostMainFrame?: boolean } }
}

/** Settles when every block has been let in, and the browser has had nothing to do twice. */
async function calm(deferred: string): Promise<void> {
  const idle = (): Promise<unknown> => new Promise((done) => requestIdleCallback(done))
  while (document.querySelector(deferred)) await idle()
  await idle()
  await idle()
}

test('a long page is styled in parts, each of them once', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto(LONG, { waitUntil: 'load' })
  await page.evaluate(calm, `${BELOW_THE_SCREEN}:not([data-near])`)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  // How often the parser lets the page be styled while it arrives is the machine's affair.
  const arrived = trace.traceEvents.find(
    ({ name, args }) => name === 'MarkDOMContent' && args.data?.isOutermostMainFrame,
  )
  if (!arrived) throw new Error('The trace does not say when the document had arrived.')
  const counts = trace.traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > arrived.ts)
    .map(({ args }) => args.elementCount ?? 0)
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  const styled = counts.reduce((sum, count) => sum + count, 0)
  expect(styled).toBeGreaterThan(all / 3)
  // A few get a class or an attribute when the scripts start.
  expect(styled).toBeLessThan(all * 1.05)
})
