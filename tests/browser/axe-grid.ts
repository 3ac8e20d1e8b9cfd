// One page of the grid that axe looks at: both themes at three widths. Elements, names and sizes are the same in both
// themes, so that the second is asked for its colours alone.

import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'

const WIDTHS = [390, 997, 1440]
const THEMES = ['dark', 'light']

/** `path, theme, width: finding` for all that axe finds. */
export async function gridFindings(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const [index, theme] of THEMES.entries()) {
    // A page that is loaded in its theme: colours of blocks outside the view do not change over until they are seen.
    await page.goto(`${path}?docusaurus-theme=${theme}`)
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const findings = await axeFindings(page, { coloursAlone: index > 0 })
      found.push(...findings.map((finding) => `${path}, ${theme}, ${width} px: ${finding}`))
    }
  }
  return found
}

/** With reduced motion every change takes a millisecond: the first frame at a new width still has the sizes of the old one. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
