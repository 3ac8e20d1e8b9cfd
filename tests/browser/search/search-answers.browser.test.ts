// What the search dialog shows and where its rows lead: answers, filters, new tabs, highlighted words, errors.

import { type BrowserContext, type Page } from '@playwright/test'
import { box, dialog, foundWords, holdBack, options, searchFor, status } from './search-parts.ts'
import { expect, isMarked, openPage, test } from '../site-test.ts'

const hrefs = (page: Page): Promise<(string | null)[]> =>
  options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Holds back what the page asks its search worker until the returned function is called. */
async function holdQueries(page: Page): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      held.push(() => postMessage.call(this, message))
    }
    return () => held.forEach((send) => send())
  })
  return () => release.evaluate((send) => send())
}

test('shows results from titles while the full data is loading', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/search-head/)
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await expect(options(page).first()).toHaveAttribute('href', '/docs/api/errors')
  await searchFor(page, 'codes')
  await expect(page.getByText('A table of codes.')).toBeHidden()
  release()
  await expect(options(page).first()).toContainText('A table of codes.')
})

test('opens the best result with Enter alone', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(options(page).first()).toContainText('A table of codes.')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/errors#codes$/)
})

test('waits with Enter for the rows of what was typed last, and opens the first of them', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(options(page).first()).toContainText('A table of codes.')
  const release = await holdQueries(page)
  await box(page).fill('errors')
  await page.keyboard.press('Enter')
  await expect(status(page, 'Searching...')).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/docs\/api\/errors$/)
})

test('leaves it to the page of results with a second Enter', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(options(page).first()).toContainText('A table of codes.')
  await holdQueries(page)
  await box(page).fill('errors')
  await page.keyboard.press('Enter')
  await expect(status(page, 'Searching...')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=errors')
})

test('leads to a result with the arrow keys and Enter, in place, and highlights the words there', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await searchFor(page, 'codes')
  await expect(options(page).first()).toContainText('A table of codes.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toContainText('Codes')
  const active = await box(page).getAttribute('aria-activedescendant')
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Errors')
  expect(page.url()).toMatch(/\/docs\/api\/errors#codes$/)
  expect(await isMarked(page)).toBe(true)
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => foundWords(page)).toEqual(['Codes', 'codes'])
  await page.locator('#sidebar').getByRole('link').first().click()
  await expect.poll(() => foundWords(page)).toEqual([])
})

test('highlights the words even if the previous page changes its own URL as the result is chosen', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await page.evaluate(() => {
    const changeAddress = (): void => history.replaceState(history.state, '', '?lang=go')
    document.addEventListener('docs:search-chosen', changeAddress, { once: true })
  })
  await searchFor(page, 'codes')
  // The first row while the word is typed may be another page.
  await dialog(page).locator('[href^="/docs/api/errors#codes"]').first().click()
  await expect(page.locator('h1')).toHaveText('Errors')
  await expect.poll(() => foundWords(page)).toEqual(['Codes', 'codes'])
})

for (const [what, query, text, word] of [
  ['a closed tab', 'inside go', 'Only readers of Go see this.', 'Inside'],
  ['a folded part', 'folded text', 'Folded text.', 'Folded'],
] as const) {
  test(`highlights words in ${what} and opens it`, async ({ page }) => {
    await openPage(page, '/docs')
    await searchFor(page, query)
    await dialog(page).locator('[href^="/docs/guides/alternatives#inside"]').first().click()
    const found = page.locator('article').getByText(text)
    await expect(found).toBeVisible()
    await expect(found).toBeInViewport()
    await expect.poll(() => foundWords(page)).toContain(word)
  })
}

test('highlights words on the current page, even if its own result is chosen again', async ({ page }) => {
  await openPage(page, '/docs/api/errors')
  const marksAfter = async (query: string): Promise<void> => {
    await searchFor(page, query)
    await expect(status(page, /^\d+ results?$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(() => navigation.transition?.finished)
    await expect.poll(() => foundWords(page).then((words) => words.join(' ').toLowerCase())).toContain(query)
  }
  for (const query of ['errors', 'errors', 'codes', 'errors']) {
    // On a busy machine highlights may come after the wait; if they are really missing, they are missing the second
    // time too.
    await marksAfter(query).catch(() => marksAfter(query))
  }
})

test('leaves the page, its URL and copied text unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs')
  await searchFor(page, 'folded')
  await dialog(page).locator('[href$="#inside-fold"]').first().click()
  await expect.poll(() => foundWords(page)).toContain('Folded')
  expect(page.url()).toMatch(/\/docs\/guides\/alternatives#inside-fold$/)
  await expect(page.locator('main mark')).toHaveCount(0)
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('article')!)
    document.execCommand('copy')
    return navigator.clipboard
      .read()
      .then(([item]) => item!.getType('text/html'))
      .then((blob) => blob.text())
  })
  expect(copied).toContain('Folded')
  expect(copied).not.toContain('<mark')
})

const NEW_TAB: [string, (page: Page) => Promise<void>][] = [
  [
    'a click with Ctrl',
    (page) =>
      options(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
  ],
  ['the middle button', (page) => options(page).first().click({ button: 'middle' })],
  ['Ctrl+Enter', (page) => page.keyboard.press('Control+Enter')],
]

for (const [how, open] of NEW_TAB) {
  test(`opens a result in a new tab by ${how}, with the words in its URL, and keeps the list`, async ({
    page,
    context,
  }) => {
    await openPage(page, '/docs')
    await searchFor(page, 'codes')
    await expect(options(page).first()).toContainText('A table of codes.')
    const before = await hrefs(page)
    const address = await newTabOf(context, () => open(page))
    expect(address).toMatch(/\/docs\/api\/errors#codes:~:text=of-,codes,-\.?$/)
    // Long enough for the click to have put the words into the URL and removed them again.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await hrefs(page)).toEqual(before)
    expect(before[0]).toBe('/docs/api/errors#codes')
    await expect(page.locator('h1')).toHaveText('Guides')
  })
}

/** The URL that the new tab was opened with, which its page cannot see. */
async function newTabOf(context: BrowserContext, open: () => Promise<void>): Promise<string> {
  const opened = context.waitForEvent('page')
  await open()
  const tab = await opened
  await tab.waitForLoadState()
  return tab.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)
}

test('narrows to a part of the documentation and back', async ({ page, request }) => {
  const { total, facets } = await (await request.get('/search.json?q=errors')).json()
  expect(facets.api).toBeLessThan(total)
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await expect(status(page, `${total} results`)).toBeVisible()
  const api = dialog(page).getByRole('button', { name: /^API \d/ })
  await api.click()
  await expect(api).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page, `${facets.api} result`)).toBeVisible()
  for (const href of await hrefs(page)) expect(href).toMatch(/^\/docs\/api/)
  await dialog(page)
    .getByRole('button', { name: /^All \d/ })
    .click()
  await expect(status(page, `${total} results`)).toBeVisible()
})

test('suggests pages to a reader who has typed nothing, and remembers searches', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Suggested pages' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.type('codes')
  // Until the results are there, the suggestions are.
  await expect(options(page).first()).toContainText('Codes')
  await options(page).first().click()
  await expect(page.locator('h1')).toHaveText('Errors')
  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'codes' }).click()
  await expect(box(page)).toHaveValue('codes')
  await expect(options(page).first()).toContainText('Codes')
})

test('names the version of the content, and each page’s part', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await expect(status(page, /^\d+ results$/)).toBeVisible()
  await expect(options(page).first()).toContainText('API')
})

test('says when nothing was found, and shows results again once a letter is removed', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyzz')
  await expect(status(page, 'No results found for query "xyzz"')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(status(page, 'No results found for query "xyz"')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  const suggested = page.getByRole('group', { name: 'Suggested pages' }).getByRole('option').first()
  const reason = dialog(page).locator('.search-dialog__notice')
  await expect(reason).toHaveText('No results found for query "xyz"')
  expect((await reason.boundingBox())!.y).toBeLessThan((await suggested.boundingBox())!.y)
})

/** Like a paste from the reader's clipboard. */
const paste = (page: Page, text: string): Promise<void> =>
  box(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('explains a pasted error without sending, storing or showing it', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await paste(
    page,
    '{\n  "title": "Conflict",\n  "status": 409,\n  "detail": "The same idempotency key is still running."\n}',
  )
  const answer = page.getByRole('group', { name: 'Answer' }).getByRole('option')
  await expect(answer).toContainText('409 Conflict')
  await expect(answer).toContainText('The same key is in use')
  await expect(answer).toContainText('Wait for it')
  await expect(answer).toContainText('does not show which operation failed')
  await expect(answer).toHaveAttribute('href', '/docs/api/errors#codes')
  await expect(status(page, 'Nothing you pasted left this page.')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  expect(requests.join('\n')).not.toContain('idempotency')
  expect(page.url()).not.toContain('idempotency')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('idempotency')
  await box(page).fill('errors')
  await expect(options(page).first()).toBeVisible()
})

test('says so if pasted text is not an error', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await paste(page, 'a poem\nof two lines')
  await expect(status(page, 'Not recognised as an error')).toBeVisible()
})

test('lists the closest pages for a pasted message that it does not know', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await paste(page, './main.rb:22:31: production checklist of the launch\n\twas never read')
  await expect(status(page, 'Nothing you pasted left this page.')).toBeVisible()
  const closest = page.getByRole('group', { name: 'Closest pages' }).getByRole('option')
  await expect(closest.first()).toHaveAttribute('href', /production-checklist/)
})

test('keeps a card number out of search, URL and recent searches', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('4111 1111 1111 1111')
  await expect(status(page, 'looks like a card number or a key')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(status(page, 'looks like a card number or a key')).toBeVisible()
  expect(page.url()).not.toContain('4111')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('4111')
})

test('shows hostile text as text', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  for (const text of ['<img src=x onerror="window.hit=1"> errors', 'errors codes inside <b>']) {
    await box(page).fill(text)
    await expect(status(page, /^\d+ results?$|No results/)).toBeVisible()
    await expect(dialog(page).locator('img, b')).toHaveCount(0)
  }
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('finds the same in the dialog, on the search page and in the JSON response', async ({
  page,
  request,
}) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  for (const query of ['errors', 'codes', 'inside', 'folded', 'roatte']) {
    await box(page).fill(query)
    const idsOf = async (limit: number): Promise<string[]> => {
      const { results } = await (await request.get(`/search.json?q=${query}&limit=${limit}`)).json()
      return results.map(({ url }: { url: string }) => url).toSorted()
    }
    const html = await (await request.get(`/search?q=${query}`)).text()
    const found = html.matchAll(/class="search-page__found" href="([^":]+?)#?(?::~:[^"]*)?"/g)
    expect([...found].map((match) => match[1]).toSorted()).toEqual(await idsOf(20))
    await expect.poll(async () => (await hrefs(page)).toSorted()).toEqual(await idsOf(8))
  }
})

test.describe('when the search data fails to load', () => {
  test.use({ expectedMessages: /503|Search did not results|ERR_FAILED|Failed to load/ })

  test('says so, and works after Retry', async ({ page }) => {
    let broken = true
    await page.route(/\/assets\/search-(?:titles|text)/, (route) =>
      broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await openPage(page, '/docs')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('err')
    await expect(status(page, 'Search is not available right now.')).toBeVisible()
    broken = false
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await expect(options(page).first()).toContainText('Errors')
  })
})
