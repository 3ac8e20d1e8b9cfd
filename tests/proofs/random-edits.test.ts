// Proves that the build cache is right: after each of many random edits a warm build gives the same as one without a
// cache, and runs no step whose inputs are unchanged.
//
// PROVE=1 (npm run prove) makes 150 edits here and 50 of code; a normal run makes a few of them, from a seed that changes with the commit.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '#site/site.config.ts'
import { buildWhole } from './build-result.ts'
import { CONTENT_EDITS, type EditedSite } from './content-edits.ts'
import { proofSeed } from './proof-seed.ts'
import { randomFrom } from './random-numbers.ts'
import { resultDifferences } from './result-differences.ts'
import { writeSmallSite } from './small-site.ts'

const isProof = process.env['PROVE'] === '1'
const seed = proofSeed()
const root = mkdtempSync(join(tmpdir(), 'docs-edits-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Edits of one history; then the site is written anew, so that not all of it is broken for ever. */
const HISTORY = 10
const HISTORIES = isProof ? 15 : 2
const WHOLE_EDITS = 20
/** Without its contract or its sidebars nearly every page is broken, which says little about the others. */
const NOT_WHOLE = new Set([
  'take the contract away, or bring it back',
  'take the sidebars away, or bring them back',
])

const config: SiteConfig = {
  ...siteConfig,
  brand: { ...siteConfig.brand, name: 'Acme', headerPrefix: 'ACM', domain: 'acme.example' },
  navbar: [],
  footer: { ...siteConfig.footer, columns: [] },
  announcement: undefined,
}

describe(`random edits from PROVE_SEED=${seed}`, () => {
  it.each(Array.from({ length: HISTORIES }, (_, index) => index))(
    'of content, history %i: a warm build is a cold one',
    { timeout: 600_000 },
    async (history) => {
      const random = randomFrom(seed + history)
      const site: EditedSite = { root: join(root, `content-${history}`), config }
      writeSmallSite(site.root)
      const cache = join(root, `cache-${history}`)
      await buildWhole(site.root, site.config, cache)
      const done: string[] = []
      for (let count = 0; count < HISTORY; count++) {
        const kind = random.pick(Object.keys(CONTENT_EDITS))
        done.push(`${kind}: ${CONTENT_EDITS[kind]!(site, random)}`)
        const warm = await buildWhole(site.root, site.config, cache)
        const cold = await buildWhole(site.root, site.config)
        const story = `seed ${seed}, history ${history}:\n${done.join('\n')}`
        expect(resultDifferences(warm, cold), story).toEqual([])
        const again = await buildWhole(site.root, site.config, cache)
        expect([again.result, again.ran], story).toEqual([warm.result, {}])
      }
    },
  )
})

/** Cold builds of the whole take a minute each, so a normal run makes none. */
describe.runIf(isProof)(`random edits of the project's own content from PROVE_SEED=${seed}`, () => {
  it('leave a warm build what a cold one is', { timeout: 3_600_000 }, async () => {
    const random = randomFrom(seed)
    const site: EditedSite = { root: join(root, 'whole'), config: siteConfig }
    cpSync(join(PROJECT_ROOT, 'content'), site.root, { recursive: true })
    const cache = join(root, 'whole-cache')
    await buildWhole(site.root, site.config, cache)
    const done: string[] = []
    const kinds = Object.keys(CONTENT_EDITS).filter((kind) => !NOT_WHOLE.has(kind))
    for (let count = 0; count < WHOLE_EDITS; count++) {
      const kind = random.pick(kinds)
      done.push(`${kind}: ${CONTENT_EDITS[kind]!(site, random)}`)
      const warm = await buildWhole(site.root, site.config, cache)
      const cold = await buildWhole(site.root, site.config)
      expect(resultDifferences(warm, cold), done.join('\n')).toEqual([])
      console.log(`edit ${count + 1} of ${WHOLE_EDITS} leaves both equal: ${done.at(-1)}`)
    }
  })
})

describe('an edit', () => {
  const content = join(root, 'counted')
  const cache = join(root, 'counted-cache')
  const site: EditedSite = { root: content, config }

  /** Pages that are compiled again after an edit, and all steps that run. */
  async function after(edit: () => void): Promise<{ compiled: unknown[]; steps: string[] }> {
    writeSmallSite(content)
    await buildWhole(content, site.config, cache)
    edit()
    const { ran } = await buildWhole(content, site.config, cache)
    return { compiled: (ran['compile page'] ?? []).toSorted(), steps: Object.keys(ran).sort() }
  }
  const replaceIn = (file: string, from: string, to: string) => (): void => {
    const path = join(content, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }

  it('of a page compiles that page, and checks nothing that does not look at its words', async () => {
    const { compiled, steps } = await after(replaceIn('docs/plain.md', 'bold', 'fat'))
    expect(compiled).toEqual(['docs/plain.md'])
    expect(steps).not.toContain('check site')
    expect(steps).not.toContain('check sample')
    expect(steps).not.toContain('sidebars')
    expect(steps).not.toContain('contract')
  })

  it('of a page that adds words looks for no links', async () => {
    const { compiled, steps } = await after(replaceIn('docs/plain.md', 'bold', 'bold and heavy'))
    expect(compiled).toEqual(['docs/plain.md'])
    expect(steps).not.toContain('links to pages')
  })

  it('of a partial compiles the pages that include it', async () => {
    const { compiled } = await after(replaceIn('partials/care.mdx', 'Take care', 'Be careful'))
    expect(compiled).toEqual(['docs/cards.mdx', 'docs/tokens.mdx'])
  })

  it('of a table of facts compiles the pages that show it', async () => {
    const { compiled } = await after(replaceIn('data/kinds.yaml', 'For browsers', 'For apps'))
    expect(compiled).toEqual(['docs/cards.mdx', 'docs/keys.mdx'])
  })

  it('of an operation compiles the pages that show it', async () => {
    const { compiled } = await after(
      replaceIn('openapi/schemas/boxes.yaml', 'From floor to lid.', 'From the floor to the lid.'),
    )
    expect(compiled).toEqual(['docs/boxes.mdx'])
  })

  it.each([
    ['the sidebar', 'sidebars.yaml', 'category: More', 'category: Others'],
    ['a redirect', 'redirects.yaml', '/old: /docs', '/old: /docs/keys'],
  ])('of %s compiles nothing', async (_what, file, from, to) => {
    const { compiled, steps } = await after(replaceIn(file, from, to))
    expect(compiled).toEqual([])
    expect(steps).not.toContain('search for unsafe texts')
  })

  it('of the configuration that no page shows compiles nothing', async () => {
    const { compiled, steps } = await after(() => (site.config = { ...config, title: 'Another title' }))
    site.config = config
    expect(compiled).toEqual([])
    expect(steps).not.toContain('check sample')
  })

  it('that adds a page compiles it and pages whose links lead to it, and does not read the contract', async () => {
    const { compiled, steps } = await after(() =>
      cpSync(join(content, 'docs/plain.md'), join(content, 'docs/plain-2.md')),
    )
    expect(compiled).toEqual(['docs/plain-2.md'])
    expect(steps).not.toContain('contract')
    rmSync(join(content, 'docs/plain-2.md'))
  })
})
