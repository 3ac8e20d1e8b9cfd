// Reporting a mistake, with and without JavaScript: from the page's footer to the confirmation.

import { join } from 'node:path'
import { startLocalWorker, type LocalWorker } from '../../../scripts/local/local-worker.ts'
import { siteConfig } from '../../fixtures/site-config.ts'
import { axeFindings } from '../axe.ts'
import { buildForTest, SITE_CONTENT } from '../serve-site.ts'
import { expect, test } from '../site-test.ts'

const OUT = join(import.meta.dirname, '../../../.cache/browser-tests/feedback')

// The tests of this file share a Worker, so they run in sequence.
test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const dist = await buildForTest(SITE_CONTENT, OUT, { ...siteConfig, feedback: true })
  worker = await startLocalWorker({ dist, port: 0, datasets: ['FEEDBACK'] })
})
test.afterAll(() => worker.stop())

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a reader names a section and a reason, writes, and is thanked', async ({ page }) => {
      await page.goto(`${worker.url}/docs`)
      await page.getByRole('link', { name: 'Report a mistake' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a mistake')
      const places = page.getByLabel('Where')
      const section = await places.locator('option').nth(1).getAttribute('value')
      expect(section).toMatch(/^[\w~-]+$/)
      await places.selectOption(section!)
      await page.getByLabel('What').selectOption('Something is unclear')
      await page.getByLabel('In your own words').fill('What is a token?')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('main').getByRole('status')).toContainText('Your report has arrived')
      expect(await page.content()).not.toContain('What is a token?')
      await page.locator('main').getByRole('link').click()
      await expect(page).toHaveURL(`${worker.url}/docs`)
    })
  })
}

test('the form works by keyboard, passes axe in both themes, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${worker.url}/_feedback?page=/docs`)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/feedback-${colorScheme}.png` })
  }
  await expect(page.getByText('At most 1,000 characters.')).toBeVisible()
  await page.getByLabel('Where').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keys alone.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main').getByRole('status')).toContainText('Your report has arrived')
})

test('the Markdown tells agents the address', async ({ request }) => {
  const markdown = await (await request.get(`${worker.url}/docs.md`)).text()
  expect(markdown).toContain(`POST to ${siteConfig.origin}/_feedback as JSON: {"page": "/docs"`)
  const report = { page: '/docs', category: 'wrong', text: 'The sample fails.' }
  expect((await request.post(`${worker.url}/_feedback`, { data: report })).status()).toBe(202)
})

test('a site without feedback does not offer it', async ({ page, request }) => {
  await page.goto('/docs')
  await expect(page.getByRole('link', { name: 'Report a mistake' })).toHaveCount(0)
  expect(await (await request.get('/docs.md')).text()).not.toContain('_feedback')
})
