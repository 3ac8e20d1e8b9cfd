// Runs axe on one page in both themes at three widths. Elements, names and sizes do not depend on the theme, so the
// second is checked only for its colours.

import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { painted } from './site-test.ts'

const WIDTHS = [390, 997, 1440]
const THEMES = ['dark', 'light']

/** `path, theme, width: finding` for everything that axe finds. */
export async function gridFindings(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const [index, theme] of THEMES.entries()) {
    // Loads the page in its theme: off-screen blocks would not change colour until they are rendered.
    await page.goto(`${path}?docusaurus-theme=${theme}`)
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // Even with reduced motion a transition takes a millisecond: the first frame at a new width has the old sizes.
      await painted(page)
      const findings = await axeFindings(page, { coloursAlone: index > 0 })
      found.push(...findings.map((finding) => `${path}, ${theme}, ${width} px: ${finding}`))
    }
  }
  return found
}
