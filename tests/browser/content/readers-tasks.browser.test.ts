// Readers' typical tasks work by keyboard, by touch and without JavaScript: create a token in Python, find the fix for
// an error, pasted too, switch the language and keep it, send a request, read a diagram on a phone, find a header.
// The keyboard's walks use Tab alone, and look where each step leaves the focus.

import type { Locator, Page } from '@playwright/test'
import { box, dialog, options } from '../search/search-parts.ts'
import { expect, openPage } from '../site-test.ts'
import { test } from './content-site.ts'

const TOKENS = '/docs/api/tokens'
const GUIDE = '/docs/guides/share/send-data-to-third-party'
const DIAGRAM = '/docs/concepts/what-are-tokens'
const PHONE = { width: 390, height: 844 }
const FAILURE =
  '{"title":"Forbidden","status":403,"detail":"The application is missing the permission token:create."}'

const operation = (page: Page) => page.locator('#create-token')
const sample = (page: Page) => operation(page).locator('.sample').first().locator('code')
const consoleOf = (page: Page) => operation(page).locator('.console')

/** The place among a query's results of the row that leads to a URL; -1 while there is none. */
async function placeOf(page: Page, address: RegExp): Promise<number> {
  const urls = await options(page).evaluateAll((rows) => rows.map((row) => (row as HTMLAnchorElement).href))
  return urls.findIndex((url) => address.test(url))
}

async function follow(
  page: Page,
  query: string,
  address: RegExp,
  choose: () => Promise<void>,
): Promise<void> {
  await box(page).fill(query)
  await expect.poll(() => placeOf(page, address)).not.toBe(-1)
  await choose()
  await expect(page).toHaveURL(address)
}

/** Tabs on to an element. Whatever has the focus on the way is on the screen, clear of the header. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 60 && !(await isThere()); step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement: focused } = document
      const { top, bottom } = focused!.getBoundingClientRect()
      const header = document.querySelector('.navbar')!.getBoundingClientRect()
      const from = focused!.closest('main') ? header.bottom : 0
      return bottom <= from || top >= innerHeight ? focused!.outerHTML.slice(0, 200) : ''
    })
    expect(outside).toBe('')
  }
  await expect(target).toBeFocused()
}

type Find = (page: Page, query: string, address: RegExp) => Promise<void>

async function findsFixAndHeader(page: Page, find: Find): Promise<void> {
  await openPage(page, '/docs')
  await find(page, FAILURE, /\/docs\/api\/errors#status-403/)
  await expect(page.locator('#status-403')).toBeInViewport()
  await find(page, '409 idempotency', /\/docs\/api\/errors#status-409/)
  await expect(page.locator('#status-409')).toBeInViewport()
  await find(page, 'idempotency key header', /\/docs\/api\/idempotency/)
  await expect(page.locator('main')).toContainText('TSR-IDEMPOTENCY-KEY')
}

async function diagramIsReadable(page: Page): Promise<void> {
  const drawing = page.locator('.diagram__image:visible').first()
  await drawing.scrollIntoViewIfNeeded()
  const place = (await drawing.boundingBox())!
  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place.x + place.width).toBeLessThanOrEqual(PHONE.width)
}

test.describe('with a keyboard', () => {
  const find: Find = async (page, query, address) => {
    await page.keyboard.press('Control+k')
    await follow(page, query, address, async () => {
      // Better results may still arrive: a row that one has moved to stays selected, the first one is what is best.
      const selected = dialog(page).getByRole('option', { selected: true })
      const isThere = async (): Promise<boolean> => {
        await page.keyboard.press('ArrowDown')
        return address.test(await selected.evaluateAll(([row]) => String((row as HTMLAnchorElement)?.href)))
      }
      await expect.poll(isThere, { intervals: [50] }).toBe(true)
      await page.keyboard.press('Enter')
    })
  }

  test('creates a token in Python', async ({ page }) => {
    await openPage(page, '/docs')
    await find(page, 'POST /tokens', /\/docs\/api\/tokens(#|$)/)
    await tabTo(page, operation(page).getByRole('combobox', { name: 'Language' }))
    await page.keyboard.type('Python')
    await expect(sample(page)).toContainText('client.tokens.create(')
  })

  test('finds the fix for an error and a header', async ({ page }) => {
    await findsFixAndHeader(page, find)
  })

  test('switches the language of a guide, and keeps it', async ({ page }) => {
    await openPage(page, GUIDE)
    const python = page.getByRole('tab', { name: 'Python' }).first()
    await page.getByRole('tab', { selected: true }).first().focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < 6 && (await python.getAttribute('aria-selected')) !== 'true'; step++) {
      await page.keyboard.press('ArrowRight')
    }
    await expect(python).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Python', selected: false })).toHaveCount(0)
    await openPage(page, TOKENS)
    await expect(sample(page)).toContainText('client.tokens.create(')
  })

  test('sends a request, and leaves the console', async ({ page }) => {
    await openPage(page, `${TOKENS}#create-token`)
    const button = consoleOf(page).getByRole('button').first()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(consoleOf(page).getByLabel('Example')).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 1 })
    await tabTo(page, consoleOf(page).getByRole('button', { name: /^Send/ }))
    await page.keyboard.press('Enter')
    await expect(consoleOf(page).getByRole('status').first()).toHaveText('201 Created')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 1 })
  })

  test('enlarges a diagram and comes back', async ({ page }) => {
    await openPage(page, DIAGRAM)
    const enlarge = page.getByRole('button', { name: 'Enlarge the picture' }).first()
    await tabTo(page, enlarge)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(enlarge).toBeFocused()
  })
})

test.describe('by touch, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  const find: Find = async (page, query, address) => {
    await page.locator('.navbar__search > search').tap()
    await follow(page, query, address, async () =>
      options(page)
        .nth(await placeOf(page, address))
        .tap(),
    )
  }

  test('creates a token in Python', async ({ page }) => {
    await openPage(page, '/docs')
    await find(page, 'POST /tokens', /\/docs\/api\/tokens(#|$)/)
    const language = operation(page).getByRole('combobox', { name: 'Language' })
    await language.scrollIntoViewIfNeeded()
    await language.selectOption('Python')
    await expect(sample(page)).toContainText('client.tokens.create(')
  })

  test('finds the fix for an error and a header', async ({ page }) => {
    await findsFixAndHeader(page, find)
  })

  test('switches the language of a guide, and keeps it', async ({ page }) => {
    await openPage(page, GUIDE)
    await page.getByRole('tab', { name: 'Python' }).first().tap()
    await expect(page.getByRole('tab', { name: 'Python', selected: true }).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Python', selected: false })).toHaveCount(0)
    await openPage(page, TOKENS)
    await expect(sample(page)).toContainText('client.tokens.create(')
  })

  test('sends a request', async ({ page }) => {
    await openPage(page, TOKENS)
    await consoleOf(page)
      .getByRole('button', { name: /^Try it/ })
      .tap()
    await consoleOf(page).getByRole('button', { name: /^Send/ }).tap()
    await expect(consoleOf(page).getByRole('status').first()).toHaveText('201 Created')
    await expect(consoleOf(page).getByRole('group', { name: 'Response body' })).toBeInViewport()
  })

  test('reads a diagram, and enlarges it', async ({ page }) => {
    await openPage(page, DIAGRAM)
    await diagramIsReadable(page)
    await page.getByRole('button', { name: 'Enlarge the picture' }).first().tap()
    await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enlarge the picture' }).first()).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  const find: Find = async (page, query, address) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    const rows = page.locator('.search-page__found')
    const urls = await rows.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const at = urls.findIndex((url) => address.test(url))
    expect(at, urls.join(' ')).toBeGreaterThanOrEqual(0)
    await rows.nth(at).click()
    await expect(page).toHaveURL(address)
  }

  test('finds how to create a token in Python', async ({ page }) => {
    await find(page, 'POST /tokens', /\/docs\/api\/tokens(#|$)/)
    await expect(sample(page)).toContainText('curl --request POST')
    await operation(page).getByRole('link', { name: 'Python' }).click()
    await expect(page.locator('body')).toContainText('client.tokens.create(')
  })

  test('finds the fix for an error and a header', async ({ page }) => {
    await page.goto('/search')
    await page.getByLabel('Explain a failure').fill(FAILURE)
    await page.getByRole('button', { name: 'Explain' }).click()
    await page.getByRole('link', { name: '403 Forbidden' }).click()
    await expect(page.locator('#status-403')).toBeInViewport()
    await find(page, '409 idempotency', /\/docs\/api\/errors#status-409/)
    await expect(page.locator('#status-409')).toBeVisible()
    await find(page, 'idempotency key header', /\/docs\/api\/idempotency/)
    await expect(page.locator('main')).toContainText('TSR-IDEMPOTENCY-KEY')
  })

  test('shows every language of a guide below each other', async ({ page }) => {
    await page.goto(GUIDE)
    const labels = page.locator('.tabs[data-group="lang"]').first().locator('.tabs__label')
    await expect(labels.filter({ hasText: 'Python' })).toBeVisible()
    await expect(labels.filter({ hasText: 'Node.js' })).toBeVisible()
  })

  test('shows the console’s request as a command', async ({ page }) => {
    await page.goto(TOKENS)
    await expect(operation(page).getByRole('button', { name: /^Try it/ })).toHaveCount(0)
    await expect(sample(page)).toContainText('"4242424242424242"')
  })

  test('reads a diagram', async ({ page }) => {
    await page.goto(DIAGRAM)
    await diagramIsReadable(page)
  })
})
