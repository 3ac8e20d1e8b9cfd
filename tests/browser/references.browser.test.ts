// Proves that pages look as they did: screenshots of the main page kinds, in both themes, on a phone and on a desk.
// `playwright test references --update-snapshots` takes them anew, after a look at each.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

const FONTS_FILE = join(import.meta.dirname, 'references/fonts.json')
/** Share of pixels that may differ: edges of letters are drawn differently by different versions of a browser. */
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
      test(`looks as before: ${kind}, ${theme}, ${width} px`, async ({ page }, { config }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await requireSameFonts(page, /all|changed/.test(config.updateSnapshots))
        await expect(page).toHaveScreenshot(`${kind}-${width}-${theme}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERANCE,
        })
      })
    }
  }
}

/** Letters of another font have other shapes and widths: such a machine cannot tell whether the page has changed. */
async function requireSameFonts(page: Page, renew: boolean): Promise<void> {
  const fonts = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!
    const styles = getComputedStyle(document.documentElement)
    return Object.fromEntries(
      ['--font-text', '--font-code'].map((font) => {
        canvas.font = `400 100px ${styles.getPropertyValue(font)}`
        return [font, Math.round(canvas.measureText('Hamburgefonstiv 0123456789 {}[]').width)]
      }),
    )
  })
  if (renew || !existsSync(FONTS_FILE)) {
    mkdirSync(join(FONTS_FILE, '..'), { recursive: true })
    writeFileSync(FONTS_FILE, `${JSON.stringify(fonts, undefined, 2)}\n`)
  }
  const reference = JSON.parse(readFileSync(FONTS_FILE, 'utf8')) as typeof fonts
  test.skip(
    JSON.stringify(fonts) !== JSON.stringify(reference),
    'the references were drawn with other fonts than this machine has',
  )
}
