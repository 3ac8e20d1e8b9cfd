// The console of an operation: loaded on demand, validated while typing, sent to the mock in the page, and nowhere
// else.

import { type Locator, type Page } from '@playwright/test'
import type { LocalWorker } from '../../scripts/local/local-worker.ts'
import { axeFindings } from './axe.ts'
import { lonelyAt } from './lone-backslashes.ts'
import { serveConsoleSite } from './serve-console-site.ts'
import { expect, painted, test } from './site-test.ts'

const TOKENS = '/docs/api/tokens'

// The tests of this file share a Worker, so they run in sequence.
test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  // Builds take long on a busy machine.
  test.setTimeout(120_000)
  worker = await serveConsoleSite('console')
})

test.afterAll(() => worker.stop())

/** The mount point of an operation's console. */
const mountOf = (page: Page, operation: string): Locator => page.locator(`#${operation} > .console`)

async function openConsole(page: Page, operation = 'create-token'): Promise<Locator> {
  await page.goto(worker.url + TOKENS)
  const mount = mountOf(page, operation)
  await mount.getByRole('button', { name: 'Try it' }).click()
  await expect(mount.getByRole('region')).toBeVisible()
  return mount
}

const send = (mount: Locator) => mount.getByRole('button', { name: 'Send to the mock' }).click()
const status = (mount: Locator) => mount.getByRole('status')
const responseBody = (mount: Locator) => mount.getByRole('group', { name: 'Response body' })
const requestCode = (mount: Locator) => mount.getByRole('group', { name: 'Request code' })

test('loads nothing of the console before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(worker.url + TOKENS)
  const mount = mountOf(page, 'create-token')
  await mount.getByRole('button').hover()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /open-console|create-token/.test(path))).toEqual([])

  await mount.getByRole('button').click()
  await expect(mount.getByRole('region', { name: 'Console: Create a token' })).toBeVisible()
  expect([...new Set(asked.filter((path) => /open-console|create-token/.test(path)))]).toEqual([
    expect.stringMatching(/^\/assets\/open-console\.[0-9a-f]{32}\.js$/),
    expect.stringMatching(/^\/assets\/create-token\.[0-9a-f]{32}\.json$/),
  ])
})

test('sends the request of a sample, on a page without the operation, replacing the sample', async ({
  page,
}) => {
  await page.goto(worker.url)
  const sample = page.locator('.request-sample')
  const code = sample.locator('> .tabs')
  await expect(code).toBeVisible()
  await sample.getByRole('button', { name: 'Try it' }).click()
  await expect(code).toBeHidden()
  await send(sample)
  await expect(status(sample)).toContainText('201')
  await sample.getByRole('button', { name: 'Close' }).first().click()
  await expect(code).toBeVisible()
})

test('sends nothing that the reader types to anyone', async ({ page }) => {
  const mount = await openConsole(page)
  // Visible links are prefetched on the first scroll, whatever is typed.
  await page.evaluate(() => scrollTo(0, 200))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => {
    navigator.sendBeacon = () => ((window as { sent?: boolean }).sent = true)
  })
  await mount.getByLabel('ACM-API-KEY').fill('<MY_OWN_KEY>')
  await mount.getByRole('textbox', { name: 'Body' }).fill('{ "type": "token", "data": "secret" }')
  await send(mount)
  await expect(status(mount)).toHaveText('201 Created')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => (window as { sent?: boolean }).sent)).toBeUndefined()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/secret|MY_OWN_KEY/)
})

test('responds to a request as the contract promises, with the data masked', async ({ page }) => {
  const mount = await openConsole(page)
  const body = {
    type: 'card',
    data: { number: '4242424242424242', expiration_month: 8 },
    metadata: { order: '7' },
  }
  await mount.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(body))
  await send(mount)
  await expect(status(mount)).toHaveText('201 Created')
  await expect(responseBody(mount)).toContainText('XXXXXXXXXXXX4242')
  await expect(responseBody(mount)).toContainText('"order": "7"')
  await expect(responseBody(mount)).not.toContainText('4242424242424242')
  await mount.getByText('Response headers').click()
  await expect(mount.getByRole('group', { name: 'Response headers' })).toContainText(
    'content-type: application/json',
  )
})

test('reports errors while typing, and rejects the request as the API does', async ({ page }) => {
  const mount = await openConsole(page)
  const body = mount.getByRole('textbox', { name: 'Body' })
  await body.fill('{ "type": "crad", "data": 1, "metdata": {} }')
  await expect(mount.getByRole('listitem')).toHaveText([
    'type must be one of card, token.',
    'The body has no field metdata.',
  ])
  await expect(body).toHaveAttribute('aria-invalid', 'true')
  await expect(body).toHaveAccessibleDescription(/must be one of card, token/)
  await send(mount)
  await expect(status(mount)).toHaveText('400 Bad Request')
  await expect(responseBody(mount)).toContainText('"metdata": ["The field is unknown."]')

  await body.fill('{ "type": ')
  await expect(mount.getByRole('listitem')).toHaveText(/^Not JSON: /)
  await body.fill('{ "type": "token", "data": 1 }')
  await expect(body).toHaveAttribute('aria-invalid', 'false')
  await expect(status(mount)).toHaveText('400 Bad Request (to an earlier request)')
})

test('rejects a missing key and one of the wrong type, and shows a documented error on demand', async ({
  page,
}) => {
  const mount = await openConsole(page, 'get-token')
  const key = mount.getByLabel('ACM-API-KEY')
  await key.fill('')
  await send(mount)
  await expect(status(mount)).toHaveText('401 Unauthorized')
  await key.fill('<PUBLIC_API_KEY>')
  await send(mount)
  await expect(status(mount)).toHaveText('403 Forbidden')
  await mount.getByRole('button', { name: 'Reset' }).click()
  await mount.getByRole('combobox', { name: 'Response' }).selectOption('429 Too Many Requests')
  await send(mount)
  await expect(status(mount)).toHaveText('429 Too Many Requests')
  await mount.getByRole('combobox', { name: 'Response' }).selectOption('Depends on the request')
  await mount.getByLabel(/^id/).fill('00000000-0000-0000-0000-000000000000')
  await send(mount)
  await expect(status(mount)).toHaveText('404 Not Found')
})

test('writes parameters into the request in every language', async ({ page }) => {
  const mount = await openConsole(page, 'get-token')
  await mount.getByLabel(/^id/).fill('customer-2')
  await mount.getByLabel(/^view/).selectOption('whole')
  await expect(requestCode(mount)).toContainText(
    "curl 'https://api.acme.example/tokens/customer-2?view=whole'",
  )
  for (const [language, code] of [
    ['Node.js', "view: 'whole',"],
    ['Python', 'client.tokens.get("customer-2", view="whole")'],
    ['C#', 'new GetTokenRequest'],
    ['Java', '.view("whole")'],
    ['Go', 'View: sdk.String("whole")'],
  ] as const) {
    await mount.getByRole('combobox', { name: 'Language' }).selectOption(language)
    await expect(requestCode(mount)).toContainText(code)
  }
  await send(mount)
  await expect(responseBody(mount)).toContainText('"id": "customer-2"')
})

test('leaves the end of a cURL line alone on no line, at any width of a phone', async ({ page }) => {
  const mount = await openConsole(page)
  const code = requestCode(mount).locator('code')
  await expect(code).toContainText('curl --request POST')
  expect(await lonelyAt(page, code)).toEqual([])
})

test('syncs the language with the page, both ways, and remembers it', async ({ page }) => {
  const mount = await openConsole(page)
  await mount.getByRole('combobox', { name: 'Language' }).selectOption('Python')
  const language = page.locator('#get-token .operation__samples').getByRole('combobox', { name: 'Language' })
  await expect(language).toHaveValue('python')
  await language.selectOption('Go')
  await expect(mount.getByRole('combobox', { name: 'Language' })).toHaveValue('go')
  await expect(requestCode(mount)).toContainText('client.NewClient')

  const again = await openConsole(page)
  const chosen = again.getByRole('combobox', { name: 'Language' })
  await expect(chosen).toHaveValue('go')
  await chosen.press('Home')
  await expect(chosen).toHaveValue('curl')
  await expect(chosen).toBeFocused()
  await expect(requestCode(again)).toContainText('curl --request POST')
})

test('loads another example, and the first one again on reset', async ({ page }) => {
  const mount = await openConsole(page)
  await mount.getByLabel('Example').selectOption('Any text')
  await expect(mount.getByRole('textbox', { name: 'Body' })).toHaveValue(
    '{ "type": "token", "data": "Ada Lovelace" }',
  )
  await mount.getByRole('textbox', { name: 'Body' }).fill('{}')
  await mount.getByRole('button', { name: 'Reset' }).click()
  await expect(mount.getByRole('textbox', { name: 'Body' })).toHaveValue(
    '{ "type": "token", "data": "Ada Lovelace" }',
  )
})

test('works with the keyboard alone, and Escape returns to its button', async ({ page }) => {
  await page.goto(worker.url + TOKENS)
  const mount = mountOf(page, 'create-token')
  const button = mount.getByRole('button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(mount.getByLabel('Example')).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await mount.locator('summary', { hasText: /^Headers/ }).focus()
  await page.keyboard.press('Enter')
  await mount.getByLabel('ACM-IDEMPOTENCY-KEY').focus()
  await page.keyboard.type('order-7')
  await page.keyboard.press('Enter')
  await expect(status(mount)).toHaveText('201 Created')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(mount.getByRole('region')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(mount.getByLabel('ACM-IDEMPOTENCY-KEY')).toHaveValue('order-7')
})

test('opens from its endpoint’s bar, replacing the samples', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(worker.url + TOKENS)
  const mount = mountOf(page, 'create-token')
  const button = mount.getByRole('button', { name: 'Try it' })
  const bar = (await page.locator('#create-token > .endpoint').boundingBox())!
  const inBar = (await button.boundingBox())!
  expect(inBar.y).toBeGreaterThanOrEqual(bar.y)
  expect(inBar.y + inBar.height).toBeLessThanOrEqual(bar.y + bar.height)
  const samples = page.locator('#create-token > .operation__samples')
  const place = (await samples.boundingBox())!
  await button.click()
  const panel = mount.locator('.console__panel')
  await expect(panel).toBeVisible()
  await expect(samples).toBeHidden()
  expect((await panel.boundingBox())!.x).toBe(place.x)
  // However far down it stood, the bar with its button stays in view.
  await expect(mount.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(samples).toBeVisible()
})

test('offers the body as a form, with each problem at its field', async ({ page }) => {
  const mount = await openConsole(page)
  const views = mount.locator('.console__views')
  const { height } = (await views.boundingBox())!
  await mount.getByText('Form', { exact: true }).click()
  // The chosen one has focus: its radio button must not show.
  await expect(mount.getByRole('radio', { name: 'Form' })).toHaveCSS('opacity', '0')
  expect((await views.boundingBox())!.height).toBe(height)
  await mount.getByLabel(/^number/).fill('4242424242424241')
  await mount.getByLabel('id', { exact: true }).fill('x'.repeat(401))
  await expect(mount.getByLabel('id', { exact: true })).toHaveAccessibleDescription(
    'The field must have at most 400 characters.',
  )
  await mount.getByLabel('id', { exact: true }).fill('mine')
  await expect(requestCode(mount)).toContainText('"id": "mine"')
  await expect(mount.getByLabel(/^number/)).toHaveAccessibleDescription(/does not pass the Luhn check\.$/)
  await send(mount)
  await expect(status(mount)).toHaveText('400 Bad Request')
  await mount.getByText('JSON', { exact: true }).click()
  await expect(mount.getByRole('listitem')).toHaveText('data.number does not pass the Luhn check.')
  await mount.getByRole('textbox', { name: 'Body' }).fill('{ "type": "crad", "data": 1, "metdata": 1 }')
  await mount.getByText('Form', { exact: true }).click()
  await expect(mount.getByRole('combobox', { name: 'type' })).toHaveAccessibleDescription(
    'The field must be one of card, token.',
  )
  await expect(mount.getByLabel('metdata', { exact: true })).toHaveAccessibleDescription(
    'The field is unknown.',
  )
  await mount.getByRole('button', { name: 'Remove metdata' }).click()
  await mount.getByRole('combobox', { name: 'type' }).selectOption('token')
  await send(mount)
  await expect(status(mount)).toHaveText('201 Created')
})

test('shares key and ids with other consoles and the samples, in memory only', async ({ page }) => {
  const mount = await openConsole(page, 'get-token')
  await mount.getByLabel('ACM-API-KEY').fill('key_test_us_pvt_mine')
  await mount.getByLabel(/^id/).fill('customer-7')
  await expect(requestCode(mount)).toContainText('ACM-API-KEY: key_test_us_pvt_mine')
  const sample = page.locator('#get-token .sample code').first()
  await expect(sample).toContainText('/tokens/customer-7')
  await expect(sample).toContainText('ACM-API-KEY: key_test_us_pvt_mine')

  const other = mountOf(page, 'create-token')
  await other.getByRole('button', { name: 'Try it' }).click()
  await expect(other.getByLabel('ACM-API-KEY')).toHaveValue('key_test_us_pvt_mine')
  const kept = await page.evaluate(
    () => location.href + document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(kept).not.toMatch(/pvt_mine|customer-7/)

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await page.goBack()
  await expect(sample).toContainText('ACM-API-KEY: key_test_us_pvt_mine')
  const again = await openConsole(page, 'get-token')
  await expect(again.getByLabel('ACM-API-KEY')).toHaveValue('<PRIVATE_API_KEY>')
  await expect(sample).not.toContainText('pvt_mine')
})

test('opens from a link with its example, and copies such a link without anything typed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${worker.url}${TOKENS}?try=text#create-token`)
  const mount = mountOf(page, 'create-token')
  await expect(mount.getByRole('textbox', { name: 'Body' })).toHaveValue(
    '{ "type": "token", "data": "Ada Lovelace" }',
  )
  await expect(mount.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true')
  await mount.getByLabel('ACM-API-KEY').fill('key_test_us_pvt_mine')
  await mount.getByRole('button', { name: 'Copy link' }).click()
  await expect(mount.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${worker.url}${TOKENS}?try=text#create-token`,
  )
  await send(mount)
  await mount.getByRole('button', { name: 'Copy the response' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"type": "token"')
})

test('responds to an extremely nested document', async ({ page }) => {
  const mount = await openConsole(page)
  const text = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`
  await mount.getByRole('textbox', { name: 'Body' }).fill(text)
  await expect(mount.getByRole('listitem')).toHaveText('The body is nested more than 100 levels deep.')
  await send(mount)
  await expect(status(mount)).toHaveText('400 Bad Request')
})

for (const [width, height] of [
  [1440, 600],
  [390, 700],
] as const) {
  test(`keeps Send and the status visible (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const mount = await openConsole(page)
    await mount.getByText('Headers', { exact: true }).click()
    const button = mount.getByRole('button', { name: 'Send to the mock' })
    for (const part of [mount.getByLabel('ACM-API-KEY'), mount.getByRole('textbox', { name: 'Body' })]) {
      await part.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await send(mount)
    await expect(status(mount)).toBeInViewport()
    await expect(responseBody(mount)).toBeInViewport()
    await expect(button).toBeInViewport({ ratio: 1 })
  })

  test(`shows what gets the focus clear of the bar with Send (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const mount = await openConsole(page)
    await mount.getByText('Headers', { exact: true }).click()
    for (const field of [mount.getByLabel('ACM-API-KEY'), mount.getByLabel('ACM-IDEMPOTENCY-KEY')]) {
      // At the end of the screen, where the bar is.
      await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
      await field.focus()
      await painted(page)
      const hidden = await field.evaluate((element) => {
        const bar = element.closest('.console__panel')!.querySelector('.console__actions')!
        return element.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
      })
      expect(hidden).toBeLessThanOrEqual(0)
    }
    const body = mount.getByRole('textbox', { name: 'Body' })
    await body.evaluate((element: HTMLTextAreaElement) => {
      element.setSelectionRange(0, 0)
      scrollBy(0, element.getBoundingClientRect().top - innerHeight + 40)
    })
    await body.focus()
    await painted(page)
    const above = await body.evaluate((element) => {
      const bar = element.closest('.console__panel')!.querySelector('.console__actions')!
      return bar.getBoundingClientRect().top - element.getBoundingClientRect().top
    })
    // At least its first line.
    expect(above).toBeGreaterThan(24)
  })
}

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1440, 320]) {
    test(`has no accessibility findings and no sideways scroll (${theme}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const mount = await openConsole(page)
      await mount.getByRole('textbox', { name: 'Body' }).fill('{ "type": "crad" }')
      await send(mount)
      await expect(status(mount)).toHaveText('400 Bad Request')
      // At the top, none of the page's content is beneath its sticky bars.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeFindings(page)).toEqual([])
      await mount.getByRole('textbox', { name: 'Body' }).fill('{ "type": "token", "data": 1 }')
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeFindings(page)).toEqual([])
      await mount.getByText('Form', { exact: true }).click()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  }
}

test.describe('when its data fails to load', () => {
  test.use({ expectedMessages: /did not load|Failed to load resource/ })

  test('says so on the button, and retries on the next click', async ({ page, context }) => {
    await context.route(/\/assets\/create-token\./, (route) => route.abort())
    await page.goto(worker.url + TOKENS)
    const button = mountOf(page, 'create-token').getByRole('button').first()
    await button.click()
    await expect(button).toHaveText('Not loaded. Try again: Create a token')
    await context.unroute(/\/assets\/create-token\./)
    await button.click()
    await expect(mountOf(page, 'create-token').getByRole('region')).toBeVisible()
  })
})

test('is available again after a page change', async ({ page }) => {
  await page.goto(`${worker.url}/docs/api`)
  await page.getByRole('main').getByRole('link', { name: 'tokens', exact: true }).click()
  const mount = mountOf(page, 'get-token')
  await mount.getByRole('button', { name: 'Try it' }).click()
  await send(mount)
  await expect(status(mount)).toHaveText('200 OK')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the sample and no console', async ({ page }) => {
    await page.goto(worker.url + TOKENS)
    await expect(page.getByRole('button', { name: /Try it/ })).toBeHidden()
    await expect(page.locator('#create-token .sample code').first()).toContainText('curl --request POST')
  })
})

test('opens from the search commands, on this page and from another', async ({ page }) => {
  const choose = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(text)
    await expect(page.locator('.search-dialog [aria-selected="true"]')).toContainText('Open console')
    await page.keyboard.press('Enter')
  }
  await page.goto(worker.url + TOKENS)
  await choose('> console create a token')
  await expect(mountOf(page, 'create-token').getByRole('region')).toBeVisible()
  await page.goto(`${worker.url}/docs`)
  await choose('> console POST /tokens')
  await expect(mountOf(page, 'create-token').getByRole('region')).toBeVisible()
})
