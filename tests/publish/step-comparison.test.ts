// Gradual rollouts: the new version's errors and late content decide whether the next step follows.

import { beforeEach, expect, it } from 'vitest'
import { analyticsApi } from '#scripts/publish/insights/analytics-api.ts'
import { countsFrom } from '#scripts/publish/comparison/read-counts.ts'
import { RolloutPaused, type Decision, type StepWatch } from '#scripts/publish/comparison/step-watch.ts'
import { releaseOf } from './release-fixture.ts'
import { DatasetApi } from './stand-in/dataset-api.ts'
import { MemoryCloudflare } from './stand-in/memory-cloudflare.ts'

const first = releaseOf({ '/': 'home', '/docs': 'docs' })
const second = releaseOf({ '/': 'home', '/docs': 'docs, changed' })

let cloudflare: MemoryCloudflare
let api: DatasetApi

beforeEach(async () => {
  cloudflare = new MemoryCloudflare()
  api = new DatasetApi('docs_insights')
  await cloudflare.deploy(first)
})

function watch(decide?: StepWatch['decide'], dataset: string | undefined = 'docs_insights'): StepWatch {
  return { counts: countsFrom(analyticsApi({ accountId: 'a', apiToken: 't' }, api.fetch), dataset), decide }
}

/** The responses of version `number`: errors and late pages among its requests. */
function responded(
  number: number,
  requests: number,
  { errors = 0, slow = 0, at = '2026-12-01T00:00:00Z' } = {},
) {
  const version = `version-${number}`
  const request = { event: 'request' as const, version, at }
  api.count(
    { ...request, status: 503, slow: 0, stands: errors },
    { ...request, status: 200, slow: 1, stands: slow },
    { ...request, status: 200, slow: 0, stands: requests - errors - slow },
  )
}

const serving = () => cloudflare.outcome().serving
const divided = [
  [first.manifest.id, 90],
  [second.manifest.id, 10],
]
const deploy = (watching?: StepWatch) => cloudflare.deploy(second, [10, 100], [], watching)

it('continues when the new version does no worse', async () => {
  responded(1, 5000, { errors: 4, slow: 20 })
  responded(2, 600, { errors: 1, slow: 10 })
  await deploy(watch())
  expect(serving()).toEqual([[second.manifest.id, 100]])
})

it('rolls back when the new version fails more often', async () => {
  responded(1, 5000, { errors: 4 })
  responded(2, 600, { errors: 30 })
  await expect(deploy(watch())).rejects.toThrow(
    /fails more often: 600 requests, 30 errors.*before: 5,000 requests, 4 errors.*all traffic is back on version version-1/,
  )
  expect(serving()).toEqual([[first.manifest.id, 100]])
})

it('rolls back when content is late more often', async () => {
  responded(1, 5000, { slow: 25 })
  responded(2, 600, { slow: 90 })
  await expect(deploy(watch())).rejects.toThrow(/comes late more often/)
  expect(serving()).toEqual([[first.manifest.id, 100]])
})

it('pauses with too few requests and nobody to ask, and resumes later', async () => {
  responded(1, 5000)
  responded(2, 499)
  await expect(deploy(watch())).rejects.toBeInstanceOf(RolloutPaused)
  expect(serving()).toEqual(divided)
  const before = cloudflare.history.length
  responded(2, 100_000)
  await deploy(watch())
  expect(cloudflare.history.slice(before).map(({ shares }) => shares.at(-1))).toEqual([
    { versionId: 'version-2', percentage: 100 },
  ])
})

it('pauses when nothing is counted, or the figures cannot be read', async () => {
  await expect(deploy(watch(undefined, ''))).rejects.toBeInstanceOf(RolloutPaused)
  api.refusal = 403
  await expect(deploy(watch())).rejects.toThrow(
    /token cannot read the dataset \(403\).*the rollout is paused/,
  )
  expect(serving()).toEqual(divided)
})

it.each([
  ['a page instead of rows', '<html>down</html>'],
  ['no rows', '{"meta":[]}'],
  ['rows that are none', '{"data":[null]}'],
  ['a count that is no number', '{"data":[{"version":"version-2","requests":"many"}]}'],
])('pauses the rollout when the dataset returns %s', async (_, body) => {
  const ask = analyticsApi({ accountId: 'a', apiToken: 't' }, async () => new Response(body))
  const held = deploy({ counts: countsFrom(ask, 'docs_insights') })
  await expect(held).rejects.toBeInstanceOf(RolloutPaused)
  expect(serving()).toEqual(divided)
})

it('says that without a dataset nothing can be compared', async () => {
  const counts = countsFrom(() => Promise.resolve([]), undefined)
  await expect(deploy({ counts })).rejects.toThrow(
    /^the versions cannot be compared: wrangler\.toml has no dataset bound to INSIGHTS; the rollout is paused/,
  )
  expect(cloudflare.reported.filter((line) => line.includes('dataset'))).toEqual([])
})

it('asks the operator, who may wait, continue or roll back', async () => {
  const answers: Decision[] = ['wait', 'wait', 'on']
  const asked: string[] = []
  await deploy(
    watch((why) => {
      asked.push(why)
      return Promise.resolve(answers.shift()!)
    }),
  )
  expect(asked).toHaveLength(3)
  expect(asked[0]).toContain('too few requests to compare, each version needs 500: 0 requests')
  expect(serving()).toEqual([[second.manifest.id, 100]])
})

it('rolls back when the operator decides so', async () => {
  await expect(deploy(watch(() => Promise.resolve('back')))).rejects.toThrow(
    /rolled back at your request; all traffic is back/,
  )
  expect(serving()).toEqual([[first.manifest.id, 100]])
})

it('pauses the rollout when the operator leaves the question open', async () => {
  const held = deploy(watch(() => Promise.resolve('leave')))
  await expect(held).rejects.toThrow(
    /^nobody decided; the rollout is paused.*npm run rollback -- --to version-1/,
  )
  await expect(held).rejects.toBeInstanceOf(RolloutPaused)
  expect(serving()).toEqual(divided)
})

it('ignores what was counted before the step', async () => {
  responded(1, 5000)
  responded(2, 5000, { errors: 4000, at: '2020-01-01T00:00:00Z' })
  await expect(deploy(watch())).rejects.toThrow(/too few requests.*: 0 requests/)
})
