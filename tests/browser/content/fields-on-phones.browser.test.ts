// Fields of forms on a phone, where an iPhone zooms in on a focused field whose text has less than 16 px.

import type { Page } from '@playwright/test'
import { expect, openPage } from '../site-test.ts'
import { test } from './content-site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const fields = (page: Page) => page.locator('input:not([type="checkbox"], [type="radio"]), select, textarea')

/** Each field whose text is smaller than 16 px, by its class. */
async function smallFields(page: Page): Promise<string[]> {
  return fields(page).evaluateAll((all) =>
    all
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
}

for (const path of ['/', '/check', '/search?q=token', '/docs/api/tokens']) {
  test(`no field of ${path} makes an iPhone zoom in`, async ({ page }) => {
    await openPage(page, path)
    await expect(fields(page)).not.toHaveCount(0)
    expect(await smallFields(page)).toEqual([])
  })
}

test('the console makes no iPhone zoom in, and shows code as wide as the page’s samples', async ({
  page,
}) => {
  await openPage(page, '/docs/api/tokens')
  const operation = page.locator('#create-token')
  const width = (await operation.locator('.sample pre:visible').first().boundingBox())!.width
  await operation.getByRole('button', { name: /^Try it/ }).tap()
  const request = operation.locator('.console__request pre')
  await expect(request).toBeVisible()
  expect(await smallFields(page)).toEqual([])
  expect((await request.boundingBox())!.width).toBe(width)
})
