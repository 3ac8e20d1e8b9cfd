// The landing page with labels of any length, and where nothing paints its backgrounds: on paper, and in forced colours.

import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const LIGHT = /rgb\(2\d\d, 2\d\d, 2\d\d\)/

test('keeps its sample within the page beside buttons with long labels', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const sample = page.locator('.hero__body > .tabs')
  await page.locator('.hero__body > .button').evaluateAll((buttons) => {
    for (const button of buttons) button.textContent = 'Read the whole introduction to it first'
  })
  for (const width of [997, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const box = (await sample.boundingBox())!
    const right = await page.evaluate(() => document.documentElement.clientWidth)
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(right)
  }
})

test('names a request below its languages where large text leaves no room beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
  const hero = page.locator('.hero')
  const title = (await hero.locator('.tabs .tabs .code-block__title:visible').boundingBox())!
  const language = (await hero.getByRole('tab', { name: 'cURL' }).filter({ visible: true }).boundingBox())!
  expect(title.y).toBeGreaterThanOrEqual(language.y + language.height)
})

test('names each request beside its languages, clear of them, with its copy button in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const hero = page.locator('.hero')
  for (const name of ['Store a card', 'Charge it', 'Store a bank account']) {
    await hero.getByRole('tab', { name }).click()
    const title = (await hero.locator('.tabs .tabs .code-block__title:visible').boundingBox())!
    const last = (await hero.getByRole('tab', { name: 'Go' }).filter({ visible: true }).boundingBox())!
    expect(title.x, name).toBeGreaterThan(last.x + last.width)
    expect(Math.abs(title.y + title.height / 2 - last.y - last.height / 2), name).toBeLessThan(6)
    await hero
      .getByRole('button', { name: 'Copy code to clipboard' })
      .filter({ visible: true })
      .first()
      .click()
  }
})

test('leaves no path and no SDK over in a row of its own, and no group of the index in a second row', async ({
  page,
}) => {
  await page.goto('/')
  const rows = (selector: string) =>
    page.locator(selector).evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
  for (const width of [390, 600, 719, 720, 768, 997, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(new Set(await rows('.section > h2 + ul > li')).size, `${width} px`).toBe(1)
  }
  for (const width of [390, 719, 997, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(new Set(await rows('.sdk')).size, `SDKs, ${width} px`).toBe(1)
  }
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await rows('.section:has(> h3) > h3'), `${width} px`).toHaveLength(1)
  }
})

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
