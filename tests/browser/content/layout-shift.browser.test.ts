// Proves that nothing a reader looks at moves while a page of any kind arrives over a slow line. What the site's faces move
// when they take the place of the reader's is in ../faces.browser.test.ts.

import { slowDown } from '../../../scripts/bench/page-measures.ts'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const KINDS = [
  '/',
  '/check',
  '/docs/api',
  '/docs/api/errors',
  '/docs/api/tokens',
  '/docs/concepts/what-is-the-proxy',
  '/docs/guides/collect/collect-cards',
  '/docs/nowhere',
  '/docs/sdks/server-side/node',
  '/search?q=card%20token',
]
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** As Chromium reports it; TypeScript's own types leave it out. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Nobody sees it: where the network cuts a row of buttons in two, the first ones move when the others arrive. */
const UNSEEN = 0.005

interface Shift {
  value: number
  /** What moved. */
  moved: string[]
}

function observeShifts(): void {
  const seen: Shift[] = []
  Object.assign(window, { seen })
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      seen.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Settles when the browser has had nothing to do twice. */
function calm(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))
}

for (const viewport of SCREENS) {
  test(`nothing moves while a page arrives, ${viewport.width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const moved: string[] = []
    for (const path of KINDS) {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await page.addInitScript(observeShifts)
      await page.route('**/*.woff2', (route) => route.abort())
      await slowDown(await context.newCDPSession(page))
      await page.goto(baseURL + path, { waitUntil: 'networkidle' })
      await page.evaluate(calm)
      const shifts = await page.evaluate(() => (window as unknown as { seen: Shift[] }).seen)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      if (sum > UNSEEN) moved.push(`${path}: ${sum}, ${shifts.flatMap((shift) => shift.moved).join(', ')}`)
      await context.close()
    }
    expect(moved).toEqual([])
  })
}
