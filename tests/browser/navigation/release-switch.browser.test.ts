// A release switch while a page is open: the next page is complete and from a single release.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLocalWorker, type LocalWorker } from '../../../scripts/local/local-worker.ts'
import { buildForTest, SITE_CONTENT } from '../serve-site.ts'
import { expect, isMarked, openPage, test } from '../site-test.ts'

const FOLDER = join(import.meta.dirname, '../../../.cache/browser-tests')
let earlier: string
let later: string
let worker: LocalWorker

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Builds take long on a busy machine.
  test.setTimeout(120_000)
  const content = join(FOLDER, 'later-content')
  cpSync(SITE_CONTENT, content, { recursive: true })
  const changed = join(content, 'docs/guides/alternatives.mdx')
  writeFileSync(
    changed,
    readFileSync(changed, 'utf8').replace('title: Alternatives', 'title: More alternatives'),
  )
  earlier = await buildForTest(SITE_CONTENT, join(FOLDER, 'earlier'))
  later = await buildForTest(content, join(FOLDER, 'later'))
  worker = await startLocalWorker({ dist: earlier, port: 0 })
})

test.afterAll(() => worker.stop())

test('does one full load of the next page, and continues in place from there', async ({ page }) => {
  await openPage(page, `${worker.url}/docs`)
  const before = await page.locator('html').getAttribute('data-release')
  await worker.replace(later)
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('More alternatives')
  expect(await isMarked(page)).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('html').getAttribute('data-release')).not.toBe(before)
  await openPage(page, page.url())
  await page.locator('#sidebar').getByRole('link', { name: 'Sections' }).click()
  await expect(page.locator('h1')).toHaveText('Sections')
  expect(await isMarked(page)).toBe(true)
})

test('does a full load of a page that was prefetched from another release', async ({ page }) => {
  await worker.replace(earlier)
  await openPage(page, `${worker.url}/docs`)
  await worker.replace(later)
  const link = page.locator('article').getByRole('link', { name: 'alternatives' })
  const fetched = page.waitForResponse(/\/_page\//)
  await link.hover()
  await (await fetched).finished()
  await link.click()
  await expect(page.locator('h1')).toHaveText('More alternatives')
  expect(await isMarked(page)).toBe(false)
})

test('does not mistake a cached record for the response of another release', async ({ page }) => {
  await worker.replace(earlier)
  await openPage(page, `${worker.url}/docs`)
  // What the page loads for itself must have arrived: while the Worker restarts, nothing responds.
  const ticks = page.waitForResponse(/keep-ticks/).then((response) => response.finished())
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await ticks
  await worker.replace(later)
  await openPage(page, `${worker.url}/docs`)
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await expect(page.locator('h1')).toHaveText('Production checklist')
  expect(await isMarked(page)).toBe(true)
})
