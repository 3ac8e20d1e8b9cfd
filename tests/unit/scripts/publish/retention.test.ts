import { expect, it } from 'vitest'
import { blobKey, type StoredRelease } from '#site/model/release.ts'
import { KEPT_MILLISECONDS, latestReleases, unneededBlobs } from '#scripts/publish/retention.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1000 * DAY

it('keeps the last twenty releases, and older ones that readers had within the last seven days', () => {
  const lately = Array.from({ length: 20 }, (_, index) => ({
    id: `lately-${index}`,
    deployedAt: NOW - (index + 1) * (DAY / 10),
  }))
  const older = [
    // Replaced by the last of those above, two days ago.
    { id: 'long-live', deployedAt: NOW - 90 * DAY },
    { id: 'long-gone', deployedAt: NOW - 91 * DAY },
  ]
  expect(latestReleases([...lately, ...older], NOW)).toEqual([...lately.map(({ id }) => id), 'long-live'])
})

it('keeps a release for seven days from when it was replaced, however many came since', () => {
  const releases = Array.from({ length: 22 }, (_, index) => ({
    id: `${index}`,
    deployedAt: NOW - index * DAY,
  }))
  expect(latestReleases(releases, NOW)).toHaveLength(20)
  const atOnce = releases.map((release) => ({ ...release, deployedAt: NOW - KEPT_MILLISECONDS }))
  expect(latestReleases(atOnce, NOW)).toHaveLength(22)
})

it('needs no blob that no kept release names and that was sent more than seven days ago', () => {
  const kept: StoredRelease = { format: 2, id: 'a', blobs: { named: 1 } }
  const sent = (hash: string, days: number) => ({
    name: blobKey(hash),
    metadata: { sentAt: NOW - days * DAY },
  })
  const blobs = [sent('named', 30), sent('old', 8), sent('under way', 7), { name: blobKey('of unknown age') }]
  expect(unneededBlobs(blobs, [kept], NOW).map(({ name }) => name)).toEqual([
    blobKey('old'),
    blobKey('of unknown age'),
  ])
})
