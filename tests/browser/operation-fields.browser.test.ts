// The fields of an operation: switch between alternatives, expand everything, copy the schema.

import { type Page } from '@playwright/test'
import type { LocalWorker } from '../../scripts/local/local-worker.ts'
import { serveReferenceSite } from './serve-reference-site.ts'
import { expect, test } from './site-test.ts'

test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  test.setTimeout(120_000)
  worker = await serveReferenceSite('fields')
})

test.afterAll(() => worker.stop())

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${worker.url}/docs/boxes`)
})

const create = (page: Page) => page.locator('#create-box')
const example = (page: Page) => create(page).getByRole('combobox', { name: 'Example' })
const request = (page: Page) => create(page).locator('.sample').first().locator('code')
const form = (page: Page, name: string) =>
  page.locator('#create-box-request-body-holds > .one-of > details').filter({ hasText: name })
const choose = (page: Page, name: string) => form(page, name).locator('> summary').first()

test('shows one alternative of a value at a time, with an example that uses it', async ({ page }) => {
  await choose(page, 'A text').click()
  await expect(page.locator('#create-box-request-body-holds-a-text-text')).toBeVisible()
  await expect(example(page)).toHaveValue('full')
  await expect(request(page)).toContainText('Dear reader')
  await choose(page, 'Parts').click()
  await expect(form(page, 'Parts')).toHaveAttribute('open', '')
  await expect(form(page, 'A text')).not.toHaveAttribute('open')
})

test('opens the alternative that the chosen example uses', async ({ page }) => {
  await expect(form(page, 'A text')).not.toHaveAttribute('open')
  await example(page).selectOption('A box with a text')
  await expect(form(page, 'A text')).toHaveAttribute('open', '')
  await expect(request(page)).toContainText('Dear reader')
})

test('shows the alternatives in one row, with keyboard support', async ({ page }) => {
  const places = await page
    .locator('#create-box-request-body-holds > .one-of > details > summary')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON() as DOMRect))
  expect(places.map(({ top }) => top - places[0]!.top)).toEqual([0, 0])
  expect(places[1]!.left).toBeGreaterThanOrEqual(places[0]!.right)
  await choose(page, 'A text').focus()
  await page.keyboard.press('Enter')
  await expect(example(page)).toHaveValue('full')
})

test.describe('fields whose bytes do not match the hash in their URL', () => {
  test.use({ expectedMessages: /Fields did not load/ })

  test('are not shown, and load on the next attempt', async ({ page }) => {
    const parts = /-fields\.[0-9a-f]{32}\.json$/
    await page.route(parts, async (route) => {
      const response = await route.fetch()
      const fields = (await response.json()) as string[]
      await route.fulfill({ response, json: fields.map((html) => `<p>Send your keys</p>${html}`) })
    })
    const tool = create(page).locator('[data-tool="expand"]')
    await tool.click()
    await expect(page.getByText('Some fields did not load. Try again.')).toBeAttached()
    await expect(page.getByText('Send your keys')).toHaveCount(0)
    await page.unroute(parts)
    await tool.click()
    await expect(tool).toHaveText('Collapse all')
  })
})

test('expands and collapses all fields of an operation with one click', async ({ page }) => {
  const folds = create(page).locator('.operation__text details:not([data-alternative])')
  const last = page.locator('#create-box-response-201-created_at')
  await expect(last).toHaveCount(0)
  const button = create(page).getByRole('button', { name: 'Expand all' })
  await button.click()
  await expect(last).toBeVisible()
  const closed = () =>
    folds.evaluateAll((all) => all.filter((fold) => !(fold as HTMLDetailsElement).open).length)
  expect(await closed()).toBe(0)
  await create(page).getByRole('button', { name: 'Collapse all' }).click()
  await expect(last).toBeHidden()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('copies the schemas of request and response, each self-contained', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (name: string): Promise<Record<string, object | string>> => {
    await create(page).getByRole('button', { name }).click()
    await expect(create(page).locator('[data-copied="true"]')).toHaveCount(1)
    await expect(create(page).locator('[data-copied]')).toHaveCount(0)
    return JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Record<
      string,
      object | string
    >
  }
  const body = await copied('Copy request schema')
  expect(body['$ref']).toBe('#/$defs/BoxRequest')
  expect(Object.keys(body['$defs'] ?? {}).sort()).toEqual([
    'BoxRequest',
    'HeldParts',
    'HeldText',
    'Shipping',
    'Size',
  ])
  const response = await copied('Copy response schema')
  expect(response['$ref']).toBe('#/$defs/Box')
  expect(JSON.stringify(response)).not.toContain('#/components')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('still switches between the alternatives', async ({ page }) => {
    await choose(page, 'A text').click()
    await choose(page, 'Parts').click()
    await expect(page.locator('#create-box-request-body-holds-a-text-text')).toBeHidden()
    await expect(page.locator('#create-box-request-body-holds-parts-parts')).toBeVisible()
    await expect(create(page).getByRole('button', { name: 'Expand all' })).toHaveCount(0)
  })
})
