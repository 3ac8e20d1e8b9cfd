// The caches in front of the Worker, as wrangler reads them from wrangler.toml: none before the gateway, which handles
// every request, and one before each entrypoint that the gateway calls.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

it('reads source maps, log and URLs as settings of the Worker, not of the preceding table', () => {
  const config = unstable_readConfig({ config: join(PROJECT_ROOT, 'wrangler.toml') }, { hideWarnings: true })
  expect(config).toMatchObject({
    upload_source_maps: true,
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true, redact_query_string: true, logs: { invocation_logs: false } },
  })
})

it('puts a cache in front of every entrypoint except the gateway', () => {
  const config = unstable_readConfig({ config: join(PROJECT_ROOT, 'wrangler.toml') }, { hideWarnings: true })
  const source = readFileSync(join(PROJECT_ROOT, 'worker', 'index.ts'), 'utf8')
  const classes = [...source.matchAll(/^export class (\w+) extends WorkerEntrypoint/gm)].map(
    ([, name]) => name,
  )
  expect(classes).toEqual(['Pages', 'Blobs'])
  expect(config.cache?.enabled).toBe(true)
  expect(config.exports).toEqual({
    default: { type: 'worker', cache: { enabled: false } },
    ...Object.fromEntries(classes.map((name) => [name, { type: 'worker', cache: { enabled: true } }])),
  })
})

it('keeps no cache across versions, which wrangler supports only for the whole Worker', () => {
  const config = unstable_readConfig({ config: join(PROJECT_ROOT, 'wrangler.toml') }, { hideWarnings: true })
  expect(config.cache).toEqual({ enabled: true })
  const file = join(PROJECT_ROOT, 'node_modules/wrangler/config-schema.json')
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    definitions: Record<string, { properties: Record<string, { properties: object }> }>
  }
  // Once a single entrypoint may have it, `Blobs` should: decision 43.
  expect(Object.keys(definitions['WorkerEntrypointExport']!.properties['cache']!.properties)).toEqual([
    'enabled',
  ])
})
