// How search opens and closes: React and the data load on the first interaction, no input is lost, focus is restored,
// and the plain form works without either.

import { type Page } from '@playwright/test'
import { box, dialog, field, holdBack, options, searchFor, status } from './search-parts.ts'
import { expect, openPage, test } from '../site-test.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))

for (const [intent, reach] of [
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['the slash key', (page: Page) => page.keyboard.press('/')],
  ['a click', (page: Page) => field(page).click()],
  ['the focus alone', (page: Page) => field(page).focus()],
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
  test(`keeps what is typed while React and the data load after ${intent}`, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(?:hydrate|search-)/)
    await openPage(page, '/docs')
    await reach(page)
    await page.keyboard.type('err')
    release()
    await page.keyboard.type('ors')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('errors')
    await expect(options(page).first()).toContainText('Errors')
  })
}

for (const [how, open] of [
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['the slash key', (page: Page) => page.keyboard.press('/')],
  ['a click', (page: Page) => field(page).click()],
  ['a letter in the field', (page: Page) => field(page).press('t')],
] as const) {
  test(`opens by ${how}, before and after hydration`, async ({ page }) => {
    await openPage(page, '/docs')
    for (const time of ['first', 'second']) {
      await open(page)
      await expect(box(page), time).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  })
}

test('shows results again if it is opened before the page has noticed that it closed', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  })
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('codes')
  await expect(options(page).first()).toContainText('Codes')
})

test('opens by the slash key in the moment after it closed, while its box still has the focus', async ({
  page,
}) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  const target = await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
    const focused = document.activeElement
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    return focused?.tagName
  })
  expect(target).toBe('INPUT')
  await expect(box(page)).toBeFocused()
})

test('does not open when tabbing through the field, but with the arrow key', async ({ page }) => {
  await openPage(page, '/docs')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(box(page)).toBeFocused()
})

test('does not intercept a slash in a text field', async ({ page }) => {
  await openPage(page, '/search?q=errors')
  await page.locator('main input[name="q"]').fill('POST ')
  await page.keyboard.press('/')
  await expect(page.locator('main input[name="q"]')).toHaveValue('POST /')
  await expect(dialog(page)).toBeHidden()
})

test('waits for the end of input method composition', async ({ page }) => {
  await openPage(page, '/docs')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-haspopup', 'dialog')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'err', selectionStart: 3, selectionEnd: 3 })
  await expect(field(page)).toHaveValue('err')
  await expect(dialog(page)).toBeHidden()
  await session.send('Input.insertText', { text: 'errors' })
  await expect(box(page)).toHaveValue('errors')
  await expect(options(page).first()).toContainText('Errors')
})

test('leaves a composition that began before hydration in its field, until it ends', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/hydrate/)
  await openPage(page, '/docs')
  const link = page.locator('article').getByRole('link', { name: 'alternatives' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('err')
  release()
  await expect(field(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await compose('erro')
  await expect(field(page)).toHaveValue('erro')
  await expect(dialog(page)).toBeHidden()
  await session.send('Input.insertText', { text: 'errors' })
  await expect(box(page)).toHaveValue('errors')
  await expect(options(page).first()).toContainText('Errors')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('leaves a composition that began before the script in its field, until it ends', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/entry/)
  await page.goto('/docs', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await field(page).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'err', selectionStart: 3, selectionEnd: 3 })
  release()
  await expect(field(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(field(page)).toHaveValue('err')
  await session.send('Input.insertText', { text: 'errors' })
  await expect(box(page)).toHaveValue('errors')
  await expect(options(page).first()).toContainText('Errors')
})

test('keys that belong to a composition choose no row and close nothing', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: ' co', selectionStart: 3, selectionEnd: 3 })
  const active = await box(page).getAttribute('aria-activedescendant')
  // Safari has ended the composition by the time it reports its last key.
  const signs = [{ isComposing: true }, { keyCode: 229 }]
  for (const key of ['ArrowDown', 'Enter', 'Escape'].flatMap((name) =>
    signs.map((sign) => ({ key: name, ...sign })),
  )) {
    const isPrevented = await box(page).evaluate(
      (input, pressed) =>
        !input.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true })),
      key,
    )
    expect(isPrevented, JSON.stringify(key)).toBe(false)
  }
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('aria-activedescendant', active!)
  await expect(page).toHaveURL(/\/docs$/)
})

test('restores focus, and keeps the text', async ({ page }) => {
  await openPage(page, '/docs')
  const link = page.locator('article').getByRole('link', { name: 'alternatives' })
  for (const time of ['first', 'second']) {
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    if (time === 'first') await page.keyboard.type('errors')
    await expect(box(page)).toHaveValue('errors')
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(field(page)).toHaveValue('errors')
  }
  await field(page).click()
  await expect(box(page)).toHaveValue('errors')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
})

test('focuses nothing if nothing had focus', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await focused(page)).toMatch(/^<body/)
})

test('closes by its button, by a click outside, and by Back, without leaving the page', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.locator('#sidebar').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/docs$/)
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.mouse.click(20, 700)
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/docs$/)
})

test('follows the row that was pressed, whatever arrives before the button is up', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'sections')
  await options(page).first().hover()
  await page.mouse.down()
  const pressed = await page
    .locator('[role="option"]:active')
    .evaluate((row: HTMLAnchorElement) => row.pathname)
  await box(page).fill('errors')
  // Rows of the new query would be there by now.
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(page).toHaveURL((url) => url.pathname === pressed)
})

test('shows what arrived during a press that chose nothing', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'sections')
  await options(page).first().hover()
  await page.mouse.down()
  await box(page).fill('errors')
  await box(page).hover()
  await page.mouse.up()
  await expect(options(page).first()).toContainText('Errors')
})

test('traps focus while open', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
})

test('selects the previous query when reopened', async ({ page }) => {
  await openPage(page, '/docs')
  await searchFor(page, 'errors')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('codes')
  await expect(box(page)).toHaveValue('codes')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('opens on the first tap and fills the screen', async ({ page }) => {
    await openPage(page, '/docs')
    await field(page).tap()
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('err')
    await expect(options(page).first()).toContainText('Errors')
    const { x, y, width, height } = (await dialog(page).boundingBox())!
    expect([x, y, height]).toEqual([0, 0, 800])
    expect(width).toBeGreaterThanOrEqual(375)
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})

test('closes the menu on narrow screens before it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/docs')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(box(page)).toBeFocused()
})

test('says "Loading..." while the data is loading, then "Search Ctrl+K"', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/search-(?:titles|text)/)
  const hint = page.locator('.navbar__search > search kbd')
  await page.goto('/docs')
  await expect(field(page)).toHaveAttribute('placeholder', 'Loading...')
  await expect(hint).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveAttribute('placeholder', 'Loading...')
  release()
  await expect(box(page)).toHaveAttribute('placeholder', 'Search')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveAttribute('placeholder', 'Search')
  await field(page).blur()
  await expect(hint).toBeVisible()
  await expect(hint).toHaveText('Ctrl+K')
})

test('names no key to a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/docs')
  await expect(page.locator('.navbar__search > search')).toBeVisible()
  await expect(page.locator('.navbar__search > search kbd')).toBeHidden()
  await expect(field(page)).not.toHaveAttribute('placeholder', /Ctrl/)
})

test.describe('when the titles fail to load', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })

  test('says "Search" again', async ({ page }) => {
    let fail = (): void => undefined
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route(/\/assets\/search-titles/, async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/docs')
    await expect(field(page)).toHaveAttribute('placeholder', 'Loading...')
    fail()
    await expect(field(page)).toHaveAttribute('placeholder', 'Search')
  })
})

test('does not keep a query without results', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('xyzzyq')
  await expect(status(page, 'No results found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(field(page)).toHaveValue('')
})

test.describe('before the script has loaded', () => {
  // The button has both ways of opening; the newer one applies.
  test.use({ expectedMessages: /popovertarget is ignored/ })

  for (const [what, reach, narrow] of [
    ['a click', (page: Page) => field(page).click(), false],
    ['a tap', (page: Page) => field(page).tap(), true],
    ['the focus and a letter', (page: Page) => field(page).press('e'), false],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), false],
    ['the slash key', (page: Page) => page.keyboard.press('/'), false],
  ] as const) {
    test.describe(what, () => {
      test.use(narrow ? { hasTouch: true, viewport: { width: 390, height: 800 } } : {})

      test('opens the search once it has', async ({ page }) => {
        const release = await holdBack(page, /\/assets\/entry/)
        await page.goto('/docs', { waitUntil: 'commit' })
        await expect(page.locator('h1')).toBeVisible()
        await reach(page)
        await page.keyboard.type('rr')
        release()
        await expect(box(page)).toBeFocused()
        await expect(box(page)).toHaveValue(/rr$/)
      })
    })
  }

  test('the menu opens, and stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await holdBack(page, /\/assets\/entry/)
    await page.goto('/docs', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test('has titles ready when the page is idle, and fetches the text with the focus', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/docs')
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/search-titles.'))).toBe(true)
  expect(page.workers()).toHaveLength(1)
  await field(page).hover()
  await expect(field(page)).toHaveAttribute('aria-haspopup', 'dialog')
  expect(asked.filter((path) => path.startsWith('/assets/search-head'))).toEqual([])
  await field(page).focus()
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/search-head'))).toBe(true)
})

test('submits the plain form with Enter before there are results, from the field and from the dialog', async ({
  page,
}) => {
  for (const query of ['errors', 'codes']) {
    const release = await holdBack(page, /\/assets\/search-/)
    await openPage(page, '/docs')
    await page.keyboard.press('Control+k')
    if (query === 'codes') await expect(box(page)).toBeFocused()
    await page.keyboard.type(query)
    await page.keyboard.press('Enter')
    await page.waitForURL(`/search?q=${query}`)
    release()
  }
})

test.describe('when React fails to load', () => {
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

test('survives page changes, and hydrates during one', async ({ page }) => {
  await openPage(page, '/docs')
  await page.route('**/_page/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('err')
  await expect(box(page)).toHaveValue('err')
  await page.keyboard.press('Escape')
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await page.keyboard.press('Control+k')
  await expect(options(page).first()).toContainText('Errors')
})
