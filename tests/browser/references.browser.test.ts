// Visual regression: the first screens of the main kinds of page, in both themes, on a phone and on a desktop. The
// geometry is compared on every machine; pixels only in the browser version that drew the references, otherwise the run
// lists what it skipped. `playwright test references --update-snapshots` updates both; look at each before committing.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { HTML_READY } from '#site/model/dom-hooks.ts'
import type { LocalWorker } from '../../scripts/local/local-worker.ts'
import { pageGeometry } from './page-geometry.ts'
import { serveReferenceSite } from './serve-reference-site.ts'
import { expect, test } from './site-test.ts'

const BROWSER_FILE = join(import.meta.dirname, 'references/browser.json')
/** Share of pixels that may differ: machines render letter edges differently, even in the same browser. */
const TOLERANCE = 0.004

const KINDS = [
  ['landing', '/'],
  ['article', '/docs/sdks/everything'],
  ['api', '/docs/api'],
  ['search', '/search?q=xyzzy'],
  ['results', '/search?q=token'],
  ['not-found', '/nothing/of/this/name'],
] as const

test.use({ expectedMessages: /404/ })

const SCREENS = [390, 1440].flatMap((width) => ['dark', 'light'].map((theme) => ({ width, theme })))

interface Screen {
  kind: string
  url: string
  width: number
  theme: string
}

async function compare(
  { kind, url, width, theme }: Screen,
  { page, browser }: { page: Page; browser: Browser },
  updates: string,
): Promise<void> {
  const name = `${kind}-${width}-${theme}`
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.locator(`html[${HTML_READY}]`).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() => document.fonts.status === 'loaded' && document.fonts.size),
  ).toBeGreaterThan(0)
  await page.evaluate(spaceAsUsual)
  expect(await restingGeometry(page)).toMatchSnapshot(`${name}.txt`)

  const major = browser.version().split('.', 1)[0]!
  if (/all|changed/.test(updates)) writeFileSync(BROWSER_FILE, `{ "chromium": "${major}" }\n`)
  const { chromium } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as { chromium: string }
  if (major !== chromium) {
    console.log(`references: pixels of ${name} not compared: drawn by Chromium ${chromium}, this is ${major}`)
    return
  }
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: TOLERANCE,
  })
}

/** On a slow machine, search begins to load its titles only now, and its field says so. */
async function restingGeometry(page: Page): Promise<string> {
  const loading = page.getByPlaceholder('Loading...')
  let geometry = ''
  await expect(async () => {
    await expect(loading).toHaveCount(0)
    geometry = await pageGeometry(page)
    expect(await loading.count()).toBe(0)
  }).toPass()
  return geometry
}

/** Takes back what kept lines where they were, if the fonts came after the page: the references show it without. */
function spaceAsUsual(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('[style*="-spacing"]')) {
    style.letterSpacing = ''
    style.wordSpacing = ''
  }
}

for (const { width, theme } of SCREENS) {
  for (const [kind, url] of KINDS) {
    test(`looks as before: ${kind}, ${theme}, ${width} px`, ({ page, browser }, { config }) =>
      compare({ kind, url, width, theme }, { page, browser }, config.updateSnapshots))
  }
}

test.describe('a reference', () => {
  let site: LocalWorker
  test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
    test.setTimeout(180_000)
    site = await serveReferenceSite(`references-${parallelIndex}`)
  })
  test.afterAll(() => site.stop())

  for (const { width, theme } of SCREENS) {
    test(`looks as before: operation, ${theme}, ${width} px`, ({ page, browser }, { config }) =>
      compare(
        { kind: 'operation', url: `${site.url}/docs/boxes`, width, theme },
        { page, browser },
        config.updateSnapshots,
      ))
  }
})
