// Measures how long a page change takes: from the click to the frame that shows the new page's h1, in the same document
// or in a new one.

import type { Browser } from '@playwright/test'
import { slowDown } from './page-measures.ts'
import { linkTo, type Visit } from './page-visit.ts'

/** How long a reader's pointer rests on a link before the press. */
const HOVER_MS = 400
/** Long enough for the entry to start, and for the route table to arrive after the reader's first interaction. */
const SETTLE_MS = 1500

/** Runs in every document of the visit: the click may load a new one. */
const WATCH = `
const heading = () => document.querySelector('main h1')?.textContent
const look = () => {
  if ((heading() ?? sessionStorage.left) === sessionStorage.left) return requestAnimationFrame(look)
  // The frame with the new h1 has been painted once the next task after it runs.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolveChange(performance.timeOrigin + performance.now() - sessionStorage.clicked)
  port2.postMessage(undefined)
}
addEventListener('click', ({ timeStamp }) => {
  sessionStorage.clicked = performance.timeOrigin + timeStamp
  sessionStorage.left = heading()
  requestAnimationFrame(look)
}, { once: true, capture: true })
if (sessionStorage.clicked) requestAnimationFrame(look)
`

/** Milliseconds of one page change in a fresh profile, after the link was hovered. */
export async function measureNavigation(
  browser: Browser,
  { origin, path, second }: Visit,
  { slowPhone }: { slowPhone: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const { promise: changed, resolve: resolveChange } = Promise.withResolvers<number>()
    await page.exposeFunction('resolveChange', resolveChange)
    await page.addInitScript({ content: WATCH })
    await page.goto(origin + path, { waitUntil: 'load' })
    // A real pointer is on the page before it reaches the link.
    await page.mouse.move(640, 450)
    await page.waitForTimeout(SETTLE_MS)
    if (slowPhone) await slowDown(await context.newCDPSession(page))
    const link = linkTo(page, second)
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
    await link.click()
    return await changed
  } finally {
    await context.close()
  }
}
