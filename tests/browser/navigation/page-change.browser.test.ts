// In-app navigation: what is swapped, where focus and scroll go, and what is left to the browser.

import { laidOut } from '../page-geometry.ts'
import { expect, isMarked, openPage, painted, routerReady, test } from '../site-test.ts'

test('swaps article, title, URLs, sidebar and navbar without a new document', async ({ page }) => {
  await openPage(page, '/docs')
  await page.locator('main').getByRole('link', { name: 'errors' }).click()
  await expect(page.locator('h1')).toHaveText('Errors')
  expect(await isMarked(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/docs/api/errors')
  await expect(page).toHaveTitle(/^Errors \| /)
  const head = (selector: string) => expect(page.locator(selector))
  await head('link[rel="canonical"]').toHaveAttribute('href', /^https:\/\/[^/]+\/docs\/api\/errors$/)
  await head('meta[name="description"]').toHaveAttribute('content', 'What an error looks like.')
  await head('link[type="text/markdown"]').toHaveAttribute('href', '/docs/api/errors.md')
  await expect(page.locator('#sidebar a[aria-current="page"]')).toHaveText('Errors')
  await expect(page.locator('#sidebar a[href="/docs/guides/sections"]')).toHaveCount(0)
  await expect(page.locator('.navbar .navbar__link[aria-current]')).toHaveText('API')
  const data = await page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? ''))
  expect(data).toMatchObject({ path: '/docs/api/errors', sidebar: 'api' })
})

test('has the same head and frame as after a full load', async ({ page }) => {
  const frame = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      structuredData: document.querySelector('script[type="application/ld+json"]')?.textContent,
      layout: document.body.dataset['layout'],
      sidebar: document.getElementById('sidebar')?.innerHTML,
      current: [...document.querySelectorAll('[aria-current]')].map((element) => element.textContent),
      // The document keeps the styles of its first page, so these differ.
      data: { ...JSON.parse(document.getElementById('page-data')?.textContent ?? ''), styles: undefined },
    }))
  for (const [from, link, to] of [
    ['/', 'API', '/docs/api'],
    ['/docs/api', 'SDKs', '/docs/sdks'],
    ['/search?q=errors', 'API', '/docs/api'],
  ] as const) {
    await openPage(page, from)
    await page.locator('.navbar').getByRole('link', { name: link, exact: true }).click()
    await page.waitForURL(to)
    await expect(page.locator('main h1')).toHaveText(link)
    // The metadata in the head is updated after the page has been shown.
    await expect.poll(async () => (await frame()).structuredData).toContain(`"headline":"${link}"`)
    const changed = await frame()
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    expect(changed).toEqual(await frame())
  }
})

test('shows a page that needs other styles as a full load would, and loads them once', async ({ page }) => {
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
  })
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { display, color, padding, fontSize, borderTopWidth } = getComputedStyle(element)
        return [element.tagName, display, color, padding, fontSize, borderTopWidth].join(' ')
      }),
    )
  await openPage(page, '/docs/guides/sections')
  for (const [title, path] of [
    ['Alternatives', '/docs/guides/alternatives'],
    ['Production checklist', '/docs/guides/production-checklist'],
  ] as const) {
    await page.locator(`#sidebar a[href="${path}"]`).click()
    await expect(page.locator('h1')).toHaveText(title)
    expect(await isMarked(page)).toBe(true)
  }
  const changed = await looks()
  expect(styles).toEqual([expect.stringMatching(/^\/assets\/parts\.\w{32}\.css$/)])
  await page.reload()
  await routerReady(page)
  await page.locator('h1').hover()
  await expect.poll(async () => (await looks()).filter((look, at) => look !== changed[at])).toEqual([])
  expect(styles).toHaveLength(1)
})

test.describe('styles that fail to load', () => {
  test.use({ expectedMessages: /ERR_FAILED|could not be shown in place/ })

  test('keep the current page, with an error and Retry', async ({ page }) => {
    await page.route('**/assets/parts.*.css', (route) => route.abort())
    await openPage(page, '/docs/guides/sections')
    await page.locator('#sidebar a[href="/docs/guides/alternatives"]').click()
    const box = page.locator('main').getByRole('alert')
    await expect(box).toContainText('did not load')
    await expect(page.locator('h1')).toHaveText('Sections')
    await page.unroute('**/assets/parts.*.css')
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    await expect(page.locator('.tabs__tab').first()).toHaveCSS('min-height', '40px')
  })
})

test('moves focus to the title, announces it and starts at the top', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  await page.getByRole('link', { name: 'On to the errors' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'On to the errors' }).click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('[data-behaviour="announcer"]')).toHaveText('Errors')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('scrolls to the fragment of a link to another page', async ({ page }) => {
  await openPage(page, '/docs')
  await page.getByRole('link', { name: 'the second section' }).click()
  await expect(page.locator('#second')).toBeInViewport()
  const top = await page.locator('#second').evaluate((heading) => heading.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(55)
  expect(top).toBeLessThan(90)
  expect(await isMarked(page)).toBe(true)
})

test('follows a redirect in place and shows the final URL', async ({ page }) => {
  await openPage(page, '/docs')
  await page.evaluate(() =>
    document.querySelector('main a[href="/docs/api/errors"]')?.setAttribute('href', '/old-errors?x=1#codes'),
  )
  await page.locator('main').getByRole('link', { name: 'errors' }).click()
  await expect(page.locator('h1')).toHaveText('Errors')
  expect(page.url()).toMatch(/\/docs\/api\/errors\?x=1#codes$/)
  expect(await isMarked(page)).toBe(true)
})

test('leaves modified clicks, files and unknown URLs to the browser', async ({ page, context }) => {
  await openPage(page, '/docs')
  const opened = context.waitForEvent('page')
  await page
    .locator('main')
    .getByRole('link', { name: 'errors' })
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForLoadState()
  await expect(page.locator('h1')).toHaveText('Guides')
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await page.waitForURL('/docs.md')
})

test('shows the page clicked last when an earlier click is slower', async ({ page }) => {
  await openPage(page, '/docs')
  const held = Promise.withResolvers<void>()
  const delivered = Promise.withResolvers<void>()
  await page.route(
    '**/_page/*',
    async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response }).catch(() => undefined)
      delivered.resolve()
    },
    { times: 1 },
  )
  await page.locator('main').getByRole('link', { name: 'sections', exact: true }).click()
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  held.resolve()
  await delivered.promise
  await painted(page)
  await expect(page.locator('h1')).toHaveText('Alternatives')
  expect(new URL(page.url()).pathname).toBe('/docs/guides/alternatives')
})

test('shows the progress bar only when a change takes over 200 ms', async ({ page }) => {
  await openPage(page, '/docs')
  const bar = page.locator('[data-behaviour="progress"]')
  await page.evaluate(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const element = document.querySelector<HTMLElement>('[data-behaviour="progress"]')!
    new MutationObserver(() => seen.push(!element.hidden)).observe(element, { attributes: true })
  })
  const shown = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(true))
  const record = page.waitForResponse('**/_page/*')
  await page.locator('article').getByRole('link', { name: 'alternatives' }).hover()
  await (await record).finished()
  await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
  await expect(page.locator('h1')).toHaveText('Alternatives')
  expect(await shown()).toBe(false)

  await page.route('**/_page/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Production checklist' }).click()
  await expect(bar).not.toHaveAttribute('hidden', '')
  await expect(page.locator('h1')).toHaveText('Production checklist')
  await expect(bar).toHaveAttribute('hidden', '')
})

test('keeps categories as the reader left them while moving between sidebars', async ({ page }) => {
  await openPage(page, '/docs')
  const concepts = page.locator('#sidebar details', { hasText: 'Concepts' })
  await concepts.locator('summary').click()
  await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('API')
  await page.locator('.navbar').getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Guides')
  await expect(concepts).toHaveAttribute('open', '')
})

test('renders the visible part of a long page first, then has the height of a full load', async ({
  page,
}) => {
  await openPage(page, '/docs/api')
  await page.locator('.navbar').getByRole('link', { name: 'SDKs', exact: true }).click()
  await expect(page.locator('main h1')).toHaveText('SDKs')
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const far = document.querySelectorAll('.prose > [data-far]')
      Object.assign(window, { far: far.length })
    }).observe(document.getElementById('main')!, { childList: true })
  })
  await page.locator('#sidebar').getByRole('link', { name: 'Everything' }).click()
  await expect(page.locator('main h1')).toHaveText('Everything')
  expect(await page.evaluate(() => (window as unknown as { far: number }).far)).toBeGreaterThan(5)
  await laidOut(page)
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
  const changed = await height()
  await page.reload()
  await laidOut(page)
  expect(changed).toBe(await height())
})
