// axe finds nothing on any kind of page, in both themes, from a phone to a wide screen.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { startLocalWorker } from '../../scripts/local/local-worker.ts'
import { axeFindings } from './axe.ts'
import { BUILT } from './serve-site.ts'
import { expect, routerReady, test } from './site-test.ts'

const WIDTHS = [390, 997, 1440]
const FOLDER = join(import.meta.dirname, '../../.cache/browser-tests/unreadable')

interface Kind {
  name: string
  path: string
  widths?: number[]
  /** Brings the page into the state to be checked. */
  prepare?(page: Page): Promise<void>
}

const KINDS: Kind[] = [
  { name: 'the landing page', path: '/' },
  { name: 'a page with every component', path: '/docs/sdks/everything' },
  { name: 'an API page', path: '/docs/api/errors' },
  { name: 'search results', path: '/search?q=errors' },
  { name: 'a search without a result', path: '/search?q=xyzzy' },
  { name: 'a page that is not found', path: '/docs/guides/section' },
  { name: 'the open menu', path: '/docs/guides/sections', widths: [390], prepare: openMenu },
  { name: 'the parts in the menu', path: '/docs/guides/sections', widths: [390], prepare: openParts },
  { name: 'the open page actions', path: '/docs/api/errors', prepare: openActions },
  { name: 'an enlarged picture', path: '/docs/sdks/everything', widths: [390], prepare: enlarge },
  { name: 'the way back to the top', path: '/docs/guides/sections', prepare: scrollUp },
  { name: 'the search dialog', path: '/docs', prepare: openDialog },
  { name: 'open search results', path: '/docs', prepare: openSearch },
  { name: 'an error box', path: '/docs', prepare: followOffline },
]

test.use({ expectedMessages: /404|503|INTERNET_DISCONNECTED|could not be shown/ })

for (const { name, path, widths = WIDTHS, prepare } of KINDS) {
  test(`finds nothing on ${name}`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await page.goto(path)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    })
    await prepare?.(page)
    await expectNothing(page, widths)
  })
}

test('finds nothing on the page for unavailable content', async ({ page }) => {
  test.setTimeout(60_000)
  const worker = await startLocalWorker({ dist: releaseWithLostPage(), port: 0 })
  try {
    const response = await page.goto(`${worker.url}/docs/api/errors`)
    expect(response?.status()).toBe(503)
    await expectNothing(page, WIDTHS)
  } finally {
    await worker.stop()
  }
})

async function expectNothing(page: Page, widths: number[]): Promise<void> {
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['dark', 'light']) {
      await page.evaluate(showTheme, theme)
      found.push(...(await axeFindings(page)).map((finding) => `${width} px, ${theme}: ${finding}`))
    }
  }
  expect(found).toEqual([])
}

/** Settles when all transitions have ended: colours halfway between themes would be misjudged. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.dataset.theme = theme
  const frame = (): Promise<number> => new Promise(requestAnimationFrame)
  let calm = 0
  while (calm < 3) {
    await frame()
    // What follows the scroll position runs for ever.
    const moving = document
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    calm = moving ? 0 : calm + 1
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
}

async function openParts(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Back to main menu' }).click()
}

async function openActions(page: Page): Promise<void> {
  await page.locator('.page-actions summary').click()
}

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

async function scrollUp(page: Page): Promise<void> {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 1500)
  await page.mouse.wheel(0, -200)
  await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible()
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('err')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function followOffline(page: Page): Promise<void> {
  await routerReady(page)
  await page.context().setOffline(true)
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
}

/** The release under test, with a manifest that references a record that is not stored. */
function releaseWithLostPage(): string {
  cpSync(BUILT, FOLDER, { recursive: true })
  const manifest = join(FOLDER, 'worker/manifest.js')
  const text = readFileSync(manifest, 'utf8')
  const lost = /(\\"\/docs\/api\/errors\\":\{\\"hash\\":\\")[0-9a-f]{32}/
  expect(text).toMatch(lost)
  writeFileSync(manifest, text.replace(lost, `$1${'0'.repeat(32)}`))
  return FOLDER
}
