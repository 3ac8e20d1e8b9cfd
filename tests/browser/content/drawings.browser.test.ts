// Every drawing of the content is legible at every width.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Page } from '@playwright/test'
import { narrowMedia } from '../../../site/components/diagram/narrow-media.ts'
import { expect, test } from '../site-test.ts'

const FOLDER = join(import.meta.dirname, '../../../content/diagrams')
const WIDTHS = [320, 390, 768, 997, 1100, 1199, 1200, 1280, 1440, 1920]
const LEAST_TEXT = 11
/** A page of the sample site whose first diagram is in a column of the usual width. */
const PAGE = '/docs/sdks/everything'

const names = [
  ...new Set(readdirSync(FOLDER).map((file) => file.replace(/\.(?:wide|narrow)\.(?:dark|light)\.svg$/, ''))),
]

/** The width available to a drawing in the first diagram's frame, and which variant each drawing would show. */
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
  /** Size of the smallest text, in the drawing's own pixels. */
  text: number
  /** Anything that extends beyond the picture or is too close to its edge. */
  cut: string[]
}

/** Opens a drawing as a document and measures its content. */
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
      // The typeface's em is 1,000 units.
      (words) => words.getCTM()!.a * 1000,
    )
    return { width, height, text: Math.min(...sizes), cut }
  })
}

test('shows every diagram completely, with no text smaller than 11 px, from 320 to 1,920 px', async ({
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
