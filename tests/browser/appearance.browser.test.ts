// The site adapts to every screen and reader's settings: widths, text sizes, spacing, colours, motion, print.

import { type Page } from '@playwright/test'
import { expect, openPage, test } from './site-test.ts'

const PAGES = [
  '/',
  '/docs',
  '/docs/sdks/everything',
  '/docs/guides/alternatives',
  '/search?q=errors',
  '/docs/none',
]
const WIDTHS = [320, 390, 768, 996, 997, 1440, 2560]

test.use({ expectedMessages: /404/ })

/** Pixels by which the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: 'instant' })
    const reached = scrollX
    scrollTo({ left: 0, behavior: 'instant' })
    return reached
  })

for (const path of PAGES) {
  test(`never scrolls sideways on ${path}, from 320 to 2,560 px`, async ({ page }) => {
    await page.goto(path)
    const wide: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 900 })
      if ((await overflow(page)) > 0) wide.push(`${width} px`)
    }
    expect(wide).toEqual([])
  })
}

test.describe('at twice the text size', () => {
  for (const path of PAGES) {
    for (const width of [390, 1280]) {
      test(`loses nothing on ${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        expect(await overflow(page)).toBe(0)
        expect(await cutTexts(page)).toEqual([])
      })
    }
  }
})

test('lets large text of the browser have the place of the contents list', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 1280, height: 900 } })
  await page.goto('/docs/sdks/everything')
  await expect(page.locator('.toc-folded')).toBeVisible()
  expect((await page.locator('.prose').boundingBox())!.width).toBeGreaterThan(700)
  await browser.close()
})

test('clips no text at the largest text spacing of WCAG', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/docs/sdks/everything')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await overflow(page)).toBe(0)
  expect(await cutTexts(page)).toEqual([])
})

/** Texts of links, buttons and headings that are clipped by their box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3, label, p')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('pre'))
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element)
        return overflowX !== 'visible' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent.trim()),
  )
}

/** Loading animations run until the page has loaded. */
const WAITING = /^(progress|spin)$/

test('moves for less than 200 ms, whatever opens, closes or changes', async ({ page }) => {
  await openPage(page, '/docs/sdks/everything')
  const times = await page.evaluate(() => {
    const rules = (list: CSSRuleList): CSSStyleDeclaration[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations ? [rule.style] : []),
        ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
      ])
    const root = getComputedStyle(document.documentElement)
    const milliseconds = (text: string): number => {
      const named = /var\((--[\w-]+)/.exec(text)?.[1]
      const value = named ? root.getPropertyValue(named).trim() : text
      // Some of these custom properties are curves rather than times.
      return /^[\d.]+m?s$/.test(value) ? Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) : 0
    }
    return [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .flatMap((style) =>
        ['transition', 'transition-duration', 'animation', 'animation-duration']
          .map((name) => style.getPropertyValue(name))
          .flatMap((value) => (value === '' || value === 'none' ? [] : [value])),
      )
      .map((value) => {
        const found = value.match(/var\(--[\w-]+\)|\d*\.?\d+m?s\b/g) ?? []
        return { name: value.split(' ')[0]!, text: value, longest: Math.max(0, ...found.map(milliseconds)) }
      })
  })
  expect(times.length).toBeGreaterThan(10)
  const slow = times.filter(({ name, longest }) => longest >= 200 && !WAITING.test(name))
  expect(slow).toEqual([])
})

test('fades from one theme into the other, where the reader has not asked for less motion', async ({
  page,
}) => {
  await openPage(page, '/docs')
  /** The longest cross-fade seen while the theme changed, in ms. Settles when it has ended. */
  const fade = (): Promise<number> =>
    page.evaluate(async () => {
      const { theme } = document.documentElement.dataset
      document.querySelector<HTMLElement>('.navbar [data-behaviour="theme-toggle"]')!.click()
      let longest = 0
      for (let after = 0; after < 5;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const fades = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
        for (const { effect } of fades)
          longest = Math.max(longest, Number(effect!.getComputedTiming().duration))
        if (fades.length === 0 && document.documentElement.dataset['theme'] !== theme) after++
      }
      return longest
    })
  expect(await fade()).toBeGreaterThan(50)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fade()).toBeLessThanOrEqual(1)
})

test('moves nothing for readers who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/docs/sdks/everything')
  const slow = await page.evaluate(() => {
    const seconds = (list: string): number => Math.max(...list.split(',').map(Number.parseFloat))
    return ['', '::before', '::after', '::details-content'].flatMap((part) =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(
            element,
            part || null,
          )
          return (
            Math.max(seconds(transitionDuration), seconds(animationDuration)) > 0.01 ||
            scrollBehavior === 'smooth'
          )
        })
        .map((element) => `${element.tagName}.${element.className}${part}`),
    )
  })
  expect(slow).toEqual([])
})

test('does not rely on colour in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/docs/sdks/everything')
  const background = (selector: string, part: string) =>
    page.evaluate(
      ([at, pseudo]) => getComputedStyle(document.querySelector(at!)!, pseudo).backgroundColor,
      [selector, part],
    )
  const nothing = 'rgba(0, 0, 0, 0)'
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const [selector, part] of [
    ['#sidebar a[aria-current]', '::before'],
    ['.navbar__link[aria-current]', '::after'],
    ['.admonition__title', '::before'],
    ['.code-block__button', '::before'],
  ] as const) {
    const color = await background(selector, part)
    expect([nothing, ground], `${selector}${part}`).not.toContain(color)
  }
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  expect(outline).not.toBe('none')
})

test.describe('on paper', () => {
  test('shows only the article, in dark text, with all tabs and collapsed sections, and the URLs of links', async ({
    page,
  }) => {
    await openPage(page, '/docs/sdks/everything')
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.site-header', '#sidebar', '.site-footer', '.page-actions', '.site-announcement']) {
      await expect(page.locator(gone).first()).toBeHidden()
    }
    for (const shown of ['const token', 'def read', 'Folded text.', 'More of it.']) {
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    await expect(page.locator('.tabs__label', { hasText: 'Python' }).first()).toBeVisible()
    const address = await page
      .getByRole('link', { name: 'to another host' })
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(address).toContain('https://status.acme.example')
    const lightness = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      const of = (color: string): number => {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
      }
      return {
        text: of(getComputedStyle(document.querySelector('article p')!).color),
        code: of(getComputedStyle(document.querySelector('article pre code span')!).color),
      }
    })
    expect(lightness.text).toBeLessThan(110)
    expect(lightness.code).toBeLessThan(160)
  })
})

test('keeps a focused link and a fragment’s target clear of the navbar', async ({ page }) => {
  await openPage(page, '/docs/guides/sections#second')
  const bar = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
  const top = await page.locator('#second').evaluate((heading) => heading.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(bar)
  expect(top).toBeLessThan(bar + 40)
})

for (const theme of ['dark', 'light']) {
  test(`has a contrast of at least 7 for text and code, 4.5 for everything else, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openPage(page, '/docs/sdks/everything')
    const weak = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      /** The luminance of stacked colours, lowest layer first. */
      const luminance = (colors: string[]): number => {
        for (const color of colors) {
          canvas.fillStyle = color
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const value = part / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const contrast = (element: Element): number => {
        const grounds: string[] = []
        for (let around: Element | null = element; around; around = around.parentElement) {
          grounds.unshift(getComputedStyle(around).backgroundColor)
        }
        const ground = luminance(grounds)
        const text = luminance([...grounds, getComputedStyle(element).color])
        return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
      }
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const reading =
        'article :is(p, li, td, pre, pre *, blockquote, h2, h3):not(.badge, .permission, .button)'
      return [...document.querySelectorAll('body *')]
        .filter((element) => hasText(element) && element.checkVisibility())
        .map((element) => ({ element, least: element.matches(reading) ? 7 : 4.5, is: contrast(element) }))
        .filter(({ least, is }) => is < least)
        .map(
          ({ element, is }) =>
            `${element.tagName}.${element.className} ${element.textContent}: ${is.toFixed(2)}`,
        )
    })
    expect(weak).toEqual([])
  })
}
