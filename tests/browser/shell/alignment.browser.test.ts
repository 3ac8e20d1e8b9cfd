// What a reader sees in one column begins at one edge, and what stands in one line has one centre.

import { type Locator } from '@playwright/test'
import { expect, openPage, test } from '../site-test.ts'

/** The text of the elements, without what surrounds it. */
const textBoxes = (elements: Locator): Promise<{ left: number; top: number; middle: number }[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, height } = range.getBoundingClientRect()
      return { left, top, middle: top + height / 2 }
    }),
  )

const edges = async (elements: Locator): Promise<number[]> => [
  ...new Set((await textBoxes(elements)).map(({ left }) => Math.round(left))),
]

test('centres the announcement in its bar', async ({ page }) => {
  await openPage(page, '/docs')
  const bar = (await page.locator('[data-behaviour="announcement"]').boundingBox())!
  const [text] = await textBoxes(page.locator('.announcement__text a'))
  expect(Math.abs(text!.middle - bar.y - bar.height / 2)).toBeLessThanOrEqual(1)
})

test('keeps the announcement in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openPage(page, '/docs')
  const lines = await page
    .locator('.announcement__text a')
    .evaluate(
      (link) => link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
    )
  expect(lines).toBeLessThan(1.6)
})

test('fills a wide window: the article half-way between the sidebar and a contents list at the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openPage(page, '/docs/guides/sections')
  const [sidebar, article, list, navbar] = await Promise.all(
    ['.site-sidebar', 'article', '.toc', '.navbar'].map(async (part) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    ),
  )
  expect(Math.abs(list!.right - navbar!.right)).toBeLessThanOrEqual(60)
  expect(Math.abs(article!.left - sidebar!.right - (list!.left - article!.right))).toBeLessThanOrEqual(60)
})

test('leaves a paragraph at the start of a tab clear of the tabs', async ({ page }) => {
  await openPage(page, '/docs/guides/alternatives')
  const tabs = page.locator('.tabs', { hasText: 'Second block for Node.js.' })
  const list = (await tabs.getByRole('tablist').boundingBox())!
  const paragraph = (await tabs.getByText('Second block for Node.js.').boundingBox())!
  expect(paragraph.y - list.y - list.height).toBeGreaterThanOrEqual(12)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('begins the folded contents list below its title, each line high enough to tap', async ({ page }) => {
    await openPage(page, '/docs/guides/sections')
    const fold = page.locator('.toc-folded')
    await fold.locator('summary').click()
    const [title] = await edges(fold.locator('summary'))
    const lines = await edges(fold.locator('.toc__item:not(.toc__item--nested) a'))
    expect(lines).toHaveLength(1)
    expect(lines[0]! - title!).toBeLessThanOrEqual(16)
    for (const link of await fold.getByRole('link').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('begins every line of the menu at one edge, in both panels', async ({ page }) => {
    // Otherwise it is measured while it slides in.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/docs/guides/sections')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.locator('#menu')
    const pages = await edges(menu.locator('.sidebar > ul > li > :is(a, details > summary)'))
    expect(pages).toHaveLength(1)
    await menu.getByRole('button', { name: 'Back to main menu' }).click()
    const sections = await edges(menu.locator('[data-panel="parts"] :is(.menu__turn, .navbar__link):visible'))
    expect(sections).toEqual(pages)
  })
})
