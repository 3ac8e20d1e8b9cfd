// The two panels of the menu on narrow screens: the current section's pages, and the site's sections.

import { type Page } from '@playwright/test'
import { expect, openPage, test } from '../site-test.ts'

test.use({ viewport: { width: 390, height: 800 } })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
}

test('starts with the section’s pages, leads to the sections, and starts with the pages again', async ({
  page,
}) => {
  await openPage(page, '/docs/guides/sections')
  await openMenu(page)
  const menu = page.locator('#menu')
  const here = menu.getByRole('link', { name: 'Sections' })
  const parts = menu.getByRole('link', { name: 'SDKs', exact: true })
  await expect(here).toBeVisible()
  await expect(parts).toBeHidden()
  await menu.getByRole('button', { name: 'Back to main menu' }).click()
  await expect(parts).toBeVisible()
  await expect(here).toBeHidden()
  const forth = menu.getByRole('button', { name: 'Pages in this section' })
  await expect(forth).toBeFocused()
  await forth.click()
  await expect(here).toBeVisible()
  await menu.getByRole('button', { name: 'Back to main menu' }).click()
  await page.keyboard.press('Escape')
  await openMenu(page)
  await expect(here).toBeVisible()
})

test('shows only the sections if a page has no sidebar', async ({ page }) => {
  await openPage(page, '/')
  await openMenu(page)
  const menu = page.locator('#menu')
  await expect(menu.getByRole('link', { name: 'Guides', exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Back to main menu' })).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Pages in this section' })).toBeHidden()
})

test('links to the portal and to the code in both panels', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await openMenu(page)
  for (const name of [/^Sign In/, /^Github/]) {
    await expect(page.locator('#menu').getByRole('link', { name })).toBeVisible()
  }
  await page.locator('#menu').getByRole('button', { name: 'Back to main menu' }).click()
  for (const name of [/^Sign In/, /^Github/]) {
    await expect(page.locator('#menu').getByRole('link', { name })).toBeVisible()
  }
})

test('closes by a tap beside it', async ({ page }) => {
  await openPage(page, '/docs')
  await openMenu(page)
  await page.mouse.click(380, 400)
  await expect(page.locator('#menu')).toBeHidden()
})
