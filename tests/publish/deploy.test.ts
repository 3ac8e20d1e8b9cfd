// A complete deploy against the simulated API, with the project's real wrangler and Cloudflare's real client.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection } from '#scripts/publish/cloudflare/connect.ts'
import { planRelease } from '#scripts/publish/plan-release.ts'
import { publishRelease, type PublishOptions } from '#scripts/publish/publish-release.ts'
import { findRollbackTarget, rollBack } from '#scripts/publish/rollback-release.ts'
import { silentSteps } from '#scripts/terminal/progress.ts'
import { KvApi } from './stand-in/kv-api.ts'
import { releaseOf } from './release-fixture.ts'
import { createWranglerProject } from './stand-in/wrangler-project.ts'

const first = releaseOf({ '/': 'home', '/docs': 'docs' })
const second = releaseOf({ '/': 'home', '/docs': 'docs, changed' })

const api = new KvApi()
const project = createWranglerProject()
let connection: Connection

beforeAll(async () => {
  connection = connect(project.environment(await api.start()), project.directory)
})

afterAll(async () => {
  await api.stop()
  project.remove()
})

function options(release: PublishOptions['release'], percentages = [100]): PublishOptions {
  return {
    ...connection,
    ...connection.settings,
    release,
    revision: { commit: 'c'.repeat(40), author: 'Ada', subject: 'docs: say one', changed: false },
    takeOver: [],
    origin: 'https://docs.example',
    checked: false,
    percentages,
    pauseMs: 0,
    steps: silentSteps(),
    report: () => {},
    now: () => Date.now(),
    wait: async () => {},
  }
}

const shares = () => api.workers.deployments.at(-1)?.versions.map(({ percentage }) => percentage)
const serving = () => api.workers.deployments.at(-1)?.versions[0]?.version_id

describe('deploy', () => {
  it('plans the first release: a Worker, its host, and nothing to return to', async () => {
    const hosts = { ...connection.hosts, wanted: ['docs.example'] }
    const plan = await planRelease({ ...options(first, [10, 100]), hosts, checked: true })
    expect(plan).toEqual([
      'send 2 of 2 blobs (8 B) in 1 request',
      `register release ${first.stored.id}`,
      'create the Worker, which does not exist yet',
      'connect docs.example',
      'route 100 % of traffic to it',
      'check https://docs.example; on failure, there is no earlier version to roll back to',
    ])
  })

  it('takes Worker and namespace from wrangler.toml', () => {
    expect(connection.settings).toMatchObject({
      workerName: 'docs',
      accountId: 'account',
      namespaceId: '0123456789abcdef0123456789abcdef',
    })
  })

  it('publishes a first release', async () => {
    const version = await publishRelease(options(first))
    expect(serving()).toBe(version.id)
    const keys = [...api.values.keys()]
    expect(keys.filter((key) => key.startsWith('c/'))).toHaveLength(2)
    expect(keys).toContain(`m/${first.stored.id}`)
    expect(api.workers.versions[0]?.annotations).toMatchObject({
      'workers/message': `release ${first.stored.id}, commit ${'c'.repeat(40)} by Ada: docs: say one`,
      'workers/tag': expect.stringMatching(/-c{12}$/),
    })
  })

  it('plans to send what KV has, only if it is to send everything again', async () => {
    const plans = [false, true].map((resend) => planRelease({ ...options(first), resend }))
    expect((await Promise.all(plans)).map(([line]) => line)).toEqual([
      'send no blob: KV has all 2 blobs',
      'send 2 of 2 blobs (8 B) in 1 request',
    ])
  })

  it('publishes the next one in steps, with one blob for one changed page', async () => {
    const before = api.values.size
    const deployments = api.workers.deployments.length
    const version = await publishRelease(options(second, [25, 100]))
    expect(serving()).toBe(version.id)
    expect(api.values.size).toBe(before + 2)
    const rollout = api.workers.deployments
      .slice(deployments)
      .map((deployment) => deployment.versions.at(-1)?.percentage)
    expect(rollout).toEqual([0, 25, 100])
  })

  it('plans without changing anything', async () => {
    const third = releaseOf({ '/': 'home', '/docs': 'docs, again' })
    const state = JSON.stringify([[...api.values.keys()], api.workers])
    const plan = await planRelease(options(third, [10, 100]))
    expect(plan).toEqual([
      'send 1 of 2 blobs (11 B) in 1 request',
      `register release ${third.stored.id}`,
      'upload a Worker version',
      `route 0 %, 10 %, 100 % of traffic to it, now on version ${serving()}`,
      'skip the smoke check',
    ])
    expect(JSON.stringify([[...api.values.keys()], api.workers])).toBe(state)
  })

  it('rolls back', async () => {
    await rollBack(connection.versions, await findRollbackTarget(connection.store, connection.versions))
    expect(shares()).toEqual([100])
    expect(serving()).toBe(api.workers.versions[0]?.id)
  })
})

describe('the settings', () => {
  it('name the variable that is missing', () => {
    const environment = { ...project.environment('http://127.0.0.1'), CLOUDFLARE_API_TOKEN: '' }
    expect(() => connect(environment, project.directory)).toThrow(
      /CLOUDFLARE_API_TOKEN is not set; docs\/operations\.md/,
    )
  })

  it('do not show a token that cannot be sent', () => {
    const environment = { ...project.environment('http://127.0.0.1'), CLOUDFLARE_API_TOKEN: 'hidden\n' }
    const refused = /CLOUDFLARE_API_TOKEN contains a space, a line break/
    expect(() => connect(environment, project.directory)).toThrow(refused)
    expect(() => connect(environment, project.directory)).not.toThrow(/hidden/)
  })

  it('ask for the namespace if wrangler.toml has none', () => {
    const bare = createWranglerProject(
      [],
      'name = "docs"\nmain = "dist/worker/index.js"\ncompatibility_date = "2026-10-01"\n',
    )
    expect(() => connect(project.environment('http://127.0.0.1'), bare.directory)).toThrow(
      /has no KV namespace id for CONTENT: set "id"/,
    )
    const all = /API_TOKEN is not set.*\n.*ACCOUNT_ID is not set.*\nwrangler\.toml has no KV namespace id/
    expect(() => connect({}, bare.directory)).toThrow(all)
    bare.remove()
  })
})
