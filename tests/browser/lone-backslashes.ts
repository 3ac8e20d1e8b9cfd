// Finds the backslashes at the ends of a command that a narrow screen leaves alone on a line.

import type { Locator, Page } from '@playwright/test'

/** The widths of phones, in px, at which one is alone in the code. */
export async function lonelyAt(page: Page, code: Locator): Promise<number[]> {
  const widths: number[] = []
  for (let width = 330; width <= 440; width += 5) {
    await page.setViewportSize({ width, height: 844 })
    if ((await code.evaluate(countLonely)) > 0) widths.push(width)
  }
  return widths
}

function countLonely(code: Element): number {
  const range = new Range()
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let before: number | undefined
  let found = 0
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (const [at, sign] of [...node.data].entries()) {
      if (!/\S/.test(sign)) continue
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      if (sign === '\\' && before !== undefined && top - before > 4) found++
      before = top
    }
  }
  return found
}
