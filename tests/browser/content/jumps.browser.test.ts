// Proves on the site's longest pages that a jump is one: what the reader sees does not move after it.

import { test } from './content-site.ts'
import { expect, openPage } from '../site-test.ts'

/** Where the last line of the article stands, frame by frame from the first one after the jump. */
async function placesAfterEnd(): Promise<number[]> {
  const last = document.querySelector('main .prose > :last-child')!
  const frame = (): Promise<number> => new Promise(requestAnimationFrame)
  // As the scrollbar does it: keys move the page in steps.
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
  test(`a jump leads to the end of a long page ${how} in one frame`, async ({ page }) => {
    if (how === 'that was loaded') await page.goto('/docs/api/tokens', { waitUntil: 'commit' })
    else await openPage(page, '/docs')
    await page.waitForFunction(() => document.documentElement.dataset['js'] === 'ready')
    // So little idle time that most blocks are still to be laid out, as on a slow phone.
    await page.evaluate(() => (globalThis.requestIdleCallback = () => 0))
    await open(page)
    expect(await page.evaluate(placesAfterEnd)).toHaveLength(1)
  })
}
