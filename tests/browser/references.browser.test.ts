// Visual regression: the first screens of the main kinds of page, in both themes, on a phone and on a desktop. The
// geometry is compared on every machine; pixels only in the browser version that drew the references, otherwise the run
// lists what it skipped. `playwright test references --update-snapshots` updates both; look at each before committing.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageGeometry } from './page-geometry.ts'
import { expect, test } from './site-test.ts'

const BROWSER_FILE = join(import.meta.dirname, 'references/browser.json')
/** Share of pixels that may differ: machines render letter edges differently, even in the same browser. */
const TOLERANCE = 0.015

const KINDS = [
  ['landing', '/'],
  ['article', '/docs/sdks/everything'],
  ['api', '/docs/api'],
  ['search', '/search?q=xyzzy'],
  ['not-found', '/nothing/of/this/name'],
] as const

test.use({ expectedMessages: /404/ })

for (const width of [390, 1440]) {
  for (const theme of ['dark', 'light']) {
    for (const [kind, path] of KINDS) {
      test(`looks as before: ${kind}, ${theme}, ${width} px`, async ({ page, browser }, { config }) => {
        const name = `${kind}-${width}-${theme}`
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        expect(
          await page.evaluate(() => document.fonts.status === 'loaded' && document.fonts.size),
        ).toBeGreaterThan(0)
        expect(await pageGeometry(page)).toMatchSnapshot(`${name}.txt`)

        const major = browser.version().split('.', 1)[0]!
        if (/all|changed/.test(config.updateSnapshots))
          writeFileSync(BROWSER_FILE, `{ "chromium": "${major}" }\n`)
        const { chromium } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as { chromium: string }
        if (major !== chromium) {
          console.log(
            `references: pixels of ${name} not compared: drawn by Chromium ${chromium}, this is ${major}`,
          )
          return
        }
        await expect(page).toHaveScreenshot(`${name}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERANCE,
        })
      })
    }
  }
}
