// The proof that the brand lives in one file: a build under another name holds no trace of the old one.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '#site/site.config.ts'

const OTHER = {
  name: 'Quillon',
  headerPrefix: 'QLN',
  scope: 'quillon',
  scopePascal: 'Quillon',
  domain: 'quillon.example',
}

/** The configuration as its editor would change it: every text that holds the old name holds the new one. */
function rebranded(): SiteConfig {
  const { name, scope, scopePascal, domain } = siteConfig.brand
  const text = JSON.stringify(siteConfig)
    .replaceAll(domain, OTHER.domain)
    .replaceAll(name, OTHER.name)
    .replaceAll(scopePascal, OTHER.scopePascal)
    .replaceAll(scope, OTHER.scope)
  const config = JSON.parse(text) as SiteConfig
  return { ...config, brand: { ...config.brand, ...OTHER } }
}

/** Where the old name stands, with a little of what is around it. */
function tracesIn(name: string, text: string): string[] {
  const { name: brand, headerPrefix, scope } = siteConfig.brand
  // A package that reads text from pictures has a name of its own.
  const old = new RegExp(`.{0,40}(?:(?:${brand}|${scope})(?!ct)|\\b${headerPrefix}[-_ ]).{0,40}`, 'gi')
  return [...text.matchAll(old)].map(([trace]) => `${name}: ${trace}`)
}

it('builds the whole site under another name', { timeout: 300_000 }, async () => {
  const { diagnostics, release, pages } = await buildSite({
    config: rebranded(),
    cacheFolder: join(CACHE_FOLDER, 'rebrand'),
  })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(pages.length).toBeGreaterThan(100)

  const { blobs, manifest, workerCode } = release!
  const traces = [
    ...tracesIn('manifest', JSON.stringify(manifest)),
    ...tracesIn('worker', workerCode),
    ...[...blobs].flatMap(([hash, bytes]) => tracesIn(hash, Buffer.from(bytes).toString('latin1'))),
  ]
  expect(traces).toEqual([])
  expect([...blobs.values()].some((bytes) => Buffer.from(bytes).includes('QLN-API-KEY'))).toBe(true)
})

it('names the platform in the site configuration only', () => {
  const files = execFileSync('git', ['ls-files', 'site', 'worker', 'scripts', 'content'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  })
  const wrong = files
    .split('\n')
    .filter((file) => /\.(tsx?|mdx?|ya?ml|css|json)$/.test(file) && file !== 'site/site.config.ts')
    .filter((file) => tracesIn(file, readFileSync(join(PROJECT_ROOT, file), 'utf8')).length > 0)
  expect(wrong).toEqual([])
})
