// The search results page: rows grouped by page, and links that lead to highlighted words, with and without JavaScript.

import { type Page } from '@playwright/test'
import { expect, isMarked, openPage, test } from '../site-test.ts'

const found = (page: Page) => page.locator('.search-page__found')
const foundWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map((range) => String(range)))

test('shows a page once, with its sections below it', async ({ page }) => {
  await page.goto('/search?q=errors')
  const titles = await page.locator('.search-page__results h2').allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
  const codes = page
    .locator('.search-page__group')
    .filter({ has: page.locator('h2', { hasText: /^Errors$/ }) })
  await expect(codes.locator('h3', { hasText: 'Codes' })).toBeVisible()
})

test('opens results in place with highlighted words and a clean URL', async ({ page }) => {
  await openPage(page, '/search?q=folded')
  await page.locator('.search-page__found[href*="#inside-fold"]').click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect(page.getByText('Folded text.')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => foundWords(page)).toContain('Folded')
  expect(page.url()).toMatch(/\/docs\/guides\/alternatives#inside-fold$/)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Search')
})

test('shows the words found on their own ground in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/search?q=folded')
  const ground = (words: string) =>
    page
      .locator(`${words} mark`)
      .first()
      .evaluate((mark) => getComputedStyle(mark).backgroundColor)
  expect(await ground('.search-page')).not.toBe('rgba(0, 0, 0, 0)')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('folded')
  expect(await ground('.search-dialog')).not.toBe('rgba(0, 0, 0, 0)')
})

test('begins what is written from right to left at the right', async ({ page }) => {
  await openPage(page, '/search?q=%D7%98%D7%95%D7%A7%D7%9F')
  const field = page.getByRole('main').getByRole('searchbox')
  const direction = () => field.evaluate((input) => getComputedStyle(input).direction)
  expect(await direction()).toBe('rtl')
  await field.fill('token')
  expect(await direction()).toBe('ltr')
})

test('paginates many results, and back', async ({ page }) => {
  await page.goto('/search?q=errors&limit=2')
  const first = await found(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  const second = await found(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(second.filter((href) => first.includes(href))).toEqual([])
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page).not.toHaveURL(/page=2/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself highlights the words, even in collapsed content', async ({ page }) => {
    await page.goto('/search?q=folded')
    await page.locator('.search-page__found[href*="#inside-fold"]').click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    await expect(page.getByText('Folded text.')).toBeVisible()
    await expect(page.getByText('Folded text.')).toBeInViewport()
  })
})
