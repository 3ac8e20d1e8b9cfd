// Locators for search: the navbar's field, the dialog, its rows.

import { type Locator, type Page } from '@playwright/test'
import { expect } from '../site-test.ts'

/** The navbar's plain field. */
export const field = (page: Page): Locator => page.locator('.navbar__search > search input')
/** The dialog, and the combobox in it. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the documentation' })
export const box = (page: Page): Locator => dialog(page).getByRole('combobox')
/** Rows of a query; suggestions are shown before one is typed. */
export const options = (page: Page): Locator =>
  page.getByRole('group', { name: 'Search results' }).getByRole('option')
export const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text })

/** The words that the page highlights. */
export const foundWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map((range) => String(range)))

/**
 * Enters the text at once: typed letter by letter, it would first show rows of what was typed so far. The browser drops
 * text that is inserted while the focus moves.
 */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.insertText(text)
  await expect(options(page).first()).toBeVisible()
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, urls: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(urls, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
