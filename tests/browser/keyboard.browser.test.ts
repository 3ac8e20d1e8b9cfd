// The site works with the keyboard alone.

import { expect, openPage, painted, test } from './site-test.ts'

test('skips to the content first', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('main')).toBeInViewport()
  // No entry in the history that leads nowhere.
  expect(new URL(page.url()).hash).toBe('')
})

test('opens the content in a new tab by Ctrl+Enter on the skip link', async ({ page, context }) => {
  await openPage(page, '/docs/guides/sections')
  await page.keyboard.press('Tab')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/docs\/guides\/sections#main$/)
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('reaches a page through the sidebar and continues from its title', async ({ page }) => {
  await openPage(page, '/docs')
  await page.locator('#sidebar').getByRole('link', { name: 'Overview' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#sidebar').getByRole('link', { name: 'What are tokens?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('What are tokens?')
  await expect(page.locator('h1')).toBeFocused()
})

for (const [screen, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const) {
  test(`keeps the reader's place while focus passes the header on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/docs/guides/sections')
    await page.evaluate(() => scrollTo(0, 1200))
    await painted(page)
    const controls = await page.locator('.navbar').locator('a, button, input').all()
    for (const control of controls) {
      if (!(await control.isVisible())) continue
      await control.evaluate((element) => element.focus())
      await painted(page)
      expect(await page.evaluate(() => scrollY), await control.innerHTML()).toBe(1200)
    }
  })
}

test('names the search shortcut', async ({ page }) => {
  await openPage(page, '/docs')
  await expect(page.locator('[data-shortcut]').first()).toHaveText('Ctrl+K')
})

test('closes a navbar dropdown with Escape, restoring focus, and by a click elsewhere', async ({ page }) => {
  await openPage(page, '/docs')
  // The site under test has no dropdown configured: insert one with the navbar's markup.
  await page.evaluate(() => {
    const dropdown = document.createElement('details')
    const summary = document.createElement('summary')
    const link = document.createElement('a')
    dropdown.className = 'navbar__dropdown'
    summary.textContent = 'More'
    link.href = '/docs/api'
    link.textContent = 'Inside'
    dropdown.append(summary, link)
    document.querySelector('.navbar__items')?.append(dropdown)
  })
  const summary = page.locator('.navbar summary')
  const inside = page.locator('.navbar').getByRole('link', { name: 'Inside' })
  await summary.click()
  await inside.focus()
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(inside).toBeVisible()
  await page.locator('h1').click()
  await expect(inside).toBeHidden()
  await summary.click()
  await inside.click()
  await expect(page.locator('h1')).toHaveText('API')
  await expect(inside).toBeHidden()
})
