// The reference of an operation in the browser: two columns if there is room, anchors that open, one language, no
// dependence on JavaScript, and the contract as a file.

import { type Page } from '@playwright/test'
import type { LocalWorker } from '../../scripts/local/local-worker.ts'
import { axeFindings } from './axe.ts'
import { lonelyAt } from './lone-backslashes.ts'
import { serveReferenceSite } from './serve-reference-site.ts'
import { expect, test } from './site-test.ts'

const PAGE = '/docs/boxes'

test.describe.configure({ mode: 'default' })

let worker: LocalWorker

test.beforeAll(async () => {
  test.setTimeout(120_000)
  worker = await serveReferenceSite('reference')
})

test.afterAll(() => worker.stop())

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(worker.url + PAGE + fragment)
}

const create = (page: Page) => page.locator('#create-box')
const request = (page: Page) => create(page).locator('.sample').first().locator('code')
const response = (page: Page) => create(page).locator('.sample__response code')

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    for (const width of [320, 997, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page), `folded, ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page), `unfolded, ${width} px`).toEqual([])
    }
  })
}

test('below the screen of a page reached by a click, leaves out text alone: browsers lay out what has fields', async ({
  page,
}) => {
  await page.goto(`${worker.url}/docs`)
  await page.evaluate((href) => {
    // Otherwise the operations are let in before anybody can look.
    window.requestIdleCallback = () => 0
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Boxes' })
    document.querySelector('main h1')!.append(link)
  }, PAGE)
  await page.getByRole('link', { name: 'Boxes', exact: true }).last().click()
  const last = page.locator('.operation[data-far]').last()
  await expect(last).toBeAttached()
  const isRendered = (selector: string): Promise<boolean> =>
    last
      .locator(selector)
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isRendered('select')).toBe(true)
  expect(await isRendered('.operation__text > *')).toBe(false)
})

test('keeps the examples visible beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await open(page)
  const text = create(page).locator('.operation__text')
  const samples = create(page).locator('.operation__samples')
  const [left, right] = [(await text.boundingBox())!, (await samples.boundingBox())!]
  expect(right.x).toBeGreaterThan(left.x + left.width - 1)
  await page.locator('#create-box-errors').evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(samples.getByRole('combobox', { name: 'Language' })).toBeInViewport()
})

test('puts the examples directly below the endpoint on a narrow screen, without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  const text = (await create(page).locator('.operation__text').boundingBox())!
  const samples = (await create(page).locator('.operation__samples').boundingBox())!
  const endpoint = (await create(page).locator('> .endpoint').boundingBox())!
  const response = (await create(page).locator('.sample:visible').last().boundingBox())!
  expect(samples.y + samples.height).toBeLessThanOrEqual(text.y + 1)
  expect(text.y - response.y - response.height).toBeGreaterThanOrEqual(20)
  expect(samples.y - endpoint.y - endpoint.height).toBeLessThan(120)
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('gives samples more room on wider screens, 520 px from 1,440 px', async ({ page }) => {
  await open(page)
  const widths: number[] = []
  for (const width of [1440, 1600, 1792, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    widths.push((await create(page).locator('.operation__samples').boundingBox())!.width)
  }
  expect(Math.min(...widths), widths.join(' ')).toBeGreaterThanOrEqual(520)
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
})

test('opens with its endpoints beside the title, and each operation directly below its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const list = page.getByRole('navigation', { name: 'Endpoints' })
  const links = list.getByRole('link')
  expect(await links.count()).toBe(await page.locator('.operation').count())
  await expect(links.first()).toHaveText(/^POST\s*\/boxes\s*Create a box$/)
  const title = (await page.locator('h1').boundingBox())!
  const box = (await list.boundingBox())!
  expect(box.y).toBeLessThan(title.y + title.height)
  expect(box.x).toBeGreaterThanOrEqual(title.x + title.width - 1)
  await expect(create(page).locator('> .endpoint')).toBeInViewport()
  await links.last().click()
  const target = await links.last().getAttribute('href')
  await expect(page.locator(target!)).toBeInViewport()
})

test('shows the title too to a reader whom a link leads to an operation', async ({ page }) => {
  await open(page, '#get-box')
  const title = page.getByRole('heading', { name: 'Read a box' })
  const header = (await page.locator('.site-header').boundingBox())!
  await expect
    .poll(async () => (await title.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height)
  await expect(title).toBeInViewport()
})

test('marks the JSON in a cURL command as JSON', async ({ page }) => {
  await open(page)
  const key = create(page).locator('.sample').first().locator('code .p').first()
  await expect(key).toContainText('"')
})

test('says that a response’s fields are always present, and lists required request fields first', async ({
  page,
}) => {
  await open(page)
  await expect(
    create(page).locator('[id^="create-box-response-"] .field__flag', { hasText: 'required' }),
  ).toHaveCount(0)
  const flags = await create(page)
    .locator('#create-box-request-body ~ .fields > .field')
    .evaluateAll((fields) =>
      fields.map((field) => field.querySelector(':scope > p > .field__flag')?.textContent === 'required'),
    )
  expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)))
  expect(flags[0]).toBe(true)
})

test('offers the contents list at every width', async ({ page }) => {
  await open(page)
  for (const width of [390, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    const folded = page.locator('.toc-folded')
    const list = page.locator('.toc')
    expect([await folded.isVisible(), await list.isVisible()], `${width} px`).toEqual([true, false])
  }
})

test('lists the operations below the page in the sidebar, and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const list = page.locator('.sidebar').getByRole('list', { name: 'Endpoints' })
  await expect(list.getByRole('link').first()).toHaveText(/^POST\s*Create a box$/)
  expect(await list.getByRole('link').count()).toBe(await page.locator('.operation').count())
  // Again if the page has grown above it meanwhile.
  await expect(async () => {
    await page.locator('#get-box').evaluate((element) => element.scrollIntoView())
    await expect(list.getByRole('link', { name: 'Get a box' })).toHaveAttribute('aria-current', 'location', {
      timeout: 1000,
    })
  }).toPass()
  await page.locator('.sidebar a[href="/docs/errors"]').click()
  await expect(page).toHaveURL(/errors$/)
  await expect(list).toHaveCount(0)
  await page.goBack()
  await expect(list).toHaveCount(1)
})

test('has the operations in the sidebar without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await open(page)
  await expect(page.locator('.site-sidebar').getByRole('link', { name: 'Get a box' })).toBeVisible()
  await context.close()
})

test('leads to examples in every language without JavaScript, listed once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page)
  const python = page.getByRole('link', { name: 'Python examples' })
  await page.locator('#get-box').getByRole('link', { name: 'Examples in other languages' }).click()
  await expect(python).toBeInViewport()
  await expect(python).toHaveAttribute('href', `${PAGE}.md?lang=python`)
  await context.close()
})

test('highlights a focused field’s line, and a hovered line’s field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const field = page.locator('#create-box-request-body-name')
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get('field') ?? [])].map((range) => String(range).trim()))
  await expect
    .poll(async () => {
      await page.locator('h1').hover()
      await field.getByRole('link').first().blur()
      await field.getByRole('link').first().focus()
      return lit()
    })
    .toEqual([expect.stringContaining('"name": "First"')])
  await request(page).locator('span', { hasText: 'name' }).first().hover()
  await expect(field).toHaveAttribute('data-lit', '')
  await page.locator('h1').hover()
  await expect(field).not.toHaveAttribute('data-lit')
})

test('opens the collapsed fields around a link’s target', async ({ page }) => {
  await open(page, '#create-box-request-body-shipping-address-country')
  const field = page.locator('#create-box-request-body-shipping-address-country')
  await expect(field).toBeVisible()
  await expect(field).toBeInViewport()
  await page.getByRole('link', { name: 'Fields: Box' }).first().click()
  await expect(page).toHaveURL(/#create-box-response-201$/)
  await expect(page.locator('#create-box-response-201')).toBeInViewport()
})

test('leads from a link on another page to the field itself', async ({ page }) => {
  await page.goto(`${worker.url}/docs`)
  await page.getByRole('link', { name: 'width of a box' }).click()
  await expect(page.locator('#create-box-request-body-size-width')).toBeInViewport()
})

test('shows one language in all examples', async ({ page }) => {
  await open(page)
  await create(page).getByRole('combobox', { name: 'Language' }).selectOption('Python')
  await expect(request(page)).toContainText('boxes.create')
  await expect(
    create(page).getByRole('group', { name: 'Python code: POST /boxes', exact: true }),
  ).toBeVisible()
  const other = page.locator('#get-box')
  await other.scrollIntoViewIfNeeded()
  await expect(other.getByRole('combobox', { name: 'Language' })).toHaveValue('python')
  await expect(other.locator('.sample code').first()).toContainText('boxes.get')
  await page.reload()
  await expect(request(page)).toContainText('boxes.create')
  await create(page).getByRole('combobox', { name: 'Language' }).selectOption('cURL')
  await expect(request(page)).toContainText('curl')
})

test('shows the chosen example with its own response', async ({ page }) => {
  await open(page)
  await expect(request(page)).toContainText('"First"')
  await create(page).getByRole('combobox', { name: 'Example' }).selectOption('A box with a text')
  await expect(request(page)).toContainText('Dear reader')
  await expect(response(page)).toContainText('Dear reader')
  await expect(request(page)).not.toContainText('"First"')
})

test('shows the body of every status, failures included, with the keyboard', async ({ page }) => {
  await open(page)
  const tabs = create(page).getByRole('tablist', { name: 'Response' })
  expect(await tabs.getByRole('tab').allTextContents()).toEqual(['200', '201', '401', '409', '429', '500'])
  await tabs.getByRole('tab', { name: '201' }).focus()
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: '500' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: '409' })).toHaveAttribute('aria-selected', 'true')
  await expect(response(page)).toContainText('Another box has the name')
  await expect(response(page)).toContainText('"Conflict"')
  await expect(
    create(page).getByRole('group', { name: 'JSON code: 409 Conflict', exact: true }),
  ).toBeVisible()
  await expect(create(page).getByRole('tabpanel', { name: '409 Conflict' })).toContainText('"Conflict"')
})

test('shows a failure’s body line by line, with a button to copy it, where success has none', async ({
  page,
}) => {
  await open(page)
  const deletion = page.locator('#delete-box')
  const body = deletion.locator('.sample__response pre')
  await expect(body).toHaveText('No body')
  await deletion.getByRole('tab', { name: '401' }).click()
  await expect(body).toContainText('"Unauthorized"')
  const [height, line] = await body.evaluate((pre) => [
    pre.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(pre).lineHeight),
  ])
  expect(height! / line!).toBeGreaterThan(2)
  await expect(deletion.locator('.sample__response .code-block__button[aria-label^="Copy"]')).toBeVisible()
})

test.describe('when a sample fails to load', () => {
  test.use({ expectedMessages: /ERR_FAILED|A sample did not load/ })

  test('keeps the current one, and retries on the next interaction', async ({ page }) => {
    await open(page)
    await page.route('**/create-box-samples.*', (route) => route.abort())
    await create(page).getByRole('combobox', { name: 'Example' }).selectOption('A box with a text')
    await expect(page.getByText('The sample did not load')).toBeAttached()
    await expect(request(page)).toContainText('"First"')
    await page.unroute('**/create-box-samples.*')
    await create(page).getByRole('tab', { name: '409' }).click()
    await expect(request(page)).toContainText('Dear reader')
  })
})

test('expands with the keyboard, and loads collapsed fields on hover or focus', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await open(page)
  const summary = create(page).locator('summary', { hasText: 'Fields: Box' })
  const field = page.locator('#create-box-response-201-created_at')
  await expect(field).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('-fields.'))).toEqual([])
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeVisible()
})

test('leads to a field that has not been loaded yet', async ({ page }) => {
  await open(page, '#create-box-response-201-created_at')
  await expect(page.locator('#create-box-response-201-created_at')).toBeInViewport()
})

test('loads all fields before the reader searches in the page', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control')
  await expect(page.locator('#create-box-response-201-created_at')).toBeAttached()
})

test('marks collapsed parts in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const colour = await create(page)
    .locator('.fold > summary')
    .first()
    .evaluate((summary) => {
      const probe = document.createElement('div')
      probe.style.color = 'CanvasText'
      document.body.append(probe)
      return [getComputedStyle(summary, '::before').backgroundColor, getComputedStyle(probe).color]
    })
  expect(colour[0]).toBe(colour[1])
})

test('marks the chosen alternative in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const outlines = await page.locator('.one-of__form').evaluateAll((forms) =>
    forms.slice(0, 2).map((form, index) => {
      ;(form as HTMLDetailsElement).open = index === 1
      return getComputedStyle(form.querySelector('summary')!).outlineStyle
    }),
  )
  expect(outlines).toEqual(['none', 'solid'])
})

for (const width of [390, 1280]) {
  test(`breaks no word of the endpoints and shows both selects at twice the text size, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const broken = await page.locator('.endpoints__summary').evaluateAll((summaries) =>
      summaries.flatMap(({ firstChild }) => {
        const range = document.createRange()
        return [...firstChild!.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(firstChild!, index)
          range.setEnd(firstChild!, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        })
      }),
    )
    expect(broken).toEqual([])
    const narrow = await create(page)
      .locator('select')
      .evaluateAll((selects) => selects.filter(({ clientWidth }) => clientWidth < 100).length)
    expect(narrow).toBe(0)
  })
}

test('begins a URL in a line of its own on a phone, rather than break its host', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const lines = await request(page)
    .locator('.s', { hasText: 'https://' })
    .first()
    .evaluate((url) => new Set([...url.getClientRects()].map(({ top }) => top)).size)
  expect(lines).toBe(1)
})

test('leaves the end of a cURL line alone on no line, at any width of a phone', async ({ page }) => {
  await open(page)
  expect(await lonelyAt(page, request(page))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is in its place while the operations are still on their way', async ({ page }) => {
    const places = () =>
      page.locator('.doc__column, h1, h1 ~ p, .endpoints, article > h2').evaluateAll((elements) =>
        elements.slice(0, 5).map((element) => {
          const { left, top, width } = element.getBoundingClientRect()
          return [element.tagName, left, top, width].join(' ')
        }),
      )
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page)
    const whole = await places()
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<div class="operation"')) })
    })
    await open(page)
    await expect(page.locator('.operation')).toHaveCount(0)
    expect(await places()).toEqual(whole)
  })

  test('shows a request and its response, and links to the others and to collapsed fields', async ({
    page,
  }) => {
    await open(page)
    await expect(request(page)).toContainText('curl')
    await expect(response(page)).toContainText('created_at')
    await expect(create(page).getByRole('combobox')).toHaveCount(0)
    await create(page).locator('summary', { hasText: 'Fields: Box' }).click()
    await expect(create(page).getByRole('link', { name: 'These fields in Markdown' }).first()).toBeVisible()
    await create(page).getByRole('link', { name: 'Python' }).click()
    for (const words of ['boxes.create', 'Dear reader', 'created_at']) {
      await expect(page.locator('body')).toContainText(words)
    }
  })
})

test('serves the contract as JSON and YAML, and says so on every page', async ({ request }) => {
  const json = await request.get(`${worker.url}/openapi.json`)
  expect(json.headers()['content-type']).toBe('application/json; charset=utf-8')
  expect((await json.json()).paths['/boxes'].post.operationId).toBe('create-box')
  const again = await request.get(`${worker.url}/openapi.json`, {
    headers: { 'if-none-match': json.headers()['etag']! },
  })
  expect(again.status()).toBe(304)
  const yaml = await request.get(`${worker.url}/openapi.yaml`)
  expect(yaml.headers()['content-type']).toBe('application/yaml; charset=utf-8')
  expect(await yaml.text()).toContain('operationId: create-box')
  const page = await request.get(worker.url + PAGE)
  expect(page.headers()['link']).toContain('</openapi.json>; rel="service-desc"')
  expect(await (await request.get(`${worker.url}/llms.txt`)).text()).toContain('/openapi.json')
})

test('prints the whole response, and nothing that only a screen can do', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(create(page).getByText('Copy response schema')).toBeHidden()
  await expect(create(page).getByRole('tab')).toHaveText(['201'])
  const end = await create(page)
    .locator('> .endpoint')
    .evaluate(
      (bar) => bar.getBoundingClientRect().right - bar.lastElementChild!.getBoundingClientRect().right,
    )
  expect(end).toBeLessThan(20)
  const cut = await page
    .locator('main pre')
    .evaluateAll((blocks) =>
      blocks.filter((block) => block.scrollHeight > block.clientHeight + 1).map((block) => block.textContent),
    )
  expect(cut).toEqual([])
  await expect(create(page).getByRole('combobox').first()).toHaveCSS('background-image', 'none')
})

test('prints each alternative below its name', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  const tops = await page
    .locator('.one-of')
    .first()
    .evaluate((group) =>
      [...group.querySelectorAll(':scope > details')].flatMap((form) =>
        [...form.children].slice(0, 2).map((part) => part.getBoundingClientRect().top),
      ),
    )
  expect(tops.length).toBeGreaterThan(3)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
