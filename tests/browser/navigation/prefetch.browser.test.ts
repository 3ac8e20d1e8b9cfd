// When records are prefetched: on hover or focus, a few visible ones, and never when the reader saves data.

import { type Page } from '@playwright/test'
import { expect, openPage, test } from '../site-test.ts'

function recordsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_page/')) asked.push(request.url())
  })
  return asked
}

const link = (page: Page) => page.locator('#sidebar').getByRole('link', { name: 'Production checklist' })

test('prefetches nothing without interaction', async ({ page }) => {
  const asked = recordsAsked(page)
  await openPage(page, '/docs')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

for (const [who, hasTouch] of [
  ['a reader with a mouse at the first sign that they may go on', false],
  ['a reader who taps, for whom there is no time before the click, when the page is at rest', true],
] as const) {
  test.describe('what page changes need', () => {
    test.use({ hasTouch, isMobile: hasTouch })

    test(`loads for ${who}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const count = (): number =>
        asked.filter((url) => /\/assets\/(?:routes|page-changes)\./.test(url)).length
      await page.goto('/docs')
      await page.waitForLoadState('networkidle')
      await expect.poll(count).toBe(hasTouch ? 2 : 0)
      await page.keyboard.press('Tab')
      await expect.poll(count).toBe(2)
    })
  })
}

test('fetches the record of a link under the pointer once, and the click needs no other request', async ({
  page,
}) => {
  const asked = recordsAsked(page)
  await openPage(page, '/docs')
  await link(page).hover()
  await expect.poll(() => asked.length).toBe(1)
  await link(page).click()
  await expect(page.locator('h1')).toHaveText('Production checklist')
  expect(asked).toHaveLength(1)
})

test('fetches the record of a link hovered before the route table had loaded', async ({ page }) => {
  const asked = recordsAsked(page)
  await page.goto('/docs')
  await link(page).hover()
  await expect.poll(() => asked.length).toBe(1)
})

test('fetches the record of a focused link', async ({ page }) => {
  const asked = recordsAsked(page)
  await openPage(page, '/docs')
  await link(page).focus()
  await expect.poll(() => asked.length).toBe(1)
})

test('fetches visible links once the reader scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const asked = recordsAsked(page)
  await openPage(page, '/docs/guides/sections')
  await page.mouse.move(640, 395)
  await page.mouse.wheel(0, 50)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('fetches sidebar links that become visible', async ({ page }) => {
  const asked = recordsAsked(page)
  await openPage(page, '/docs')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.locator('#sidebar details:not([open]) > summary').first().click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(6)
})

for (const [what, connection] of [
  ['a 2g connection', { effectiveType: 'slow-2g' }],
  ['the data saver', { saveData: true }],
] as const) {
  test(`prefetches nothing on ${what}, and still opens pages in place`, async ({ page }) => {
    await page.addInitScript((values) => {
      Object.defineProperty(navigator, 'connection', { value: values })
    }, connection)
    const asked = recordsAsked(page)
    await openPage(page, '/docs')
    await link(page).hover()
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
    await link(page).click()
    await expect(page.locator('h1')).toHaveText('Production checklist')
    expect(asked).toHaveLength(1)
  })
}
