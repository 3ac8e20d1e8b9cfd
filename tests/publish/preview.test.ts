// A preview through the project's real wrangler, against the simulated API.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPreview, type PreviewConnection } from '#scripts/publish/preview/connect-preview.ts'
import { readPreviewProject } from '#scripts/publish/preview/preview-project.ts'
import { publishPreview } from '#scripts/publish/preview/publish-preview.ts'
import { silentSteps } from '#scripts/terminal/progress.ts'
import { KvApi } from './stand-in/kv-api.ts'
import { releaseOf } from './release-fixture.ts'
import { createWranglerProject } from './stand-in/wrangler-project.ts'

const OWN_NAMESPACE = 'f'.repeat(32)
const LIVE_NAMESPACE = '0123456789abcdef0123456789abcdef'

const settings = (previewId: string): string => `name = "docs"
main = "dist/worker/index.js"
compatibility_date = "2026-10-01"
no_bundle = true
find_additional_modules = true
base_dir = "dist/worker"
rules = [{ type = "ESModule", globs = ["**/*.js"] }]
workers_dev = false
preview_urls = false

[vars]
INDEXED = "true"
LOG_LEVEL = "warn"

[[kv_namespaces]]
binding = "CONTENT"
id = "${LIVE_NAMESPACE}"
${previewId}
`

const routes = [{ pattern: 'docs.example', custom_domain: true }]
const project = createWranglerProject(routes, settings(`preview_id = "${OWN_NAMESPACE}"`))
const api = new KvApi()
let connection: PreviewConnection

beforeAll(async () => {
  api.workers.previewSuffix = '-docs-preview.team.workers.example'
  connection = connectPreview(project.environment(await api.start()), project.directory)
})
afterAll(async () => {
  await api.stop()
  project.remove()
})

describe('a preview', () => {
  it('has its own Worker and namespace, no domain, and is not indexed', () => {
    const { config } = readPreviewProject(project.directory)
    expect(config).toMatchObject({
      name: 'docs-preview',
      workers_dev: false,
      preview_urls: true,
      vars: { LOG_LEVEL: 'warn' },
      kv_namespaces: [{ binding: 'CONTENT', id: OWN_NAMESPACE }],
    })
    expect([config['routes'], config['route'], 'INDEXED' in (config['vars'] as object)]).toEqual([
      undefined,
      undefined,
      false,
    ])
  })

  it.each([
    ['without a namespace', '', /names no namespace for previews: set "preview_id"/],
    ['in the namespace of the live site', `preview_id = "${LIVE_NAMESPACE}"`, /namespace of the live site/],
  ])('is refused %s', (_name, line, reason) => {
    const wrong = createWranglerProject(routes, settings(line))
    expect(() => readPreviewProject(wrong.directory)).toThrow(reason)
    wrong.remove()
  })

  it('gets its own URL, and nothing of the live site is written', async () => {
    const release = releaseOf({ '/': 'home, in a pull request' })
    const url = await publishPreview({
      ...connection,
      release,
      alias: 'pr-12',
      steps: silentSteps(),
      report: () => {},
      now: Date.now,
    })
    expect(url).toBe('https://pr-12-docs-preview.team.workers.example')
    const writes = api.requests.filter((request) => !request.startsWith('GET '))
    expect(writes.filter((request) => /scripts|services/.test(request))).not.toEqual([])
    expect(
      writes.filter((request) => /\/docs(?:\/|$|\?)/.test(request) || request.includes(LIVE_NAMESPACE)),
    ).toEqual([])
    expect(api.workers.domains.size).toBe(0)
    expect([...api.values.keys()]).toContain(`m/${release.stored.id}`)
  })
})
