// The first frame of a page that is reached by a click has everything that the screen shows.

import { expect, openPage, test } from '../site-test.ts'

test('fills a high screen in the first frame of a long page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 })
  await openPage(page, '/docs/sdks')
  await page.evaluate(() => {
    const firstFrame = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        // Once the frame has been laid out, and before the next.
        const frame = new ResizeObserver(() => {
          frame.disconnect()
          const blocks = [...document.querySelectorAll('[data-far="unseen"]')]
          resolve(blocks.filter((block) => block.getBoundingClientRect().top < innerHeight).length)
        })
        frame.observe(document.getElementById('main')!)
      }).observe(document.getElementById('main')!, { childList: true })
    })
    Object.assign(window, { firstFrame })
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Everything' }).click()
  await expect(page.locator('main h1')).toHaveText('Everything')
  const unseen = page.evaluate(() => (window as unknown as { firstFrame: Promise<number> }).firstFrame)
  expect(await unseen).toBe(0)
})
