// What a reader sees on a slow or broken network: a loading state, other ways on, and pages that still open.

import { type Page } from '@playwright/test'
import { holdBack } from '../search/search-parts.ts'
import { expect, isMarked, openPage, test } from '../site-test.ts'

const RECORDS = '**/_page/*'

test('shows a spinner over the page while a record is slow', async ({ page }) => {
  await openPage(page, '/docs')
  let arrive = (): void => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(RECORDS, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  const main = page.locator('main')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  const spinner = () => main.evaluate((element) => getComputedStyle(element, '::after').animationName)
  expect(await spinner()).toBe('spin')
  await expect(page.locator('h1')).toHaveText('Guides')
  arrive()
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await expect(main).not.toHaveAttribute('aria-busy')
  expect(await spinner()).toBe('none')
})

test('can navigate elsewhere while a record never arrives', async ({ page }) => {
  await openPage(page, '/docs')
  let first = true
  await page.route(RECORDS, (route) => {
    if (!first) return route.continue()
    first = false
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
  expect(await isMarked(page)).toBe(true)
})

for (const [what, use] of [
  ['chooses a tab', (page: Page) => page.getByRole('tab', { name: 'Go' }).click()],
  [
    'follows a link within the page before',
    (page: Page) => page.locator('.toc__nav a:visible').first().click(),
  ],
] as const) {
  test(`shows the requested page to a reader who ${what} while it is loading`, async ({ page }) => {
    await openPage(page, '/docs/guides/alternatives')
    const arrive = await holdBack(page, /\/_page\//)
    await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    await use(page)
    arrive()
    await expect(page.locator('h1')).toHaveText('Production checklist')
    expect(new URL(page.url()).pathname).toBe('/docs/guides/production-checklist')
    expect(await isMarked(page)).toBe(true)
  })
}

for (const file of ['routes', 'page-changes']) {
  test.describe(`when ${file} fails to load`, () => {
    test.use({ expectedMessages: /In-app navigation is off|could not be shown in place|503/ })

    test('does a full load of each page', async ({ page }) => {
      await page.route(`**/assets/${file}.*`, (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/docs')
      await page.waitForLoadState('networkidle')
      await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
      await expect(page.locator('h1')).toHaveText('Alternatives')
    })
  })
}

test('falls back when scripts hang forever: everything stays reachable', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.route('**/assets/entry.*', () => new Promise(() => undefined))
  await page.goto('/docs/guides/alternatives', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
  await page.clock.fastForward(6000)
  await expect(page.getByText('fmt.Println("go")')).toBeVisible()
  await page.getByText('More about it').click()
  await expect(page.getByText('Folded text.')).toBeVisible()
  await page.locator('#sidebar').getByRole('link', { name: 'Sections' }).click()
  await expect(page.locator('h1')).toHaveText('Sections')
})

test.describe('without the entry script', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })

  test('shows every tab and every link at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route('**/assets/entry.*', (route) => route.abort())
    await page.goto('/docs/guides/alternatives')
    await expect(page.getByText('fmt.Println("go")')).toBeVisible()
    await expect(page.locator('#sidebar').getByRole('link', { name: 'Sections' })).toBeVisible()
  })
})
