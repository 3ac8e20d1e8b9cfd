// A reader loads one drawing per diagram, and can enlarge it in a dialog.

import { type Page } from '@playwright/test'
import { expect, openPage, test } from './site-test.ts'

const PAGE = '/docs/sdks/everything'

for (const [width, form] of [
  [320, 'narrow'],
  [1440, 'wide'],
] as const) {
  test(`loads one drawing of a diagram at ${width} px, in the reader's theme, and nothing scrolls`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      const [, drawing] = /\/assets\/cursor-paging\.(\w+\.\w+)\./.exec(request.url()) ?? []
      if (drawing) loaded.push(drawing)
    })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PAGE)
    const figure = page.locator('.diagram').first()
    await figure.scrollIntoViewIfNeeded()
    const image = figure.locator('img:visible')
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(9)
    expect(loaded).toEqual([`${form}.light`])
    const boxes = await figure.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(boxes[0]).toBe(boxes[1])
  })
}

test('has its button where it covers nothing of the drawing', async ({ page }) => {
  await openPage(page, PAGE)
  const figure = page.locator('.zoomable:has(.diagram)').first()
  await figure.hover()
  const button = (await figure.locator('.zoomable__button').boundingBox())!
  const image = (await figure.locator('img:visible').boundingBox())!
  expect(button.y + button.height).toBeLessThanOrEqual(image.y)
  await figure.locator('.zoomable__button').click()
  await expect(page.locator('.zoom')).toBeVisible()
})

test.describe('enlarged', () => {
  const dialog = '.zoom'
  const open = async (page: Page): Promise<void> => {
    await openPage(page, PAGE)
    await page.locator('.zoomable:has(.diagram) .zoomable__button').first().click()
    await expect(page.locator(dialog)).toBeVisible()
    await expect(page.locator('.zoom__image')).toHaveAttribute('style', /translate/)
  }
  const box = async (page: Page) => (await page.locator('.zoom__image').boundingBox())!

  test('by a click on it', async ({ page }) => {
    await openPage(page, PAGE)
    await page.locator('.zoomable .diagram__image:visible').first().click()
    await expect(page.locator(dialog)).toBeVisible()
  })

  test('is large and in the middle', async ({ page }) => {
    await open(page)
    const { x, y, width, height } = await box(page)
    expect(Math.max(width / 1280, height / 800)).toBeGreaterThan(0.8)
    const screen = (await page.locator(dialog).boundingBox())!
    expect(x + width / 2).toBeCloseTo(screen.width / 2, -1)
    expect(y + height / 2).toBeCloseTo(400, -1)
  })

  test('zooms with the wheel, around the pointer, and with keys', async ({ page }) => {
    await open(page)
    const before = await box(page)
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await box(page)).width / before.width).toBeGreaterThan(1.5)
    const after = await box(page)
    const place = (at: typeof before): number => (700 - at.x) / at.width
    expect(place(after)).toBeCloseTo(place(before), 1)
    await page.keyboard.press('0')
    await expect.poll(async () => (await box(page)).width).toBeCloseTo(before.width, 0)
    await page.keyboard.press('+')
    await expect.poll(async () => (await box(page)).width).toBeGreaterThan(before.width * 1.3)
  })

  test('closes with Escape, and the page stays where it was in the history', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(dialog)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(PAGE)
    await page.locator('.zoomable:has(.diagram) .zoomable__button').first().click()
    await expect(page.locator(dialog)).toBeVisible()
  })

  test('closes with Back, which does not leave the page', async ({ page }) => {
    await open(page)
    await page.goBack()
    await expect(page.locator(dialog)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(PAGE)
  })

  test('zooms with two fingers', async ({ page }) => {
    await open(page)
    const before = await box(page)
    const client = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: 640 - apart, y: 400, id: 0 },
      { x: 640 + apart, y: 400, id: 1 },
    ]
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(50) })
    for (const apart of [80, 120, 150]) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => (await box(page)).width / before.width).toBeGreaterThan(2)
  })
})
