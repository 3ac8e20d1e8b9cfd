// Proves that axe finds nothing on the site's own pages, in both themes at three widths: on a sample of them, another one
// with each commit; on all of them with `npm run prove`.

import { randomFrom } from '../../proofs/random-numbers.ts'
import { proofSeed } from '../../proofs/proof-seed.ts'
import { axeFindings } from '../axe.ts'
import { test } from './content-site.ts'
import { expect } from '../site-test.ts'

const PROVING = process.env['PROVE'] !== undefined
const SAMPLE = 4
const WIDTHS = [390, 997, 1440]
const PAGE_MS = 40_000

const seed = proofSeed()

test(`axe finds nothing on the pages of the site (PROVE_SEED=${seed})`, async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(all.length).toBeGreaterThan(100)
  const { pick } = randomFrom(seed)
  const paths = PROVING ? all : Array.from({ length: SAMPLE }, () => pick(all))
  test.setTimeout(paths.length * PAGE_MS)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths) {
    for (const theme of ['dark', 'light']) {
      await page.goto(`${path}?docusaurus-theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        found.push(
          ...(await axeFindings(page)).map((finding) => `${path}, ${theme}, ${width} px: ${finding}`),
        )
      }
    }
  }
  expect(found).toEqual([])
})
