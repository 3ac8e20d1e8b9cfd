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
