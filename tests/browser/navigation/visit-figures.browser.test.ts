// Performance figures: four values, sent once, only if the document asks for them.

import { type Page } from '@playwright/test'
import { startLocalWorker, type LocalWorker } from '../../../scripts/local/local-worker.ts'
import { BUILT } from '../serve-site.ts'
import { expect, routerReady, test } from '../site-test.ts'

let worker: LocalWorker

test.beforeAll(async () => {
  worker = await startLocalWorker({ dist: BUILT, port: 0, datasets: ['INSIGHTS'] })
})

test.afterAll(() => worker.stop())

/** Opens a page whose document asks for the figures, as one in ten does. */
async function visit(page: Page): Promise<{ modules: string[]; sent: string[]; statuses: number[] }> {
  const seen = { modules: [] as string[], sent: [] as string[], statuses: [] as number[] }
  page.on('request', (request) => {
    if (/\/assets\/send-figures\./.test(request.url())) seen.modules.push(request.url())
    if (new URL(request.url()).pathname === '/_v') seen.sent.push(request.postData() ?? '')
  })
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/_v') seen.statuses.push(response.status())
  })
  await page.route(`${worker.url}/docs`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'vitals' } })
  })
  await page.goto(`${worker.url}/docs`)
  await routerReady(page)
  return seen
}

const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('sends the figures of a visit once, when leaving, and the Worker accepts them', async ({ page }) => {
  const { modules, sent, statuses } = await visit(page)
  await expect.poll(() => modules.length).toBe(1)
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(sent).toEqual([])
  await leave(page)
  await leave(page)
  await expect.poll(() => statuses).toEqual([204])
  expect(sent).toHaveLength(1)
  const { release, ...figures } = JSON.parse(sent[0]!) as Record<string, unknown>
  expect(release).toBe(await page.locator('html').getAttribute('data-release'))
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(['lcp', 'cls', 'ttfb']))
  expect(Object.keys(figures).filter((name) => !['lcp', 'inp', 'cls', 'ttfb'].includes(name))).toEqual([])
  for (const figure of Object.values(figures)) expect(figure).toEqual(expect.any(Number))
})

test('sends nothing for a reader with Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { modules, sent } = await visit(page)
  await expect.poll(() => modules.length).toBe(1)
  await leave(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(sent).toEqual([])
})

test('loads nothing where the document does not ask', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/docs')
  await routerReady(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6000 })))
  expect(asked.filter((url) => url.includes('send-figures'))).toEqual([])
})
