// What a reader sees when something fails: one full page load, a box with Retry, or a notice; never a dead page.

import { type Page } from '@playwright/test'
import { expect, isMarked, markDocument, openPage, routerReady, test } from '../site-test.ts'

const RECORDS = '**/_page/*'
const follow = (page: Page) => page.locator('article').getByRole('link', { name: 'alternatives' }).click()

test.describe('a record that fails to load', () => {
  test.use({ expectedMessages: /503|could not be shown in place/ })

  test('causes a warning and one full page load, scrolled to the top', async ({ page }) => {
    await openPage(page, '/docs/guides/sections')
    await page.route(RECORDS, (route) => route.fulfill({ status: 503, body: '' }))
    await page.evaluate(() => scrollTo(0, 50))
    await follow(page)
    await expect(page.locator('h1')).toHaveText('Alternatives')
    expect(await isMarked(page)).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.move(1, 1)
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('is reported in a box the second time, with a Retry that works', async ({ page }) => {
    await openPage(page, '/docs')
    await page.route(RECORDS, (route) => route.fulfill({ status: 503, body: '' }))
    await follow(page)
    await expect(page.locator('h1')).toHaveText('Alternatives')
    await expect.poll(() => isMarked(page)).toBe(false)
    await routerReady(page)
    await markDocument(page)
    await page.unroute(RECORDS)
    await page.locator('#sidebar').getByRole('link', { name: 'Sections' }).click()
    await expect(page.locator('h1')).toHaveText('Sections')
    await page.route(RECORDS, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goBack()
    const box = page.locator('main').getByRole('alert')
    await expect(box).toContainText('returned 503')
    await page.unroute(RECORDS)
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('offline', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|could not be shown in place|does not follow/ })

  test('shows the error in a box, and the page after Retry', async ({ page, context }) => {
    await openPage(page, '/docs')
    await context.setOffline(true)
    await follow(page)
    const box = page.locator('main').getByRole('alert')
    await expect(box).toContainText('You seem to be offline: Failed to fetch')
    await expect(box.getByRole('heading')).toHaveText(
      'The page /docs/guides/alternatives could not be shown.',
    )
    await expect(page).toHaveTitle(/^The page \/docs\/guides\/alternatives could not be shown\. \| ./)
    await expect(page.locator('h1')).toHaveText('Guides')
    await expect(page.locator('#sidebar [aria-current]')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    await context.setOffline(false)
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    expect(await isMarked(page)).toBe(true)
  })

  test('goes back from the box to the previous page', async ({ page, context }) => {
    await openPage(page, '/docs')
    await context.setOffline(true)
    await follow(page)
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Guides')
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveTitle(/^Guides/)
    await expect(page.locator('#sidebar [aria-current]')).toHaveText('Overview')
  })
})

test.describe('an unreachable server', () => {
  test.use({
    expectedMessages:
      /404|ERR_|could not be shown in place|did not load|does not follow|In-app navigation is off|Search did not/,
  })

  const leave = async (page: Page, isGone: boolean): Promise<void> => {
    if (isGone) await page.route('**', (route) => route.abort('connectionrefused'))
    else await page.unroute('**')
  }

  for (const [state, open] of [
    ['before anything but the entry has come', async (page: Page) => void (await page.goto('/docs'))],
    ['once the table of pages is there', (page: Page) => openPage(page, '/docs')],
    [
      'once React is there',
      async (page: Page) => {
        await openPage(page, '/docs')
        await page.locator('.navbar__search input').first().hover()
        await expect(page.locator('.navbar__search input').first()).toHaveAttribute('aria-haspopup', 'dialog')
      },
    ],
  ] as const) {
    for (const [what, path, heading] of [
      ['a page', '/docs/guides/alternatives', 'Alternatives'],
      ['a page that is only the server’s to show', '/nowhere', 'Page Not Found'],
    ] as const) {
      test(`keeps the current page, ${state}: a click on ${what}`, async ({ page }) => {
        await open(page)
        await markDocument(page)
        const link = page.locator('article').getByRole('link', { name: 'alternatives' })
        await link.evaluate((element, href) => element.setAttribute('href', href), path)
        await leave(page, true)
        await link.click()
        const box = page.locator('main').getByRole('alert')
        await expect(box).toContainText(`The page ${path} could not be shown.`)
        await expect(box).toBeInViewport()
        await expect(page.locator('h1')).toHaveText('Guides')
        await expect(page).toHaveTitle(/^The page .+ could not be shown\. \| ./)
        expect(await isMarked(page)).toBe(true)
        await leave(page, false)
        await box.getByRole('button', { name: 'Retry' }).click()
        await expect(page.locator('h1')).toHaveText(heading)
      })
    }

    test(`goes back to the page that stayed, ${state}`, async ({ page }) => {
      await open(page)
      await leave(page, true)
      await follow(page)
      const box = page.locator('main').getByRole('alert')
      await expect(box).toBeVisible()
      await page.goBack()
      await expect(box).toHaveCount(0)
      await expect(page).toHaveTitle(/^Guides/)
    })

    test(`keeps the current page, ${state}: a search by the plain form`, async ({ page }) => {
      await open(page)
      await markDocument(page)
      await leave(page, true)
      await page.evaluate(() =>
        document.querySelector<HTMLFormElement>('.navbar__search form')!.requestSubmit(),
      )
      // Playwright's locators would wait for the end of the cancelled navigation.
      const told = () => page.evaluate(() => document.querySelector('main [role="alert"]')?.textContent)
      await expect.poll(told).toContain('The page /search could not be shown.')
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Guides')
      expect(await isMarked(page)).toBe(true)
    })
  }
})

test('a page opens in place by a click without a preceding hover or focus', async ({ page }) => {
  await page.goto('/docs')
  await markDocument(page)
  await page
    .locator('article')
    .getByRole('link', { name: 'alternatives' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page.locator('h1')).toHaveText('Alternatives')
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Guides')
})

test.describe('a response that is not a page', () => {
  test.use({ expectedMessages: /could not be shown in place/ })

  test('is named as the cause', async ({ page }) => {
    await openPage(page, '/docs')
    const release = await page.locator('html').getAttribute('data-release')
    await page.route(RECORDS, (route) =>
      route.fulfill({
        headers: { 'x-release': release ?? '' },
        contentType: 'text/plain',
        body: '<p>Sign in to the hotel network</p>',
      }),
    )
    await follow(page)
    await expect(page.locator('main').getByRole('alert')).toContainText('cannot be rendered as a page')
    await expect(page.getByText('hotel')).toHaveCount(0)
  })
})

test.describe('storage that throws', () => {
  test.use({ expectedMessages: /Browser storage is not available/ })

  test('is one warning, and everything else works', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await openPage(page, '/docs/guides/alternatives')
    await page.locator('.navbar [data-behaviour="theme-toggle"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('tab', { name: 'Go' }).click()
    await expect(page.getByText('fmt.Println("go")')).toBeVisible()
    await page.locator('[data-behaviour="announcement-close"]').click()
    await expect(page.locator('[data-behaviour="announcement"]')).toBeHidden()
    await page.locator('#sidebar').getByRole('link', { name: 'Sections' }).click()
    await expect(page.locator('h1')).toHaveText('Sections')
    expect(warnings).toHaveLength(1)
  })
})

test.describe('without the entry script', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })

  test('a notice says that the site did not load, and the page can be read', async ({ page }) => {
    await page.route('**/assets/entry*.js', (route) => route.abort())
    await page.goto('/docs')
    await expect(page.getByRole('alert')).toContainText('This site did not load properly')
    await expect(page.getByRole('alert')).toContainText('Base URL: /')
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible()
    await expect(reload).toHaveCSS('border-top-style', 'solid')
    await expect(page.locator('h1')).toHaveText('Guides')
    await page.unroute('**/assets/entry*.js')
    await reload.click()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await expect(page.getByText('This site did not load properly')).toHaveCount(0)
  })
})

test.describe('a page that throws while it renders', () => {
  test.use({ expectedMessages: /This page crashed/ })

  test('is replaced by the next page', async ({ page }) => {
    await openPage(page, '/docs')
    await page.evaluate(() => {
      const { body } = document
      body.setAttribute = () => {
        Reflect.deleteProperty(body, 'setAttribute')
        throw new Error('The layout is broken.')
      }
    })
    await follow(page)
    const crash = page.getByText('This page crashed.', { exact: true })
    await expect(crash.first()).toBeVisible()
    await expect(page).toHaveTitle(/^This page crashed\. \| ./)
    await expect(page.locator('#sidebar [aria-current]')).toHaveCount(0)
    await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
    await expect(page.locator('h1')).toHaveText('Production checklist')
    await expect(page).toHaveTitle(/^Production checklist/)
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  })

  test('says so with its causes, and opens after “Try again”', async ({ page }) => {
    await openPage(page, '/docs')
    await page.evaluate(() => {
      const { body } = document
      body.setAttribute = () => {
        throw new Error('The layout is broken.', { cause: new Error('Someone broke it.') })
      }
      Object.assign(window, { fix: () => Reflect.deleteProperty(body, 'setAttribute') })
    })
    await follow(page)
    const box = page.locator('main').getByRole('alert')
    await expect(box.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    await expect(box).toContainText('The layout is broken.\n\nCause:\nSomeone broke it.')
    await expect(page.locator('#sidebar')).toBeVisible()
    await page.evaluate(() => (window as unknown as { fix(): void }).fix())
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    expect(await isMarked(page)).toBe(true)
  })
})
