// Tables of the widest kinds fit the article at its narrowest beside the sidebar and the contents list, and the screen of a phone.

import { laidOut } from '../page-geometry.ts'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const PAGES = [
  '/docs/api/testing',
  '/docs/api/errors',
  '/docs/api/tokens',
  '/docs/features/network-tokens',
  '/docs/sdks/server-side/terraform',
  '/docs/expressions/filters',
  '/docs/api/deprecations',
  '/docs/api/reactors/reactor-dependencies',
  '/docs/guides/process/search-data',
]

for (const width of [390, 997, 1200, 1280]) {
  test(`no table is wider than its article at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    const wide: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      await laidOut(page)
      wide.push(
        ...(await page
          .locator('.table-scroll')
          .evaluateAll(
            (tables, path) =>
              tables.flatMap((table) =>
                table.scrollWidth > table.clientWidth ? `${path}: ${table.textContent.slice(0, 40)}` : [],
              ),
            path,
          )),
      )
    }
    expect(wide).toEqual([])
  })
}

test('tables and code are tab stops only while they scroll, also after the window is resized', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/docs/guides/process/search-data')
  await laidOut(page)
  const read = () =>
    page.locator('main :is(.table-scroll, .code-block > pre):visible').evaluateAll((all) =>
      all.map((one) => ({
        scrolls: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
        stops: (one as HTMLElement).tabIndex === 0,
      })),
    )
  for (const width of [1280, 620, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const all = await read()
      expect(all.filter(({ scrolls, stops }) => scrolls !== stops)).toEqual([])
      expect(all.some(({ stops }) => !stops)).toBe(true)
    }).toPass()
  }
  expect((await read()).length).toBeGreaterThan(5)
})

test('a short name in a table does not break at its hyphens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/docs/sdks/server-side/node')
  await laidOut(page)
  const names = page.locator('.table-scroll:not(.table-scroll--table) td code:visible', { hasText: '-' })
  const lines = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return name.textContent.length <= 24 ? [`${name.textContent}: ${tops.size}`] : []
    }),
  )
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => !line.endsWith(': 1'))).toEqual([])
})
