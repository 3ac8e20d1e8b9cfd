import { expect, it } from 'vitest'
import { findKeptReleases } from '#scripts/publish/kept-releases.ts'
import type { BlobStore } from '#scripts/publish/blob-store.ts'
import type { WorkerVersion, WorkerVersions } from '#scripts/publish/worker-versions.ts'
import { releaseKey } from '#site/model/release.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-28T00:00:00Z')
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString()

it('keeps what readers had within the last seven days, from when the next deployment began', async () => {
  const version = (id: string, days: number): WorkerVersion => ({
    id,
    release: `of ${id}`,
    createdOn: daysAgo(days),
  })
  const unused = (): never => {
    throw new Error('nothing is uploaded or deployed')
  }
  const versions: WorkerVersions = {
    list: async () => [version('now', 3), version('before', 40), version('long ago', 50)],
    find: unused,
    deployments: async () =>
      [
        ['now', 3],
        // Readers had it until three days ago.
        ['before', 40],
        // And this one until forty.
        ['long ago', 50],
      ].map(([id, days]) => ({
        createdOn: daysAgo(Number(days)),
        shares: [{ versionId: String(id), percentage: 100 }],
      })),
    upload: unused,
    create: unused,
    deploy: unused,
  }
  const lately = Array.from({ length: 20 }, (_, index) => ({ id: `lately ${index}`, days: 1 }))
  const registered = [
    ...lately,
    ...['now', 'before', 'long ago'].map((id, index) => ({ id: `of ${id}`, days: 30 + index })),
    { id: 'of nobody', days: 60 },
  ]
  const store: Pick<BlobStore, 'list'> = {
    list: async () =>
      registered.map(({ id, days }) => ({
        name: releaseKey(id),
        metadata: { deployedAt: NOW - days * DAY },
      })),
  }
  const { ids } = await findKeptReleases(store as BlobStore, versions, NOW)
  // The first of the others was replaced by one of the last twenty, a day ago.
  expect([...ids].filter((id) => !id.startsWith('lately')).toSorted()).toEqual(['of before', 'of now'])
})
