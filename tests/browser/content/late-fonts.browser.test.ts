// Proves that no line on the screen moves when the site's fonts arrive after a page of any kind has been shown without
// them.

import type { Page, Route } from '@playwright/test'
import { PAGE_KINDS } from '../../../scripts/bench/page/page-kinds.ts'
import { HTML_READY } from '#site/model/dom-hooks.ts'
import { expect, painted } from '../site-test.ts'
import { test } from './content-site.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Names everything that moves up or down by more than letters of another font do. */
function observeLines(): void {
  const moved: string[] = []
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const down = Math.round(currentRect.y - previousRect.y)
        if (Math.abs(down) > 3) moved.push(`“${node?.textContent?.trim().slice(0, 40)}” by ${down} px`)
      }
    }
  }).observe({ type: 'layout-shift' })
}

/** Opens a page while its fonts are on their way. Returns a function that lets them arrive. */
async function openBeforeFonts(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route('**/*.woff2', (route) => void held.push(route))
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.locator(`html[${HTML_READY}]`).waitFor({ state: 'attached' })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await painted(page)
  await painted(page)
  return async () => {
    for (const route of held) await route.continue()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await painted(page)
    await painted(page)
  }
}

for (const viewport of SCREENS) {
  for (const path of PAGE_KINDS.filter((kind) => kind !== '/docs/nowhere')) {
    test(`no line of ${path} moves when the fonts arrive, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const arrive = await openBeforeFonts(page, path)
      await page.evaluate(observeLines)
      await arrive()
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    })
  }
}

test('a window that takes another width has texts with their usual spacing', async ({ page }) => {
  await page.setViewportSize(SCREENS[0]!)
  const arrive = await openBeforeFonts(page, '/docs/api/authentication')
  await arrive()
  await page.setViewportSize(SCREENS[2]!)
  await expect(page.locator('[style*="letter-spacing"]')).toHaveCount(0)
})
