// The menu on narrow screens: a modal that takes focus, restores it, and closes in time.

import { type Page } from '@playwright/test'
import { expect, isMarked, openPage, painted, test } from '../site-test.ts'

test.use({ viewport: { width: 390, height: 800 } })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
}

test('takes focus, traps it, and restores it on Escape', async ({ page }) => {
  await openPage(page, '/docs')
  await openMenu(page)
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('#menu')
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
})

test('contains the sidebar, navigates in place and closes', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await openMenu(page)
  await expect(page.locator('#menu a[aria-current="page"]')).toHaveText('Sections')
  await page.locator('#menu').getByRole('link', { name: 'Alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
  await openMenu(page)
  await expect(page.locator('#menu a[aria-current="page"]')).toHaveText('Alternatives')
})

test('contains the sidebar of the section navigated to', async ({ page }) => {
  await openPage(page, '/')
  await openMenu(page)
  await page.locator('#menu').getByRole('link', { name: 'API', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('API')
  await openMenu(page)
  await expect(page.locator('#menu-sidebar a[href="/docs/api/errors"]')).toHaveText('Errors')
})

test('closes on Back and stays on the page', async ({ page }) => {
  await openPage(page, '/docs')
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await openMenu(page)
  // No navigation follows that Playwright could wait for.
  await page.goBack({ timeout: 500 }).catch(() => undefined)
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  expect(new URL(page.url()).pathname).toBe('/docs/guides/alternatives')
})

test('locks the page’s scroll while it is open', async ({ page }) => {
  await openPage(page, '/docs/sdks/everything')
  // Resolves when the browser has finished the scroll, unlike a turn of the wheel.
  const session = await page.context().newCDPSession(page)
  const scroll = async (): Promise<number> => {
    await session.send('Input.synthesizeScrollGesture', {
      x: 380,
      y: 400,
      yDistance: -300,
      gestureSourceType: 'mouse',
    })
    await painted(page)
    return page.evaluate(() => scrollY)
  }
  await openMenu(page)
  expect(await scroll()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  expect(await scroll()).toBeGreaterThan(100)
})

test('exists at 996 px, and not at 997', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await openPage(page, '/docs')
  await openMenu(page)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Overview' })).toBeVisible()
})
