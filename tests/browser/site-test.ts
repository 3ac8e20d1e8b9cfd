// The browser tests' `test`: the site's address, and the rule that nothing is ever refused or thrown in the page.

import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Options {
  /** Messages of the console that a test brings about on purpose. */
  expectedMessages: RegExp | undefined
}

interface Fixtures {
  calmPage: void
}

export const test = base.extend<Options & Fixtures>({
  expectedMessages: [undefined, { option: true }],
  calmPage: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      const listen = (page: Page): void => {
        page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
        })
      }
      context.on('page', listen)
      await use()
      const unexpected = messages.filter((message) => !expectedMessages?.test(message))
      expect(unexpected, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Gives a sign of life, and waits until page changes are the router's: the route table has come and been taken up. */
export async function routerReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/routes.')),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

/** Marks the document, so that a test sees whether a later page came into it or replaced it. */
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
