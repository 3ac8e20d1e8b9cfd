// A visit to a documentation site that can be measured on any of them: a page, a second one by its link, the search.

import type { Browser, Locator, Page } from '@playwright/test'
import { countBytes, type BytesByType } from './page-measures.ts'

export interface Visit {
  origin: string
  path: string
  /** The link's address, in the sidebar of the first page. */
  second: string
}

export interface VisitBytes {
  /** Four seconds after the load event. */
  first: BytesByType
  second: BytesByType
  /** The cost of opening the search and typing a word. */
  search: BytesByType
}

const REST_MS = 4000
const SETTLE_MS = 2000

export async function bytesAtRest(browser: Browser, url: string): Promise<BytesByType> {
  const { page, take } = await openAtRest(browser, url)
  await page.close()
  return take()
}

export async function visitBytes(browser: Browser, { origin, path, second }: Visit): Promise<VisitBytes> {
  const { page, take } = await openAtRest(browser, origin + path)
  const first = take()
  await page.mouse.move(640, 450)
  await page.waitForTimeout(500)
  await linkTo(page, second).click()
  await page.waitForTimeout(SETTLE_MS)
  const changed = take()
  await page.keyboard.press('Control+k')
  // A dialog that is loaded first takes the focus late.
  await page.waitForTimeout(500)
  await page.keyboard.type('token')
  await page.waitForTimeout(SETTLE_MS)
  const search = take()
  await page.close()
  return { first, second: changed, search }
}

async function openAtRest(browser: Browser, url: string): Promise<{ page: Page; take: () => BytesByType }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const take = await countBytes(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(REST_MS)
  return { page, take }
}

export const linkTo = (page: Page, address: string): Locator =>
  page.locator(`a[href="${address}"]:visible`).first()

/** Everything except search and fonts. */
export const sumOf = ({ Search: _, Font: _font, ...bytes }: BytesByType): number =>
  Object.values(bytes).reduce((total, one) => total + one, 0)
