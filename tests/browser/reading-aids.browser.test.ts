// Further reading aids: enlarged pictures, pages opened in assistants, the sidebar's categories, a stored version.

import { siteConfig } from '../fixtures/site-config.ts'
import { expect, isMarked, openPage, test } from './site-test.ts'

test('enlarges a picture and restores focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/docs/sdks/everything')
  const button = page.getByRole('button', { name: 'Enlarge the picture' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('has its contents list beside the article only where code keeps the room for it', async ({ page }) => {
  await openPage(page, '/docs/sdks/everything')
  for (const [width, isBeside] of [
    [390, false],
    [996, false],
    [997, false],
    [1199, false],
    [1200, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lists = [page.locator('.toc'), page.locator('.toc-folded')]
    const visible = await Promise.all(lists.map((list) => list.isVisible()))
    expect(visible, `${width} px`).toEqual([isBeside, !isBeside])
    const article = (await page.locator('article').boundingBox())!
    if (width > 640) expect(article.width, `${width} px`).toBeGreaterThan(610)
  }
})

test('opens a page in an assistant, passing the URL of its Markdown', async ({ page }) => {
  await openPage(page, '/docs/api/errors')
  const actions = page.locator('.page-actions')
  await actions.getByText('Open in').click()
  const link = actions.getByRole('link', { name: /^ChatGPT/ })
  const href = await link.getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('/docs/api/errors.md')
  await expect(link).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(actions.locator('summary')).toBeFocused()
})

test('opens its actions inside a phone’s screen, below breadcrumbs that fill the line too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/docs/api/errors')
  const crumbs = page.locator('.breadcrumbs')
  await crumbs.evaluate((list) => list.style.setProperty('inline-size', '100%'))
  await page.getByText('Page actions').click()
  const panel = (await page.locator('.page-actions__panel').boundingBox())!
  expect(panel.x).toBeGreaterThanOrEqual(0)
  expect(panel.x + panel.width).toBeLessThanOrEqual(320)
})

test('has in its menu the assistants and the editors, each with the address that it understands', async ({
  page,
}) => {
  await openPage(page, '/docs/api/errors')
  await page.locator('.page-actions').getByText('Open in').click()
  const links = page.locator('.page-actions__panel a[href]:visible')
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const markdown = encodeURIComponent(`${siteConfig.origin}/docs/api/errors.md`)
  const mcp = `${siteConfig.origin}/mcp`
  const { scope } = siteConfig.brand
  expect(found).toEqual([
    ...siteConfig.assistants!.map(({ href }) => href.replace('{url}', markdown)),
    `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: scope, config: btoa(JSON.stringify({ url: mcp })) }).toString()}`,
    `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: scope, type: 'http', url: mcp }))}`,
  ])
  expect(found.every((href) => !href.includes('{') && !/\s/.test(href))).toBe(true)
})

test('closes the menu of assistants when the focus leaves it, in both directions', async ({ page }) => {
  await openPage(page, '/docs/api/errors')
  const menu = page.locator('.page-actions__more')
  const summary = menu.locator('summary')
  const last = menu.locator('a:visible').last()
  await summary.click()
  await last.focus()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
  await summary.click()
  await summary.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).not.toHaveAttribute('open')
})

test('remembers the version, but not one that no longer exists', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  await page.addInitScript(() => {
    const version = new URLSearchParams(location.search).get('kept')
    if (version) localStorage.setItem('docs-preferred-version-default', version)
  })
  await page.goto('/docs?kept=current')
  await page.waitForLoadState('networkidle')
  expect(await kept()).toBe('current')
  await page.goto('/docs?kept=2.0')
  await expect.poll(kept).toBe('current')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/docs')
  await expect.poll(kept).toBe('current')
})

test('opens a category with its page, and collapses it by the same link on that page', async ({ page }) => {
  await openPage(page, '/docs/api')
  const link = page.locator('#sidebar').getByRole('link', { name: 'Basics', exact: true })
  const inside = page.locator('#sidebar').getByRole('link', { name: 'Errors' })
  await expect(inside).toBeHidden()
  await link.click()
  await expect(page.locator('h1')).toHaveText('Authentication')
  await expect(inside).toBeVisible()
  await link.click()
  await expect(inside).toBeHidden()
  await link.click()
  await expect(inside).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
