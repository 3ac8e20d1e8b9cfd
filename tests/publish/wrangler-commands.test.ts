// Runs the project's real wrangler against the simulated API: it accepts the commands that deploy and rollback use, and
// their results are parsed correctly.

import { Cloudflare } from 'cloudflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectWrangler, type RunWrangler } from '#scripts/publish/cloudflare/run-wrangler.ts'
import type { WorkerVersions } from '#scripts/publish/worker-versions.ts'
import { wranglerVersions } from '#scripts/publish/cloudflare/wrangler-versions.ts'
import { KvApi } from './stand-in/kv-api.ts'
import { createWranglerProject } from './stand-in/wrangler-project.ts'

const RELEASE = { first: 'a'.repeat(32), second: 'b'.repeat(32) }

const api = new KvApi()
const project = createWranglerProject()
let runWrangler: RunWrangler
let versions: WorkerVersions

beforeAll(async () => {
  const apiUrl = await api.start()
  runWrangler = projectWrangler(project.directory, project.environment(apiUrl))
  const client = new Cloudflare({ apiToken: 'token', baseURL: apiUrl })
  versions = wranglerVersions(client, { accountId: 'account', workerName: 'docs' }, runWrangler)
})

afterAll(async () => {
  await api.stop()
  project.remove()
})

describe('wrangler', () => {
  it('knows no version before the first deploy', async () => {
    expect(await versions.list()).toEqual([])
    expect(await versions.deployments()).toEqual([])
  })

  it('creates the Worker, uploads a version and splits the traffic', async () => {
    const first = await versions.create({ release: RELEASE.first, tag: 'aaaa-1' })
    const second = await versions.upload({ release: RELEASE.second, tag: 'bbbb-1' })
    await versions.deploy(
      [
        { versionId: first.id, percentage: 90 },
        { versionId: second.id, percentage: 10 },
      ],
      'ten percent',
    )
    expect(await versions.list()).toMatchObject([
      { id: second.id, release: RELEASE.second, tag: 'bbbb-1' },
      { id: first.id, release: RELEASE.first, tag: 'aaaa-1' },
    ])
    expect(await versions.find(first.id)).toMatchObject({ id: first.id, release: RELEASE.first })
    expect(await versions.find('none')).toBeUndefined()
    const [current, ...earlier] = await versions.deployments()
    expect(current?.shares).toEqual([
      { versionId: first.id, percentage: 90 },
      { versionId: second.id, percentage: 10 },
    ])
    expect(earlier.map((deployment) => deployment.shares)).toEqual([
      [{ versionId: first.id, percentage: 100 }],
    ])
  })

  it('deploys a version at 0 %, where only smoke checks reach it', async () => {
    const [second, first] = await versions.list()
    await versions.deploy(
      [
        { versionId: first!.id, percentage: 100 },
        { versionId: second!.id, percentage: 0 },
      ],
      'none yet',
    )
    const [current] = await versions.deployments()
    expect(current?.shares.map((share) => share.percentage)).toEqual([100, 0])
  })

  it('reports the command and its exit code when it fails', async () => {
    await expect(runWrangler(['versions', 'deploy', 'not-a-version@100%', '--yes'])).rejects.toThrow(
      'wrangler versions deploy not-a-version@100% failed (exit code 1): its output above says why',
    )
  })
})
