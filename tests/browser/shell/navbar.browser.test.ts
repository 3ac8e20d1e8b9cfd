// The navbar: its links, and the item types and options that the site's own configuration does not use.

import { join } from 'node:path'
import { startLocalWorker, type LocalWorker } from '../../../scripts/local/local-worker.ts'
import { siteConfig } from '../../fixtures/site-config.ts'
import { axeFindings } from '../axe.ts'
import { buildForTest, SITE_CONTENT } from '../serve-site.ts'
import { expect, openPage, test } from '../site-test.ts'

const OUT = join(import.meta.dirname, '../../../.cache/browser-tests/navbar')

test('marks the page’s section, and links to home, the code and the portal', async ({ page }) => {
  await page.goto('/docs/api/errors')
  const navbar = page.locator('.navbar')
  await expect(navbar.locator('[aria-current]')).toHaveText('API')
  await expect(navbar.locator('.logo')).toHaveAttribute('href', '/')
  for (const [name, href] of [
    [/^Github/, siteConfig.repository!.url],
    [/^Sign In/, siteConfig.portalUrl!],
  ] as const) {
    const link = navbar.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('stays on screen while reading', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 })
})

test.describe('with further items configured', () => {
  // The tests of this group share a Worker, so they run in sequence.
  test.describe.configure({ mode: 'default' })
  let worker: LocalWorker

  test.beforeAll(async () => {
    // Builds take long on a busy machine.
    test.setTimeout(120_000)
    const dist = await buildForTest(SITE_CONTENT, OUT, {
      ...siteConfig,
      hideNavbarOnScroll: true,
      navbar: [
        ...siteConfig.navbar,
        {
          type: 'dropdown',
          label: 'More',
          items: [
            { label: 'Errors', href: '/docs/api/errors' },
            { label: 'Status', href: 'https://status.acme.example' },
          ],
        },
        { type: 'html', html: '<em class="season">Open day in May</em>' },
      ],
    })
    worker = await startLocalWorker({ dist, port: 0 })
  })

  test.afterAll(() => worker.stop())

  test('shows an item of type html unchanged', async ({ page }) => {
    await page.goto(`${worker.url}/docs`)
    await expect(page.locator('.navbar em.season')).toHaveText('Open day in May')
  })

  test('opens a dropdown by keyboard; Escape closes it and restores focus', async ({ page }) => {
    await openPage(page, `${worker.url}/docs`)
    const summary = page.locator('.navbar summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    const inside = page.locator('.navbar').getByRole('link', { name: 'Errors' })
    await expect(inside).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(inside).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
    await expect(summary).toBeFocused()
  })

  test('closes a dropdown when focus leaves it', async ({ page }) => {
    await openPage(page, `${worker.url}/docs`)
    const summary = page.locator('.navbar summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    const inside = page.locator('.navbar').getByRole('link', { name: 'Errors' })
    await expect(inside).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(inside).toBeHidden()
    await expect(summary).not.toBeFocused()
  })

  test('closes a dropdown by a click elsewhere and by following its link', async ({ page }) => {
    await openPage(page, `${worker.url}/docs`)
    const summary = page.locator('.navbar summary')
    const inside = page.locator('.navbar').getByRole('link', { name: 'Errors' })
    await summary.click()
    await expect(inside).toBeVisible()
    await page.locator('h1').click()
    await expect(inside).toBeHidden()
    await summary.click()
    await inside.click()
    await expect(page.locator('h1')).toHaveText('Errors')
    await expect(inside).toBeHidden()
  })

  test('opens a dropdown without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${worker.url}/docs`)
    await page.locator('.navbar summary').click()
    await expect(page.locator('.navbar').getByRole('link', { name: 'Errors' })).toBeVisible()
    await context.close()
  })

  test('hides while scrolling down, and returns when scrolling up', async ({ page }) => {
    await openPage(page, `${worker.url}/docs/guides/sections`)
    const navbar = page.locator('.navbar')
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 900)
    await expect(navbar).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(navbar).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 300)
    await expect(navbar).not.toBeInViewport()
    await navbar.locator('.logo').focus()
    await expect(navbar).toBeInViewport({ ratio: 1 })
  })
})
