// The site serves its own fonts, which neither delay rendering nor shift the layout.

import { expect, openPage, test } from './site-test.ts'

const PAGE = '/docs/sdks/everything'

test('sets text and code in its own fonts, from its own host, under 30 kB', async ({ page, baseURL }) => {
  const fonts: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.woff2')) return
    fonts.push({ url: response.url(), bytes: (await response.body()).byteLength })
  })
  await openPage(page, PAGE)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.map(({ url }) => new URL(url).origin)).toEqual(
    [baseURL, baseURL].map((url) => new URL(url!).origin),
  )
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30_000)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Text', 'Code']))
})

test('shifts nothing when the fonts load', async ({ page }) => {
  const release: (() => void)[] = []
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => release.push(resolve))
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    const state = window as unknown as { moved: number }
    state.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await expect.poll(() => release.length).toBe(2)
  for (const go of release) go()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
  expect(moved).toBeLessThan(0.01)
})
