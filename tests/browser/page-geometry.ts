// Describes the layout of the first screen as text: each box, its number of lines, overflows and overlaps. Comparable
// on every machine, however its browser renders.

import type { Page } from '@playwright/test'
import { BELOW_THE_SCREEN } from '#site/browser/far-blocks.ts'

/** Letters may be a fraction of a pixel wider in another browser version, so sizes are rounded to this step. */
const STEP = 4

/** Waits until no block is deferred: until then its colours are unknown and its height is an estimate. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (deferred) => !document.querySelector(deferred),
    `[data-far], [data-from-top] ${BELOW_THE_SCREEN}:not([data-near])`,
  )
}

export async function pageGeometry(page: Page): Promise<string> {
  await laidOut(page)
  return page.evaluate((step) => {
    const round = (value: number): number => Math.round(value / step) * step
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const inView = bottom > 0 && top < innerHeight && width > 1 && height > 1
      return inView && !element.closest('svg, pre') && element.checkVisibility({ visibilityProperty: true })
    })
    const nameOf = (element: Element): string => {
      const [first] = element.classList
      return element.tagName.toLowerCase() + (first ? `.${first}` : '')
    }
    const depthOf = (element: Element | null): number => (element ? 1 + depthOf(element.parentElement) : 0)
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      )
    const linesOf = (element: Element): number => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom)
      const lines: number[] = []
      for (const bottom of bottoms.sort((a, b) => a - b))
        if (bottom - (lines.at(-1) ?? -99) > 8) lines.push(bottom)
      return lines.length
    }
    const boxes = seen.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const box = [left, top, width, height].map(round).join(' ')
      const lines = hasWords(element) ? `, ${linesOf(element)} lines` : ''
      return `${'  '.repeat(depthOf(element) - 3)}${nameOf(element)}: ${box}${lines}`
    })
    const overflows = seen.flatMap((element) => {
      const { right, left } = element.getBoundingClientRect()
      const scrolls = element.parentElement?.closest('[tabindex="0"], [role="tablist"]')
      return !scrolls && (right > innerWidth + 1 || left < -1) ? [`overflows: ${nameOf(element)}`] : []
    })
    const targets = seen.filter((element) => element.matches('a, button, input, select, summary'))
    const overlaps = targets.flatMap((one, index) =>
      targets.slice(index + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 2 && high > 2 ? [`overlaps: ${nameOf(one)} and ${nameOf(other)}`] : []
      }),
    )
    return [...boxes, ...overflows, ...overlaps, ''].join('\n')
  }, STEP)
}
