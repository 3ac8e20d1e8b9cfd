// The first load: with JavaScript, without it, and under the content security policy.

import { expect, isMarked, markDocument, routerReady, test } from '../site-test.ts'

const PAGES = [
  '/',
  '/docs',
  '/docs/guides/sections',
  '/docs/guides/alternatives',
  '/docs/guides/production-checklist',
  '/search?q=errors',
]

for (const path of PAGES) {
  test(`loads ${path} without a blocked or failing script`, async ({ page }) => {
    const response = await page.goto(path)
    await routerReady(page)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test.describe('a URL without a page', () => {
  test.use({ expectedMessages: /404/ })

  test('returns 404 in the site’s frame, from which pages open in place', async ({ page }) => {
    const response = await page.goto('/docs/guides/section')
    expect(response?.status()).toBe(404)
    await routerReady(page)
    await markDocument(page)
    await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('API')
    expect(await isMarked(page)).toBe(true)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })
})

test('does not load React while idle', async ({ page }) => {
  await page.goto('/docs/guides/sections')
  await routerReady(page)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
  )
  expect(scripts.filter((script) => script.includes('hydrate'))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  // The button has both ways of opening; the newer one applies.
  test.use({ javaScriptEnabled: false, expectedMessages: /popovertarget is ignored/ })

  test('is complete: dark, all links of the sidebar, every tab under its label, a search form', async ({
    page,
  }) => {
    await page.goto('/docs/guides/alternatives')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('#sidebar a[aria-current="page"]')).toHaveText('Alternatives')
    await expect(page.locator('#sidebar a')).toHaveCount(6)
    for (const text of ["console.log('node')", 'print("python")', 'fmt.Println("go")']) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.locator('.tabs__label', { hasText: 'Python' }).first()).toBeVisible()
    await expect(page.locator('form[action="/search"] input[name="q"]')).toBeVisible()
    await expect(page.getByRole('button', { name: /Switch between/ })).toHaveCount(0)
  })

  test('is in its place while the end of a page is still on its way', async ({ page }) => {
    const path = '/docs/sdks/everything'
    const place = () =>
      page.locator('.doc__column').evaluate((column) => {
        const { left, width } = column.getBoundingClientRect()
        return { left, width }
      })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const whole = await place()
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<aside class="toc"')) })
    })
    await page.goto(path)
    await expect(page.locator('.toc')).toHaveCount(0)
    expect(await place()).toEqual(whole)
  })

  test('opens and closes the menu on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/docs')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(page.locator('#menu')).toBeHidden()
  })
})
