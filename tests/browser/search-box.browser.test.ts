// Proves the search box: React comes with the first intent, no input is lost, and the plain form works without it.

import { type Page } from '@playwright/test'
import { expect, isMarked, openPage, test } from './site-test.ts'

const field = (page: Page) => page.locator('.navbar input[name="q"]')

const results = [
  {
    url: '/docs/api/errors',
    title: 'Errors',
    section: '',
    page: '/docs/api/errors',
    facet: 'api',
    snippet: 'What an error looks like.',
  },
  {
    url: '/docs/api/errors#codes',
    title: 'Errors',
    section: 'Codes',
    page: '/docs/api/errors',
    facet: 'api',
    snippet: 'A table of codes.',
  },
]

async function answerSearch(page: Page): Promise<string[]> {
  const queries: string[] = []
  await page.route('**/search.json?*', (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? ''
    queries.push(query)
    const found = query.startsWith('err') ? results : []
    return route.fulfill({ json: { query, total: found.length, results: found, facets: {} } })
  })
  return queries
}

async function hydrated(page: Page): Promise<void> {
  await expect(field(page)).toHaveRole('combobox')
}

for (const [intent, reach] of [
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a click', (page: Page) => field(page).click()],
  [
    'the pointer over it, then the theme button',
    async (page: Page) => {
      await field(page).hover()
      await page.locator('.navbar [data-behaviour="theme-toggle"]').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await field(page).click()
    },
  ],
] as const) {
  test(`keeps what is typed while React comes after ${intent}`, async ({ page }) => {
    await answerSearch(page)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/hydrate*', async (route) => {
      await held
      await route.continue()
    })
    await openPage(page, '/docs')
    await reach(page)
    await page.keyboard.type('err')
    release()
    await page.keyboard.type('ors')
    await hydrated(page)
    await expect(field(page)).toHaveValue('errors')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(2)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('takes a tap as the first intent', async ({ page }) => {
    await answerSearch(page)
    await openPage(page, '/docs')
    await field(page).tap()
    await page.keyboard.type('err')
    await expect(page.getByRole('option')).toHaveCount(2)
  })
})

test('leads to a result with the arrow keys and Enter, in place', async ({ page }) => {
  await answerSearch(page)
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('err')
  await expect(page.getByRole('status').filter({ hasText: '2 results' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Codes')
  const active = await field(page).getAttribute('aria-activedescendant')
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Errors')
  expect(page.url()).toMatch(/\/docs\/api\/errors#codes$/)
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('opens a result in a new tab with Ctrl, and keeps the list', async ({ page, context }) => {
  await answerSearch(page)
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('err')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('option')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForLoadState()
  await expect(page.getByRole('option')).toHaveCount(2)
  await expect(page.locator('h1')).toHaveText('Guides')
})

test('says that nothing was found, and closes on Escape and outside', async ({ page }) => {
  await answerSearch(page)
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyz')
  await expect(page.getByText('No results found for query "xyz"')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No results found')).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('No results found for query "xy"')).toBeVisible()
  await page.locator('main h1').click()
  await expect(page.getByText('No results found')).toBeHidden()
})

test('submits the plain form with Enter', async ({ page }) => {
  await answerSearch(page)
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('errors')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=errors')
})

test.describe('when the search does not answer', () => {
  test.use({ expectedMessages: /503|Search did not answer/ })

  test('says so and points to the search page', async ({ page }) => {
    await page.route('**/search.json?*', (route) => route.fulfill({ status: 503, body: '' }))
    await openPage(page, '/docs')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('err')
    await expect(page.getByText('Search is not available right now.')).toBeVisible()
  })
})

test.describe('when React does not come', () => {
  test.use({ expectedMessages: /ERR_FAILED|did not load|dynamically imported/ })

  test('works as the plain form', async ({ page }) => {
    await page.route('**/assets/hydrate*', (route) => route.abort())
    await openPage(page, '/docs')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('errors')
    await page.keyboard.press('Enter')
    await page.waitForURL('/search?q=errors')
  })
})

test('stays alive across page changes, and hydrates during one', async ({ page }) => {
  await answerSearch(page)
  await openPage(page, '/docs')
  await page.route('**/_page/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await page.keyboard.press('Control+k')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('err')
  await expect(page.getByRole('option')).toHaveCount(2)
})
