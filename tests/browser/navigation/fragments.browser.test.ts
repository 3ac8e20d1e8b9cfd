// Fragments work, even inside collapsed content, and the contents list follows the scroll position.

import type { Page } from '@playwright/test'
import { laidOut } from '../page-geometry.ts'
import { box, field, options } from '../search/search-parts.ts'
import { expect, openPage, painted, test } from '../site-test.ts'

for (const [what, id, text] of [
  ['a folded part', 'inside-fold', 'Folded text.'],
  ['a tab that is not shown', 'inside-go', 'Only readers of Go see this.'],
] as const) {
  test(`opens ${what} for the fragment of a first load`, async ({ page }) => {
    await page.goto(`/docs/guides/alternatives#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test(`opens ${what} for a fragment followed later`, async ({ page }) => {
    await openPage(page, '/docs/guides/alternatives')
    await page.evaluate((fragment) => location.assign(fragment), `#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test(`opens ${what} for a link from another page`, async ({ page }) => {
    await openPage(page, '/docs')
    await page.evaluate((fragment) => {
      document.querySelector<HTMLAnchorElement>('main a[href="/docs/guides/alternatives"]')!.href += fragment
    }, `#${id}`)
    await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
}

test('survives a fragment that cannot be decoded', async ({ page }) => {
  await openPage(page, '/docs/guides/sections#100%')
  await expect(page.locator('h1')).toHaveText('Sections')
})

test('highlights the current section, down to the last short one', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  const current = page.locator('.toc a[aria-current="location"]')
  await page.mouse.move(600, 400)
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, document.getElementById('second')!.offsetTop + 200))
  await expect(current).toHaveText('Second')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current).toHaveText('Fifth')
})

test('highlights a chosen section that cannot reach the top', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.locator('.toc').getByRole('link', { name: 'Fourth' }).click()
  await expect(page.locator('.toc a[aria-current="location"]')).toHaveText('Fourth')
})

test('shows the current page in a long sidebar without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 })
  await page.goto('/docs/guides/production-checklist')
  await expect(page.locator('#sidebar a[aria-current="page"]')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** How far below the sticky header an element begins, in px. */
const belowHeader = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (of) =>
      document.getElementById(of)!.getBoundingClientRect().top -
      document.querySelector('.site-header')!.getBoundingClientRect().bottom,
    id,
  )

for (const [where, start] of [
  ['the same page', '/docs/guides/sections'],
  ['another page', '/docs/api/errors'],
] as const) {
  test(`shows a heading of ${where} that is found from the navbar below the header`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openPage(page, start)
    await field(page).click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    const leftFrom = page.evaluate(
      () =>
        new Promise<string | undefined>((leave) => {
          navigation.addEventListener('navigate', () => leave(document.activeElement?.tagName))
        }),
    )
    await field(page).click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.insertText('second')
    await expect(options(page).first()).toHaveAttribute('href', '/docs/guides/sections#second')
    await page.keyboard.press('Enter')
    // While the field has the focus, nothing is kept clear for the header: a browser may scroll before it takes it away.
    expect(await leftFrom).toBe('BODY')
    await expect(page).toHaveURL(/\/docs\/guides\/sections#second$/)
    await expect(page.locator('#second')).toBeInViewport()
    await painted(page)
    expect(await belowHeader(page, 'second')).toBeGreaterThanOrEqual(0)
  })
}

test('goes back to a heading below the header while the search field has the focus', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  for (const id of ['second', 'first']) {
    await page.evaluate((fragment) => location.assign(fragment), `#${id}`)
    await painted(page)
  }
  await field(page).focus()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/#second$/)
  await painted(page)
  expect(await belowHeader(page, 'second')).toBeGreaterThanOrEqual(0)
})

test('follows a link to a heading below the header while the search field has the focus', async ({
  page,
}) => {
  await openPage(page, '/docs/guides/sections')
  await field(page).focus()
  await page.evaluate(() => location.assign('#second'))
  await expect(page).toHaveURL(/#second$/)
  await painted(page)
  expect(await belowHeader(page, 'second')).toBeGreaterThanOrEqual(0)
})
