// Rows of the search among many pages and facts, where better ones come in between.

import { dialog, holdBack, searchFor } from '../search/search-parts.ts'
import { expect, openPage } from '../site-test.ts'
import { test } from './content-site.ts'

test('the row that the reader has moved to stays selected when better results arrive', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/search-head/)
  await openPage(page, '/docs')
  await searchFor(page, 'idempotency key header')
  const selected = dialog(page).getByRole('option', { selected: true })
  await expect(selected).toHaveAttribute('href', '/docs/api/idempotency')
  for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  release()
  await expect(dialog(page).getByRole('option').first()).not.toHaveAttribute('href', '/docs/api/idempotency')
  await expect(selected).toHaveAttribute('href', '/docs/api/idempotency')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/idempotency/)
})
