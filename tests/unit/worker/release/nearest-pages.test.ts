import { describe, expect, it, vi } from 'vitest'
import { findNearestPages } from '#worker/release/nearest-pages.ts'
import type { ServedRelease } from '#worker/release/served-release.ts'

// A copy made by `npm run init` has synonyms of its own.
vi.mock('#site/search/words/synonyms.ts', () => ({
  SYNONYM_GROUPS: [['getting started', 'get started', 'quickstart', 'quick start', 'hello world']],
}))
vi.mock('#site/search/words/foreign-tables.ts', () => ({ FOREIGN_TABLES: [] }))

const titles: Record<string, string> = {
  '/': 'Welcome',
  '/docs': 'Getting started',
  '/docs/api': 'API',
  '/docs/api/errors': 'Errors',
  '/docs/api/authentication': 'Authentication',
  '/docs/api/proxies': 'Proxies',
  '/docs/api/webhooks': 'Webhooks',
  '/docs/sdks': 'SDKs',
  '/docs/concepts/what-are-tokens': 'What are tokens?',
  '/docs/sdks/server-side/node': 'Node.js SDK',
}
const pages = Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, { title }]))
const release = { manifest: { pages } } as unknown as ServedRelease
const context = { source: { get: async () => null }, waitUntil: () => undefined }
const nearest = async (path: string) =>
  (await findNearestPages(release, path, context)).map((page) => page.path)

describe('findNearestPages', () => {
  it('finds the page despite a typo', async () => {
    expect((await nearest('/docs/api/eror'))[0]).toBe('/docs/api/errors')
    expect((await nearest('/docs/api/authentification'))[0]).toBe('/docs/api/authentication')
  })

  it('finds a page by the singular of its name or title, and the other way round', async () => {
    expect(await nearest('/docs/api/proxy')).toEqual(['/docs/api/proxies', '/docs/api'])
    expect(await nearest('/docs/sdk')).toEqual(['/docs/sdks'])
    expect(await nearest('/docs/sdks/node-js-sdks')).toContain('/docs/sdks/server-side/node')
  })

  it('finds a page by its name in the wrong folder', async () => {
    expect(await nearest('/guides/what-are-tokens')).toContain('/docs/concepts/what-are-tokens')
  })

  it('finds a page by its title', async () => {
    expect(await nearest('/node-js-sdk')).toContain('/docs/sdks/server-side/node')
  })

  it('finds a page by what readers call its subject', async () => {
    expect(await nearest('/docs/quickstart')).toEqual(['/docs'])
    expect(await nearest('/quick-start')).toEqual(['/docs'])
    expect(await nearest('/docs/get-started')).toEqual(['/docs'])
    expect(await nearest('/docs/hello-world')).toEqual(['/docs'])
    expect(await nearest('/docs/api/hooks/webhook')).toEqual(['/docs/api/webhooks', '/docs/api'])
  })

  it('suggests nothing rather than something dissimilar', async () => {
    expect(await nearest('/wp-admin/setup-config.php')).toEqual([])
  })

  it('does not take pages of the same folder, or of a name half as long, for near', async () => {
    expect(await nearest('/docs/nowhere')).toEqual([])
    expect(await nearest('/docs/concepts/what-is-the-weather')).toEqual([])
    expect(await nearest('/s')).toEqual([])
    expect(await nearest('/docs/sdks/server-side/cobol')).toEqual(['/docs/sdks'])
  })

  it('ends with the page above, unless that is a root of the site', async () => {
    expect(await nearest('/docs/api/errors/409')).toEqual(['/docs/api/errors'])
    expect(await nearest('/docs/api/nothing')).toEqual(['/docs/api'])
    expect(await nearest('/docs/nothing')).toEqual([])
  })

  it('takes the nearest page above, where the folder itself is none', async () => {
    expect(await nearest('/docs/sdks/server/cobol/install')).toEqual(['/docs/sdks'])
    expect(await nearest('/docs/sdks/server/node')).toEqual(['/docs/sdks/server-side/node', '/docs/sdks'])
    expect(await nearest('/docs/nowhere/at/all')).toEqual([])
  })

  it('suggests at most five', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`/docs/page-${n}`, { title: `Page ${n}` }]),
    )
    const large = { manifest: { pages: many } } as unknown as ServedRelease
    expect(await findNearestPages(large, '/docs/page-x', context)).toHaveLength(5)
  })
})
