// Measures how long a page change takes: from the click to the frame that shows the new page's h1.

import type { Browser, Page } from '@playwright/test'
import { slowDown } from './page-measures.ts'

/** How long a reader's pointer rests on a link before the press. */
const HOVER_MS = 400
/** Long enough for the entry to start, and for the route table to arrive after the reader's first interaction. */
const SETTLE_MS = 1500

const WATCH = `
window.shown = new Promise((resolve) => {
  addEventListener('click', ({ timeStamp }) => {
    const before = document.querySelector('main h1')
    const look = () => {
      if (document.querySelector('main h1') === before) return requestAnimationFrame(look)
      // The frame with the new h1 has been painted once the next task after it runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - timeStamp)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }, { once: true, capture: true })
})
// As the result, the evaluation would wait for the promise.
undefined
`

export interface Change {
  from: string
  /** Path of a link in the sidebar of `from`. */
  to: string
  slowPhone: boolean
}

/** Milliseconds of one page change in a fresh profile, after the link was hovered. */
export async function measureNavigation(browser: Browser, origin: string, change: Change): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(origin + change.from, { waitUntil: 'load' })
    // A real pointer is on the page before it reaches the link.
    await page.mouse.move(640, 450)
    await page.waitForTimeout(SETTLE_MS)
    if (change.slowPhone) await slowDown(await context.newCDPSession(page))
    return await clickAndWatch(page, change.to)
  } finally {
    await context.close()
  }
}

async function clickAndWatch(page: Page, to: string): Promise<number> {
  const link = page.locator(`nav a[href="${to}"]`).first()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(WATCH)
  await link.click()
  return page.evaluate<number>('shown')
}
