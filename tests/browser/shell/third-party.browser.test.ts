// Third-party services, simulated locally: no requests before consent, then in the right order; their failures do not
// affect the site, and consent can be withdrawn.

import { join } from 'node:path'
import { type BrowserContext, type Page } from '@playwright/test'
import { startLocalWorker, type LocalWorker } from '../../../scripts/local/local-worker.ts'
import { siteConfig } from '../../fixtures/site-config.ts'
import { axeFindings } from '../axe.ts'
import { buildForTest, SITE_CONTENT } from '../serve-site.ts'
import { expect, test } from '../site-test.ts'

const OUT = join(import.meta.dirname, '../../../.cache/browser-tests/third-party')
const HOSTS = ['https://consent.example', 'https://tags.example', 'https://answers.example']
const thirdParty = {
  question: 'May we count visits with a tag container?',
  consent: { script: 'https://consent.example/consent.js' },
  analytics: {
    script: 'https://tags.example/container.js?id=1',
    hosts: { connect: ['https://collect.example'], image: ['https://collect.example'] },
  },
  assistant: {
    script: 'https://answers.example/widget.js',
    label: 'Ask a question',
    notice: 'What you type is sent to answers.example.',
  },
}

// The tests of this file share a Worker, so they run in sequence.
test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  // Builds take long on a busy machine.
  test.setTimeout(120_000)
  const dist = await buildForTest(SITE_CONTENT, OUT, { ...siteConfig, thirdParty })
  worker = await startLocalWorker({ dist, port: 0 })
})

test.afterAll(() => worker.stop())

/** Responds for the third-party hosts; each script records that it ran and the content of `dataLayer` at that time. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\/(?:consent|tags|answers)\.example\//, (route) => {
    const { host } = new URL(route.request().url())
    asked.push(host)
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(window.ran ??= []).push(['${host}', (window.dataLayer ?? []).map((entry) => Array.from(entry).slice(0, 2).join(' '))])
        if ('${host}' === 'tags.example') { document.cookie = 'visitor=1'; localStorage.setItem('tags', '1') }`,
    })
  })
  return asked
}

const ran = (page: Page) =>
  page.evaluate(() => (window as unknown as { ran?: [string, string[]][] }).ran ?? [])
const notice = (page: Page) => page.getByRole('complementary', { name: 'Privacy choices' })

test('leaves the end of the page to be read while it asks', async ({ page, context }) => {
  await standIn(context)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto(`${worker.url}/docs`)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const end = (await page.locator('.site-footer__bottom').boundingBox())!
  const prompt = (await notice(page).boundingBox())!
  expect(end.y + end.height).toBeLessThanOrEqual(prompt.y)
})

test('asks first, and sends no request to another host before consent', async ({ page, context }) => {
  const asked = await standIn(context)
  await page.goto(`${worker.url}/docs`)
  await expect(notice(page)).toContainText(thirdParty.question)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('loads consent script, container and widget in order, the container with the consent', async ({
  page,
  context,
}) => {
  const asked = await standIn(context)
  await page.goto(`${worker.url}/docs`)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  const opener = page.getByRole('button', { name: 'Ask a question' })
  await expect(opener).toBeVisible()
  expect(asked).toEqual(['consent.example', 'tags.example'])
  expect((await ran(page)).map(([host]) => host)).toEqual(['consent.example', 'tags.example'])
  expect((await ran(page))[1]?.[1]?.slice(0, 2)).toEqual(['consent default', 'consent update'])
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await expect(dialog).toContainText(thirdParty.assistant.notice)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Load it' }).click()
  await expect(opener).toBeHidden()
  expect(asked.at(-1)).toBe('answers.example')
})

test('withdraws consent in the footer: third-party storage is cleared, and the next load sends no requests', async ({
  page,
  context,
}) => {
  const asked = await standIn(context)
  await page.goto(`${worker.url}/docs`)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  expect(await context.cookies()).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await expect(notice(page)).toBeFocused()
  await expect(notice(page)).toContainText('You have allowed it.')
  expect(await axeFindings(page)).toEqual([])
  asked.length = 0
  const reloaded = page.waitForEvent('load')
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  await reloaded
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('tags'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('docs.consent'))).toBe('denied')
})

test('withdraws consent in every tab', async ({ page, context }) => {
  await standIn(context)
  await page.goto(`${worker.url}/docs`)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${worker.url}/docs/api`)
  await expect(other.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await other.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await notice(other).getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeHidden()
  await expect.poll(() => ran(page)).toEqual([])
})

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`treats ${signal} as refusal, even after earlier consent`, async ({ page, context }) => {
    const asked = await standIn(context)
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
      localStorage.setItem('docs.consent', 'granted')
    }, signal)
    await page.goto(`${worker.url}/docs`)
    await page.waitForLoadState('networkidle')
    await expect(notice(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(notice(page)).toContainText('Your browser declines for you')
    await expect(notice(page).getByRole('button', { name: 'Allow' })).toBeHidden()
    expect(asked).toEqual([])
  })
}

test.describe('when third parties fail', () => {
  test.use({ expectedMessages: /ERR_FAILED|did not load/ })

  test('continues with the next one, and all of the site works', async ({ page, context }) => {
    const asked = await standIn(context)
    await context.route('https://consent.example/**', (route) => route.abort())
    await page.goto(`${worker.url}/docs`)
    await notice(page).getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
    expect(asked).toEqual(['tags.example'])
    await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
  })

  test('says so when the widget does not load', async ({ page, context }) => {
    await standIn(context)
    await context.route('https://answers.example/**', (route) => route.abort())
    await page.goto(`${worker.url}/docs`)
    await notice(page).getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect(page.getByRole('dialog')).toContainText('could not be loaded')
  })
})

test('does not wait for a hanging one, nor does the site', async ({ page, context }) => {
  await standIn(context)
  await context.route('https://consent.example/**', () => new Promise(() => undefined))
  await page.goto(`${worker.url}/docs`)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  await expect.poll(() => ran(page).then((hosts) => hosts.map(([host]) => host))).toEqual(['tags.example'])
})

test('allows exactly the configured hosts, and none if no service is configured', async ({ request }) => {
  const policyOf = async (url: string): Promise<string> =>
    (await request.get(url)).headers()['content-security-policy'] ?? ''
  const widened = await policyOf(`${worker.url}/docs`)
  expect(new Set(widened.match(/https:\/\/[^; ]+/g))).toEqual(new Set([...HOSTS, 'https://collect.example']))
  expect(widened).toContain("connect-src 'self' https://collect.example;")
  expect(widened).toContain("require-trusted-types-for 'script'")
  expect(await policyOf('/docs')).not.toContain('https://')
  const html = await (await request.get('/docs')).text()
  expect(html).not.toContain('privacy-choices')
  expect(html).not.toContain('thirdParty')
})

test('declares that Global Privacy Control is respected, and sends every reader the same page', async ({
  request,
}) => {
  const support = await request.get('/.well-known/gpc.json')
  expect(support.headers()['content-type']).toContain('application/json')
  expect(await support.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  const [plain, refusing] = await Promise.all([
    request.get(`${worker.url}/docs`),
    request.get(`${worker.url}/docs`, { headers: { 'sec-gpc': '1' } }),
  ])
  expect(await refusing.text()).toBe(await plain.text())
})
