// Proves the search box: React and the data come with the first intent, no input is lost, and the plain form works without.

import { type Page } from '@playwright/test'
import { expect, isMarked, openPage, test } from './site-test.ts'

const field = (page: Page) => page.locator('.navbar input[name="q"]')
/** Rows of a query; suggestions come before one is typed. */
const options = (page: Page) => page.getByRole('group', { name: 'Search results' }).getByRole('option')
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
/** Words that the browser paints as found. */
const foundWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map((range) => String(range)))

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
  await expect(options(page).first()).toBeVisible()
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
  test(`keeps what is typed while React and the data come after ${intent}`, async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/(?:hydrate|search-)/, async (route) => {
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
    await expect(options(page).first()).toContainText('Errors')
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('takes a tap as the first intent', async ({ page }) => {
    await openPage(page, '/docs')
    await field(page).tap()
    await page.keyboard.type('err')
    await expect(options(page).first()).toContainText('Errors')
  })
})

test('says "Search", then "Loading..." while data comes, then names its key', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/search-(?:titles|doc)/, async (route) => {
    await held
    await route.continue()
  })
  await openPage(page, '/docs')
  await expect(field(page)).toHaveAttribute('placeholder', 'Search')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveAttribute('placeholder', 'Loading...')
  release()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search Ctrl+K')
})

test('answers from the titles while the whole text is under way', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/search-doc/, async (route) => {
    await held
    await route.continue()
  })
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(options(page).first()).toHaveAttribute('href', '/docs/api/errors#codes')
  await expect(page.getByText('A table of codes.')).toBeHidden()
  release()
  await expect(options(page).first()).toContainText('A table of codes.')
})

test('fetches titles when the page is at rest, and text only on intent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/docs')
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/search-titles.'))).toBe(true)
  expect(asked.filter((path) => /search-(?:doc|worker)/.test(path))).toEqual([])
})

test('leads to a result with the arrow keys and Enter, in place, and marks the words there', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(status(page, /^\d+ results?$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Codes')
  const active = await field(page).getAttribute('aria-activedescendant')
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Errors')
  expect(page.url()).toMatch(/\/docs\/api\/errors#codes$/)
  expect(await isMarked(page)).toBe(true)
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => foundWords(page)).toEqual(['Codes', 'codes'])
  await page.locator('#sidebar').getByRole('link').first().click()
  await expect.poll(() => foundWords(page)).toEqual([])
})

test('marks words in a closed tab and opens it', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'inside go')
  await options(page).first().click()
  await expect(page.getByText('Only readers of Go see this.')).toBeVisible()
  await expect.poll(() => foundWords(page)).toContain('Inside')
})

test('opens a result in a new tab with Ctrl, with the words in its address, and keeps the list', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  const before = await options(page).count()
  const opened = context.waitForEvent('page')
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForLoadState()
  expect((await opened).url()).toMatch(/\/docs\/api\/errors#codes/)
  await expect(options(page)).toHaveCount(before)
  await expect(options(page).first()).toHaveAttribute('href', '/docs/api/errors#codes')
  await expect(page.locator('h1')).toHaveText('Guides')
})

test('opens a result in a new tab with Ctrl+Enter', async ({ page, context }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await page.keyboard.press('ArrowDown')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await opened).waitForLoadState()
  expect((await opened).url()).toMatch(/\/docs\/api\/errors#codes/)
})

test('narrows to a part of the documentation and back', async ({ page, request }) => {
  const { total, facets } = await (await request.get('/search.json?q=errors')).json()
  expect(facets.api).toBeLessThan(total)
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await expect(status(page, `${total} results`)).toBeVisible()
  const api = page.locator('.navbar').getByRole('button', { name: /^API \d/ })
  await api.click()
  await expect(api).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page, `${facets.api} result`)).toBeVisible()
  for (const href of await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )) {
    expect(href).toMatch(/^\/docs\/api/)
  }
  await page
    .locator('.navbar')
    .getByRole('button', { name: /^All \d/ })
    .click()
  await expect(status(page, `${total} results`)).toBeVisible()
})

test('suggests pages to a reader who has typed nothing, and remembers what was looked for', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Suggested pages' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.type('codes')
  await options(page).first().click()
  await expect(page.locator('h1')).toHaveText('Errors')
  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'codes' }).click()
  await expect(field(page)).toHaveValue('codes')
  await expect(options(page).first()).toContainText('Codes')
})

test('says that nothing was found, and closes on Escape and outside', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyzz')
  await expect(page.getByText('No results found for query "xyzz"')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No results found')).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('No results found for query "xyz"')).toBeVisible()
  await page.locator('main h1').click()
  await expect(page.getByText('No results found')).toBeHidden()
})

test('shows hostile text as text', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('<img src=x onerror="window.hit=1"> errors')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.insertText('xyzzy "<b>')
  await expect(status(page, /results?$|No results/)).toBeVisible()
  await expect(page.locator('.search-box img, .search-box b')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('submits the plain form with Enter', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('errors')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=errors')
})

test('finds the same in the box, on the search page and in the JSON answer', async ({ page, request }) => {
  await openPage(page, '/docs')
  for (const query of ['errors', 'codes', 'inside', 'folded', 'roatte']) {
    await field(page).fill(query)
    const idsOf = async (limit: number): Promise<string[]> => {
      const { results } = await (await request.get(`/search.json?q=${query}&limit=${limit}`)).json()
      return results.map(({ url }: { url: string }) => url).toSorted()
    }
    const html = await (await request.get(`/search?q=${query}`)).text()
    const found = html.matchAll(/class="search-page__found" href="([^":]+?)#?(?::~:[^"]*)?"/g)
    expect([...found].map((match) => match[1]).toSorted()).toEqual(await idsOf(20))
    await expect
      .poll(() =>
        options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')).toSorted()),
      )
      .toEqual(await idsOf(8))
  }
})

test.describe('when the search data does not come', () => {
  test.use({ expectedMessages: /503|Search did not answer|ERR_FAILED|Failed to load/ })

  test('says so, and answers after Retry', async ({ page }) => {
    let broken = true
    await page.route(/\/assets\/search-(?:titles|doc)/, (route) =>
      broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await openPage(page, '/docs')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('err')
    await expect(page.getByText('Search is not available right now.')).toBeVisible()
    broken = false
    await page.locator('.navbar').getByRole('button', { name: 'Retry' }).click()
    await expect(options(page).first()).toContainText('Errors')
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
  await openPage(page, '/docs')
  await page.route('**/_page/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await page.keyboard.press('Control+k')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await searchFor(page, 'err')
  await expect(options(page).first()).toContainText('Errors')
})
