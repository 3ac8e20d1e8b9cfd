// Proves that every drawing of the content can be read at every width, and what the dialog that enlarges it does.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Page } from '@playwright/test'
import { narrowMedia } from '../../site/components/diagram/narrow-media.ts'
import { expect, openPage, test } from './site-test.ts'

const FOLDER = join(import.meta.dirname, '../../content/diagrams')
const WIDTHS = [320, 390, 768, 1280, 1440, 1920]
const LEAST_TEXT = 11
const PAGE = '/docs/sdks/everything'

const names = [
  ...new Set(readdirSync(FOLDER).map((file) => file.replace(/\.(?:wide|narrow)\.(?:dark|light)\.svg$/, ''))),
]

/** Room for a drawing in the frame of the page's first diagram, and which of its forms each drawing would show. */
async function columnAt(page: Page, width: number, media: readonly string[]) {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(
    (queries) => {
      const frame = document.querySelector('.diagram')!
      const { paddingLeft, paddingRight } = getComputedStyle(frame)
      return {
        room: frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        narrow: queries.map((query) => matchMedia(query).matches),
      }
    },
    [...media],
  )
}

interface Measured {
  width: number
  height: number
  /** Of the smallest words, in the drawing's own pixels. */
  text: number
  /** What reaches out of the picture, or stands too near to its edge. */
  cut: string[]
}

/** Opens a drawing as a document and measures what is in it. */
async function measure(page: Page, file: string): Promise<Measured> {
  await page.goto(pathToFileURL(join(FOLDER, file)).href)
  return page.evaluate(() => {
    const svg = document.documentElement as unknown as SVGSVGElement
    const [, , width, height] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ]
    const frame = svg.getBoundingClientRect()
    const drawn = [...svg.querySelectorAll<SVGGraphicsElement>('g[aria-label], g > :is(path, rect, circle)')]
    const cut = drawn.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const line = element.matches('[aria-label]') ? 0 : 1.4 / 2
      const out = Math.min(
        left - line - frame.left,
        top - line - frame.top,
        frame.left + width - right - line,
        frame.top + height - bottom - line,
      )
      return out < 0 ? [`${element.getAttribute('aria-label') ?? element.tagName} by ${-out}`] : []
    })
    const sizes = [...svg.querySelectorAll<SVGGraphicsElement>('g[aria-label]')].map(
      // The em of the face is 1,000 units.
      (words) => words.getCTM()!.a * 1000,
    )
    return { width, height, text: Math.min(...sizes), cut }
  })
}

test('shows every diagram whole, and no word of it smaller than 11 px, from 320 to 1,920 px', async ({
  page,
}) => {
  test.setTimeout(120_000)
  expect(names.length).toBeGreaterThan(50)
  const forms = new Map<string, Measured>()
  for (const name of names) {
    for (const form of ['wide', 'narrow']) {
      const drawing = await measure(page, `${name}.${form}.light.svg`)
      expect(drawing.cut, `${name}, ${form}`).toEqual([])
      forms.set(`${name}.${form}`, drawing)
    }
  }
  await page.goto(PAGE)
  const small: string[] = []
  for (const width of WIDTHS) {
    const media = names.map((name) => narrowMedia(forms.get(`${name}.wide`)!.width))
    const { room, narrow } = await columnAt(page, width, media)
    for (const [at, name] of names.entries()) {
      const drawing = forms.get(`${name}.${narrow[at] ? 'narrow' : 'wide'}`)!
      const text = drawing.text * Math.min(1, room / drawing.width)
      if (text < LEAST_TEXT) small.push(`${name} at ${width} px: ${text.toFixed(1)} px in ${room} px`)
    }
  }
  expect(small).toEqual([])
})

test('has the same geometry in both themes', () => {
  const geometry = (name: string, theme: string): string =>
    readFileSync(join(FOLDER, `${name}.${theme}.svg`), 'utf8').replaceAll(/"#[0-9a-f]{6}"/g, '')
  for (const name of names) {
    for (const form of ['wide', 'narrow']) {
      expect(geometry(`${name}.${form}`, 'dark')).toBe(geometry(`${name}.${form}`, 'light'))
    }
  }
})

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

test.describe('enlarged', () => {
  const dialog = '.zoom'
  const open = async (page: Page): Promise<void> => {
    await openPage(page, PAGE)
    await page.locator('.zoomable:has(.diagram) .zoomable__button').first().click()
    await expect(page.locator(dialog)).toBeVisible()
    await expect(page.locator('.zoom__image')).toHaveAttribute('style', /translate/)
  }
  const box = async (page: Page) => (await page.locator('.zoom__image').boundingBox())!

  test('is large and stands in the middle', async ({ page }) => {
    await open(page)
    const { x, y, width, height } = await box(page)
    expect(Math.max(width / 1280, height / 800)).toBeGreaterThan(0.8)
    expect(x + width / 2).toBeCloseTo(640, -1)
    expect(y + height / 2).toBeCloseTo(400, -1)
  })

  test('is zoomed by wheel, about the place of the pointer, and by keys', async ({ page }) => {
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

  test('is zoomed by two fingers', async ({ page }) => {
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
