// The tools for a reader's own code: it is checked in the browser, line by line, in both themes, and never sent.

import type { LocalWorker } from '../../scripts/local/local-worker.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { axeFindings } from './axe.ts'
import { serveConsoleSite } from './serve-console-site.ts'
import { expect, test } from './site-test.ts'

const SECRET = `key_prod_us_pvt_${'AbCdEfGhIjKlMnOpQrStUv'}`
const CODE = `const client = connect('${SECRET}')
await client.tokens.create({ typ: 'card' })
await client.tokens.nothing()`

// The tests of this file share a Worker, so they run in sequence.
test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  // Builds take long on a busy machine.
  test.setTimeout(120_000)
  worker = await serveConsoleSite('code-tool')
})

test.afterAll(() => worker.stop())

for (const colorScheme of ['light', 'dark'] as const) {
  test(`checks pasted code line by line and sends nothing of it, ${colorScheme}`, async ({ page }) => {
    const asked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    )
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.emulateMedia({ colorScheme })
    await page.goto(`${worker.url}/check`)
    await page.getByRole('textbox', { name: 'Code or request' }).fill(CODE)
    await page.getByRole('button', { name: 'Check', exact: true }).click()

    const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
    await expect(problems.filter({ hasText: 'no field typ' })).toContainText('Line 2')
    await expect(problems.filter({ hasText: 'no call tokens.nothing' })).toContainText('Line 3')
    await expect(problems.filter({ hasText: 'API key' })).toContainText('Line 1')
    await problems.filter({ hasText: 'no call' }).getByRole('button').click()
    const selected = () => page.evaluate(() => String(getSelection()))
    await expect.poll(selected).toBe('tokens.nothing')

    expect(await axeFindings(page)).toEqual([])
    expect(asked.filter((request) => !request.startsWith('GET ') || request.includes(SECRET))).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('takes its data from the release that its code is from, whatever a cache keeps under the fixed address', async ({
  page,
}) => {
  await page.route('**/check-data.json', (route) => route.fulfill({ json: {} }))
  await page.goto(`${worker.url}/check`)
  await page.getByRole('textbox', { name: 'Code or request' }).fill(CODE)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(problems.filter({ hasText: 'no call tokens.nothing' })).toContainText('Line 3')
})

test('shows what it finds in an example, to readers who have no code at hand', async ({ page }) => {
  await page.goto(`${worker.url}/check`)
  const field = page.getByRole('textbox', { name: 'Code or request' })
  const offer = page.getByRole('button', { name: 'Try an example' })
  // The example is no Python, whatever was chosen for a reader's own code.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('python')
  await offer.focus()
  await page.keyboard.press('Enter')
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(problems.filter({ hasText: 'no field typ' })).toContainText('Line 1')
  await expect(problems.filter({ hasText: 'no call tokens.nothing' })).toContainText('Line 2')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused()
  // It never replaces what a reader wrote.
  await expect(offer).toBeHidden()
  await field.fill('')
  await expect(offer).toBeVisible()
})

test('quotes a long line around its mistake, and counts no call where it knows none', async ({ page }) => {
  const long = `const ${'a'.repeat(150)} = await client.tokens.nothing(${'1234, '.repeat(30)})`
  await page.goto(`${worker.url}/check`)
  await page.getByRole('textbox', { name: 'Code or request' }).fill(long)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const quoted = page.getByRole('list', { name: 'Problems' }).getByRole('listitem').locator('code').first()
  await expect(quoted).toHaveText(/^….*client\.tokens\.nothing\(.*…$/)
  await expect(page.getByText(/^1 problem \(/)).toBeVisible()
})

test('finds the minimum permissions for the checked code', async ({ page }) => {
  await page.goto(`${worker.url}/check`)
  await page.getByRole('textbox', { name: 'Code or request' }).fill("await client.tokens.get('<TOKEN_ID>')")
  const take = page.getByRole('button', { name: 'Add those from the code above' })
  const disabled = await take.evaluate((button) => getComputedStyle(button).color)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(take).toBeEnabled()
  await expect(take).not.toHaveCSS('color', disabled)
  await take.click()
  const result = page.getByRole('region', { name: 'Fewest permissions' })
  await expect(result).toContainText('create_key')
  await result.getByRole('radio', { name: 'Terraform' }).check()
  await expect(result).toContainText(`resource "${siteConfig.brand.scope}_application"`)
  const containers = page.getByRole('textbox', { name: 'Containers' })
  const border = await containers.evaluate((field) => getComputedStyle(field).borderTopColor)
  await containers.fill('/pci')
  await expect(result).toBeHidden()
  await expect(containers).not.toHaveCSS('border-top-color', border)
  await containers.fill('/pci/')
  await expect(result).toContainText('container   = "/pci/"')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(result).toBeHidden()
})

test('writes an application for each type of key that the checked code needs', async ({ page }) => {
  const { scope, scopePascal } = siteConfig.brand
  await page.goto(`${worker.url}/check`)
  await page.getByRole('textbox', { name: 'Code or request' }).fill(
    `const bt = await ${scope}('<PUBLIC_API_KEY>')
await bt.tokens.create({ type: 'card', data: card })
const client = new ${scopePascal}Client({ apiKey: process.env.PRIVATE_API_KEY })
await client.tokens.get('<TOKEN_ID>')`,
  )
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Add those from the code above' }).click()
  const result = page.getByRole('region', { name: 'Fewest permissions' })
  await expect(result.getByText(/^A (?:public|private) application with:$/)).toHaveCount(2)
  await expect(result).toContainText('My service (public)')
  expect(await axeFindings(page)).toEqual([])
})

test('loads nothing for the tools until the first sign of a reader', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${worker.url}/check`, { waitUntil: 'networkidle' })
  const ofTools = /\/(react|open-code-tools|code-worker)\./
  await expect(page.getByRole('textbox', { name: 'Code or request' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'What it does' })).toBeVisible()
  expect(asked.filter((path) => ofTools.test(path))).toEqual([])
  await page.mouse.move(300, 300)
  await expect.poll(() => asked.filter((path) => ofTools.test(path)).length).toBeGreaterThan(2)
  await expect(page.getByRole('combobox', { name: 'What it does' }).locator('optgroup')).not.toHaveCount(0)
})

test('keeps what was typed and pressed before the tools have arrived', async ({ page }) => {
  let arrive = (): void => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/open-code-tools.*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${worker.url}/check`)
  await page.getByRole('textbox', { name: 'Code or request' }).fill(CODE)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript')
  await page.getByRole('textbox', { name: 'Containers (optional)' }).fill('/pci')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Loading…', { exact: true })).toBeVisible()
  arrive()
  await expect(page.getByRole('list', { name: 'Problems' })).toContainText('no field typ')
  await expect(page.getByText('Loading…', { exact: true })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Code or request' })).toHaveValue(CODE)
  await expect(page.getByText('Not a container: /pci.')).toBeVisible()
})

test.describe('while a module cannot be loaded', () => {
  test.use({ expectedMessages: /did not load|Failed to load resource/ })

  test('says so at the press of a button', async ({ page }) => {
    await page.route('**/assets/open-code-tools.*', (route) => route.abort())
    await page.goto(`${worker.url}/check`)
    await page.getByRole('textbox', { name: 'Code or request' }).fill(CODE)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('The tool did not load.')).toBeVisible()
  })
})

test('says that JavaScript is needed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${worker.url}/check`)
  await expect(page.getByText('runs in your browser and needs JavaScript').first()).toBeVisible()
  await context.close()
})
