// On the longest pages, jumps are immediate: nothing moves afterwards.

import { test } from './content-site.ts'
import { expect, openPage } from '../site-test.ts'

/** The position of the article's last line in each frame after the jump. */
async function placesAfterEnd(): Promise<number[]> {
  const last = document.querySelector('main .prose > :last-child')!
  const frame = (): Promise<number> => new Promise(requestAnimationFrame)
  // Like dragging the scrollbar: keys would scroll in steps.
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const places: number[] = []
  for (let count = 0; count < 60; count++) {
    await frame()
    places.push(Math.round(last.getBoundingClientRect().bottom))
  }
  return [...new Set(places)]
}

for (const [how, open] of [
  ['that was loaded', async () => undefined],
  [
    'that came in place',
    async (page) => {
      await page.evaluate(() => navigation.navigate('/docs/api/tokens').finished)
      await expect(page.locator('h1')).toHaveText(/Tokens/)
    },
  ],
] as [string, (page: Parameters<typeof openPage>[0]) => Promise<void>][]) {
  test(`a jump to the end of a long page ${how} takes one frame`, async ({ page }) => {
    if (how === 'that was loaded') await page.goto('/docs/api/tokens', { waitUntil: 'commit' })
    else await openPage(page, '/docs')
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    // Without idle time, most blocks are still waiting for layout, as on a slow phone.
    await page.evaluate(() => (globalThis.requestIdleCallback = () => 0))
    await open(page)
    expect(await page.evaluate(placesAfterEnd)).toHaveLength(1)
  })
}
