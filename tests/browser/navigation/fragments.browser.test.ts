// Fragments work, even inside collapsed content, and the contents list follows the scroll position.

import { expect, openPage, test } from '../site-test.ts'

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
  // Section positions are known once all blocks are laid out.
  await expect(page.locator('[data-far]')).toHaveCount(0)
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
