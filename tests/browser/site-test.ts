// The browser tests' `test`: the site's URL, and the rule that a page has no console errors or blocked requests.

import { test as base, expect, type Page } from '@playwright/test'
import { HTML_READY } from '#site/model/dom-hooks.ts'

export { expect }

interface Options {
  /** Console messages that a test provokes on purpose. */
  expectedMessages: RegExp | undefined
}

interface Fixtures {
  quietConsole: void
}

export const test = base.extend<Options & Fixtures>({
  expectedMessages: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use, testInfo) => {
      const messages: string[] = []
      const listen = (page: Page): void => {
        page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
        })
      }
      context.on('page', listen)
      await use()
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = (await Promise.all(context.pages().map(stateOf))).join('\n')
        await testInfo.attach('where the page stood', { body, contentType: 'text/plain' })
      }
      const unexpected = messages.filter((message) => !expectedMessages?.test(message))
      expect(unexpected, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** What the picture of a failed test does not show: the report prints it, also where nobody can run the test again. */
function stateOf(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.className)
    const focused = document.activeElement?.outerHTML.slice(0, 120)
    const scroll = `${scrollY} of ${document.documentElement.scrollHeight}`
    return `${location.href} ${document.readyState}; scroll: ${scroll}; open: ${open.join(', ') || 'no dialog'}; focus: ${focused}`
  })
  return read.catch(String)
}

/**
 * Interacts with the page, and waits until the router handles navigation: what changes pages and the route table have been
 * loaded and applied.
 */
export async function routerReady(page: Page): Promise<void> {
  // A move that comes before the script is not seen by it, and no other follows.
  await page.locator(`html[${HTML_READY}]`).waitFor({ state: 'attached' })
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['routes', 'page-changes'].every((file) =>
      loaded.some((name) => name.includes(`/assets/${file}.`)),
    )
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

/** Waits until what has changed so far is laid out and painted: the next frame and the one after it. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Marks the document, so that a test can tell in-app navigation from a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await routerReady(page)
  await markDocument(page)
}
