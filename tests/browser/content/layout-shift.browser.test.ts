// Proves that nothing a reader looks at moves while a page of any kind arrives over a slow line. What the site's faces move
// when they take the place of the reader's is in ../faces.browser.test.ts.

import type { Page } from '@playwright/test'
import { PAGE_KINDS } from '../../../scripts/bench/page/page-kinds.ts'
import { slowDown } from '../../../scripts/bench/page/page-measures.ts'
import { BELOW_THE_SCREEN } from '#site/browser/far-blocks.ts'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'
import { serveInPieces } from './serve-in-pieces.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** As Chromium reports it; TypeScript's own types leave it out. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Nobody sees it: where the network cuts a table in two, its columns may take another width when the rest arrives. */
const UNSEEN = 0.005

interface Shift {
  value: number
  /** What moved, and how far. */
  moved: string[]
}

function observeShifts(): void {
  const seen: Shift[] = []
  Object.assign(window, { seen })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'an element that is gone'
    const name = [element.localName, element.id && `#${element.id}`, ...element.classList].filter(Boolean)
    return `${name.join('.').replace('.#', '#')} “${node!.textContent!.trim().slice(0, 40)}”`
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      )
      seen.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What a reader saw move. Chromium also reports the arrow of a category that appears, with less than this. */
async function movedOn(page: Page): Promise<string[]> {
  const shifts = await shiftsOf(page)
  return shifts.filter(({ value }) => value > 0.0001).flatMap(({ moved }) => moved)
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { seen: Shift[] }).seen)
}

/** Settles when the browser has had nothing to do twice. */
function calm(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))
}

/** Settles when the browser has painted what it has, or has nothing to paint yet. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
    setTimeout(done, 500)
  })
}

for (const viewport of SCREENS) {
  for (const path of PAGE_KINDS) {
    test(`nothing moves while ${path} arrives, ${viewport.width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await page.addInitScript(observeShifts)
      await page.route('**/*.woff2', (route) => route.abort())
      await slowDown(await context.newCDPSession(page))
      await page.goto(baseURL + path, { waitUntil: 'networkidle' })
      await page.evaluate(calm)
      const shifts = await shiftsOf(page)
      await context.close()
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      const moved = shifts.flatMap((shift) => shift.moved)
      expect(sum, `moved on ${path}:\n${moved.join('\n')}\n`).toBeLessThanOrEqual(UNSEEN)
    })
  }
}

for (const viewport of SCREENS) {
  for (const path of ['/', '/docs/api/reactors', '/docs/guides/collect/collect-cards', '/docs/nowhere']) {
    test(`nothing moves between two start tags of ${path}, ${viewport.width} px`, async ({
      browser,
      baseURL,
    }) => {
      test.slow()
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await page.addInitScript(observeShifts)
      await page.route('**/*.woff2', (route) => route.abort())
      await using site = await serveInPieces(baseURL!, path)
      site.cutAt(site.cuts[0]!)
      await page.goto(site.url + path, { waitUntil: 'commit' })
      for (const cut of site.cuts.slice(1)) {
        site.sendUntil(cut)
        await page.evaluate(painted)
        expect(await movedOn(page), `after ${site.before(cut)}`).toEqual([])
      }
      site.sendRest()
      await page.waitForLoadState('load')
      await page.evaluate(calm)
      expect(await movedOn(page), 'after the rest').toEqual([])
      await context.close()
    })
  }
}

for (const path of ['/', '/docs/api/reactors', '/check']) {
  test(`nothing moves while ${path} takes longer to arrive than its script is waited for`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await using site = await serveInPieces(baseURL!, path)
    await page.clock.install()
    site.cutAt(site.cuts.at(-1)!)
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    const before = await page.locator('h1').boundingBox()
    await page.clock.fastForward(60_000)
    await expect(page.locator('#sidebar')).toBeHidden()
    expect(await page.locator('h1').boundingBox()).toEqual(before)
    site.sendRest()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
  })
}

/** Blocks below the first screen whose height differs while they are deferred, which moves what follows them. */
function unevenBlocks(deferrable: string): string[] {
  const root = document.documentElement
  root.removeAttribute('data-from-top')
  for (const block of document.querySelectorAll('[data-far]')) block.removeAttribute('data-far')
  const article = document.querySelector('.prose')!
  return [...document.querySelectorAll(deferrable)].flatMap((block) => {
    const deferred = block.matches('.operation')
      ? block.querySelector<HTMLElement>('.operation__text')
      : block
    if (!(deferred instanceof HTMLElement)) return []
    const height = article.getBoundingClientRect().height
    deferred.style.contain = 'layout style paint'
    const difference = article.getBoundingClientRect().height - height
    deferred.style.contain = ''
    return Math.abs(difference) < 1 ? [] : [`${block.localName}.${block.className}: ${difference} px`]
  })
}

for (const path of PAGE_KINDS.filter((kind) => kind.startsWith('/docs/') && kind !== '/docs/nowhere')) {
  test(`a deferred block of ${path} takes as much room as afterwards`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(unevenBlocks, BELOW_THE_SCREEN)).toEqual([])
  })
}

test('nothing moves when the fonts arrive before the document’s end', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const path = '/docs/api/authentication'
  await page.addInitScript(observeShifts)
  const fonts: (() => void)[] = []
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => fonts.push(resolve))
    await route.continue()
  })
  await using site = await serveInPieces(baseURL!, path)
  site.cutAt(site.cuts.at(-1)!)
  const script = page.waitForEvent('requestfinished', (request) => /\/entry\./.test(request.url()))
  await page.goto(site.url + path, { waitUntil: 'commit' })
  await script
  await expect.poll(() => fonts.length).toBe(2)
  await page.evaluate(painted)
  for (const send of fonts) send()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(painted)
  expect(await movedOn(page)).toEqual([])
  site.sendRest()
  await page.waitForLoadState('load')
  await page.evaluate(calm)
  expect(await movedOn(page), 'after the rest').toEqual([])
})
