// A preview through the project's real wrangler, against the simulated API.

import { Cloudflare } from 'cloudflare'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiReader, type ApiReader } from '#scripts/publish/cloudflare/api-reader.ts'
import { connectPreview, type PreviewConnection } from '#scripts/publish/preview/connect-preview.ts'
import { readPreviewProject } from '#scripts/publish/preview/preview-project.ts'
import { publishPreview } from '#scripts/publish/preview/publish-preview.ts'
import { requireOtherAccount } from '#scripts/publish/preview/require-other-account.ts'
import { silentSteps } from '#scripts/terminal/progress.ts'
import { KvApi, type Fault } from './stand-in/kv-api.ts'
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
    ['without a namespace', '', /has no preview namespace: set "preview_id"/],
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

describe('a preview token', () => {
  const SOUGHT = 'a'.repeat(32)
  const live = { accountId: 'previews', workerName: 'docs', namespaceId: SOUGHT }
  const workerIn = (id: string) => `/accounts/${id}/workers/scripts/docs/subdomain`
  const namespaceIn = (id: string) => `/accounts/${id}/storage/kv/namespaces/${SOUGHT}`

  const account = new KvApi()
  let read: ApiReader

  beforeAll(async () => {
    read = apiReader(new Cloudflare({ apiToken: 'token', baseURL: await account.start() }))
  })
  afterAll(() => account.stop())
  beforeEach(() => {
    account.faults = []
    account.resources = new Map<string, unknown>([['/accounts', [{ id: 'previews' }]]])
  })

  it('is accepted where its account has neither the live Worker nor its namespace', async () => {
    await requireOtherAccount(read, live)
    expect(account.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  it.each([
    ['the live Worker', workerIn('previews')],
    ['its namespace', namespaceIn('previews')],
    ['the live Worker of a further account', workerIn('live')],
    ['its namespace in a further account', namespaceIn('live')],
  ])('is refused if it reaches %s', async (_, path) => {
    account.resources.set('/accounts', [{ id: 'previews' }, { id: 'live' }])
    account.resources.set(path, {})
    await expect(requireOtherAccount(read, live)).rejects.toThrow(
      /^this token reaches the live site.*use a token of another account alone/,
    )
  })

  it('is refused if it reaches the live Worker of the last of many accounts', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `other-${at}` }))
    account.resources.set('/accounts', [...many, { id: 'live' }])
    account.resources.set(workerIn('live'), {})
    await expect(requireOtherAccount(read, live)).rejects.toThrow(/^this token reaches the live site/)
  })

  it('is accepted where it may not ask a further account, or which there are', async () => {
    account.resources.set('/accounts', [{ id: 'previews' }, { id: 'live' }])
    account.faults = [{ method: 'GET', path: '/accounts/live/', kind: 'forbidden', times: 9 }]
    await requireOtherAccount(read, live)
    account.resources.delete('/accounts')
    await requireOtherAccount(read, live)
  })

  it.each<[Fault['kind'], string]>([
    ['forbidden', 'the token is not allowed to, 403'],
    ['broken', '500, internal error'],
  ])('is refused where nothing proves that the live site is elsewhere (%s)', async (kind, why) => {
    account.faults = [{ method: 'GET', path: '/accounts/previews/', kind, times: 9 }]
    await expect(requireOtherAccount(read, live)).rejects.toThrow(
      `cannot tell whether this token reaches the live site (${why})`,
    )
  })
})
