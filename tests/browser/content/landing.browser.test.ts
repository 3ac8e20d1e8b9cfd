// The landing page where nothing paints its backgrounds: on paper, and in forced colours.

import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const LIGHT = /rgb\(2\d\d, 2\d\d, 2\d\d\)/

test('prints its buttons in dark text, without their addresses', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const button = page.getByRole('link', { name: 'Get started' })
  const printed = await button.evaluate((link) => ({
    color: getComputedStyle(link).color,
    after: getComputedStyle(link, '::after').content,
  }))
  expect(printed.color).not.toMatch(LIGHT)
  expect(printed.after).toBe('none')
})

test('shows the path of a value in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const line = await page
    .locator('.hero ol > li')
    .first()
    .evaluate((step) => {
      const { borderInlineStartWidth, borderInlineStartColor, borderImageSource } = getComputedStyle(
        step,
        '::after',
      )
      return [borderInlineStartWidth, borderInlineStartColor, borderImageSource]
    })
  expect(line).toEqual(['2px', 'rgb(0, 0, 0)', 'none'])
})

test('prints one request and a whole index on a few pages', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const printed = await page.pdf({ format: 'A4' })
  const pages = printed.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.hero pre:visible')).toHaveCount(2)
  for (const link of await page.locator('.section a').all()) {
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
  }
})
