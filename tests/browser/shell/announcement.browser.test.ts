// The announcement bar: closed once, closed everywhere, until the next announcement.

import { expect, openPage, test } from '../site-test.ts'

const bar = '[data-behaviour="announcement"]'

test('closes in every tab and stays closed', async ({ page, context }) => {
  await openPage(page, '/docs')
  const other = await context.newPage()
  await openPage(other, '/docs/api')
  await expect(page.locator(bar)).toBeVisible()
  const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))
  expect(id).toBeTruthy()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
  await other.locator(bar).getByRole('button', { name: 'Close' }).click()
  await expect(other.locator(bar)).toBeHidden()
  await expect(page.locator(bar)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true')
  await page.reload()
  await expect(page.locator(bar)).toBeHidden()
})

test('shows a new announcement after the previous one was closed, on the first load', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') !== null) return
    localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await openPage(page, '/docs')
  await expect(page.locator(bar)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
})

test('never flashes a closed one', async ({ page, baseURL }) => {
  await openPage(page, '/docs')
  await page.locator(bar).getByRole('button', { name: 'Close' }).click()
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    requestAnimationFrame(function look() {
      const element = document.querySelector('[data-behaviour="announcement"]')
      if (element) seen.push(element.checkVisibility())
      if (seen.length < 20) requestAnimationFrame(look)
    })
  })
  await page.goto(`${baseURL}/docs/guides/sections`)
  await page.waitForFunction(() => (window as unknown as { seen: boolean[] }).seen.length >= 20)
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true)
})
