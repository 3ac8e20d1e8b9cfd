// Back and forward restore pages as they were left, to the pixel.

import { expect, isMarked, openPage, test } from '../site-test.ts'

test('restores page and scroll position going back and forward', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.evaluate(() => scrollTo(0, 1234))
  await page.locator('#sidebar').getByRole('link', { name: 'Alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await page.evaluate(() => scrollTo(0, 77))
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Sections')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1234)
  await expect(page).toHaveTitle(/^Sections/)
  await expect(page.locator('#sidebar a[aria-current="page"]')).toHaveText('Sections')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(77)
  expect(await isMarked(page)).toBe(true)
})

test('goes back through fragments within the document', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.locator('.toc').getByRole('link', { name: 'Second' }).click()
  await expect(page.locator('#second')).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
  expect(await isMarked(page)).toBe(true)
})

test('goes back to a page that only the server can show', async ({ page }) => {
  await page.goto('/search?q=errors')
  await openPage(page, '/search?q=tokens')
  await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('API')
  await page.goBack()
  await expect(page).toHaveURL(/search\?q=tokens$/)
  await expect(page.locator('h1')).not.toHaveText('API')
})

test('restores its position after a visit to another site', async ({ page }) => {
  await openPage(page, '/docs')
  await page.locator('main').getByRole('link', { name: 'sections', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Sections')
  await page.evaluate(() => scrollTo(0, 900))
  await page.goto('/docs/api/errors')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Sections')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('goes back to a page that was opened in place before a reload, even without interaction', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(page.locator('h1')).toHaveText('Guides')
  await expect(page).toHaveURL(/\/docs$/)
})
