// The two themes: dark by default, the reader's choice from first paint, in every tab.

import { expect, openPage, test } from '../site-test.ts'

const toggle = /Switch between dark and light mode/

test('is dark for a new reader whatever the system prefers, and stores nothing without a choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/docs')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('switches, names its state, and stores the choice', async ({ page }) => {
  await openPage(page, '/docs')
  const button = page.locator('.navbar').getByRole('button', { name: toggle })
  await expect(button).toHaveAttribute('title', 'dark mode')
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(button).toHaveAccessibleName('Switch between dark and light mode (currently light mode)')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(button).toHaveAttribute('title', 'light mode')
})

test('shows the stored theme from first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light')
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    requestAnimationFrame(function look() {
      if (document.body) seen.push(document.documentElement.getAttribute('data-theme'))
      if (seen.length < 20) requestAnimationFrame(look)
    })
  })
  await page.goto('/docs/guides/sections')
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 20)
  expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual([
    'light',
  ])
})

test('follows the choice made in another tab', async ({ page, context }) => {
  await openPage(page, '/docs')
  const other = await context.newPage()
  await openPage(other, '/docs/api')
  await other.locator('.navbar').getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('ignores an invalid stored theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/docs')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('applies the URL’s theme to this page only', async ({ page }) => {
  await page.goto('/docs?docusaurus-theme=light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})
