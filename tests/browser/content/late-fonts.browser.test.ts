// Proves that no line on the screen moves when the site's fonts arrive after a page of any kind has been shown without
// them.

import type { Page, Route } from '@playwright/test'
import { HTML_READY } from '#site/model/dom-hooks.ts'
import { expect, isMarked, markDocument, painted } from '../site-test.ts'
import { test } from './content-site.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }

/** Where a line would move, in a paragraph, a link and a result; the first two of them by the most. */
const SCREENS = [
  ['/docs/api/authentication', PHONE],
  ['/search?q=card%20token', PHONE],
  ['/docs/api', PHONE],
  ['/docs/api/authentication', TABLET],
  ['/check', TABLET],
  ['/docs/sdks/server-side/node', TABLET],
  ['/docs/api/reactors', DESKTOP],
] as const

/** Long enough that some line of it would break elsewhere in the other font. */
const WORDS =
  'A proxy inserts the values of tokens into a request and sends it on; the response comes back as the destination wrote ' +
  'it. Whoever reads the request in your own systems finds ids, never numbers. Keys, sessions and rules decide which ' +
  'values a caller may use, which it may read, and how much of each: all of it, the last digits, or nothing. Logs keep ' +
  'ids and times, so an audit can tell who used a value, when, and for which partner, without holding the value itself.'

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

for (const [path, viewport] of SCREENS) {
  test(`no line of ${path} moves when the fonts arrive, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const arrive = await openBeforeFonts(page, path)
    await page.evaluate(observeLines)
    await arrive()
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  })
}

test('a window that takes another width has texts with their usual spacing', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript((words) => {
    addEventListener('DOMContentLoaded', () => {
      const text = document.createElement('p')
      text.textContent = words
      document.querySelector('main')!.prepend(text)
    })
  }, WORDS)
  const arrive = await openBeforeFonts(page, '/docs/api/authentication')
  await arrive()
  await expect(page.locator('[style*="letter-spacing: calc"]')).not.toHaveCount(0)
  await page.setViewportSize(DESKTOP)
  await expect(page.locator('[style*="letter-spacing"]')).toHaveCount(0)
})

test('a text whose lines no spacing keeps is as it was, after few attempts', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const text = document.createElement('p')
      text.id = 'text'
      // Its fallback is far wider.
      text.style.font = '1rem/1.5 Text, monospace'
      text.style.letterSpacing = '0.5px'
      text.textContent = 'Tokens stand for data that nobody else may see. '.repeat(8)
      document.querySelector('main')!.prepend(text)
      let changes = 0
      new MutationObserver((records) => {
        text.dataset['changes'] = String((changes += records.length))
      }).observe(text, { attributeFilter: ['style'] })
    })
  })
  const arrive = await openBeforeFonts(page, '/docs/api/tokens')
  await arrive()
  const text = page.locator('#text')
  await expect(text).toHaveAttribute('data-changes')
  expect(Number(await text.getAttribute('data-changes'))).toBeLessThan(100)
  await expect(text).toHaveCSS('letter-spacing', '0.5px')
  await expect(text).toHaveCSS('word-spacing', '0px')
})

test('nothing keeps the elements of a page that another has replaced', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const arrive = await openBeforeFonts(page, '/docs/api/authentication')
  await page.evaluate(() => {
    Object.assign(window, { first: new WeakRef(document.querySelector('article p')!) })
  })
  await markDocument(page)
  await page.locator('.sidebar a[href="/docs/api/errors"]').click()
  await expect(page).toHaveURL(/errors/)
  expect(await isMarked(page)).toBe(true)
  await arrive()
  const isKept = async (): Promise<boolean> => {
    await page.requestGC()
    return page.evaluate(() => !!(window as unknown as { first: WeakRef<Element> }).first.deref())
  }
  await expect.poll(isKept).toBe(false)
})
