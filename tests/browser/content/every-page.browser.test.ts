// axe finds nothing on the site's own pages, in both themes at three widths: on a sample that changes with each commit;
// with `npm run prove`, on all of them.

import { randomFrom } from '../../proofs/random-numbers.ts'
import { proofSeed } from '../../proofs/proof-seed.ts'
import { gridFindings } from '../axe-grid.ts'
import { test } from './content-site.ts'
import { expect } from '../site-test.ts'

const PROVING = process.env['PROVE'] !== undefined
const SAMPLE = 6
const CONCURRENCY = 2
/** Logs progress after this many pages. */
const LOG_EVERY = 20
const PAGE_MS = 60_000

const seed = proofSeed()

test(`axe finds nothing on the pages of the site (PROVE_SEED=${seed})`, async ({
  context,
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(all.length).toBeGreaterThan(100)
  const { pick } = randomFrom(seed)
  const rest = [...all]
  const draw = (): string => rest.splice(rest.indexOf(pick(rest)), 1)[0]!
  const paths = PROVING ? all : Array.from({ length: SAMPLE }, draw)
  if (!PROVING) console.log(`axe looks at ${paths.join(' ')}`)
  test.setTimeout(paths.length * PAGE_MS)
  const found: string[] = []
  const left = [...paths]
  const checkPages = async (own: typeof page): Promise<void> => {
    await own.emulateMedia({ reducedMotion: 'reduce' })
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      found.push(...(await gridFindings(own, path)))
      if (left.length % LOG_EVERY === 0) console.log(`axe: ${left.length} pages left`)
    }
  }
  const others = Array.from({ length: CONCURRENCY - 1 }, () => context.newPage())
  await Promise.all([page, ...(await Promise.all(others))].map(checkPages))
  expect(found).toEqual([])
})
