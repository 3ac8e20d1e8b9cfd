// Cleans up KV: lists what is there, applies the retention rule, and deletes in an order that is safe to interrupt.

import { BLOB_KEY_PREFIX, releaseKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { UserError } from '../terminal/run-command.ts'
import type { BlobStore } from './blob-store.ts'
import { registeredReleases, readRelease, type RegisteredRelease } from './release-register.ts'
import { keptReleases, unneededBlobs } from './retention.ts'
import type { WorkerVersions } from './worker-versions.ts'

export interface PrunePlan {
  kept: RegisteredRelease[]
  /** Releases that can no longer be rolled back to. */
  dropped: RegisteredRelease[]
  /** Keys of the blobs to delete. */
  blobs: string[]
  /** Number of blobs that stay. */
  staying: number
}

/** What a prune at `now` would delete. Throws a `UserError` if it cannot determine everything that readers need. */
export async function planPrune(store: BlobStore, versions: WorkerVersions, now: number): Promise<PrunePlan> {
  // Blobs first: a release registered after this line names none of those to be deleted.
  const blobs = await store.list(BLOB_KEY_PREFIX)
  const releases = await registeredReleases(store)
  const keptIds = keptReleases(releases, await servingReleases(versions, releases), now)
  const kept = releases.filter(({ id }) => keptIds.has(id))
  const stored: StoredRelease[] = []
  for (const { id } of kept) {
    const release = await readRelease(store, id)
    if (!release) throw new UserError(`release ${id} is listed but cannot be read; try again in a minute`)
    stored.push(release)
  }
  const unneeded = unneededBlobs(blobs, stored, now)
  return {
    kept,
    dropped: releases.filter(({ id }) => !keptIds.has(id)),
    blobs: unneeded,
    staying: blobs.length - unneeded.length,
  }
}

/** Carries out the plan. Register entries are deleted first, so that everything they name is always complete. */
export async function prune(store: BlobStore, { dropped, blobs }: PrunePlan): Promise<void> {
  if (dropped.length > 0) await store.deleteMany(dropped.map(({ id }) => releaseKey(id)))
  if (blobs.length > 0) await store.deleteMany(blobs)
}

async function servingReleases(versions: WorkerVersions, releases: RegisteredRelease[]): Promise<Set<Hash>> {
  const known = new Set(releases.map((release) => release.id))
  const byVersion = new Map((await versions.list()).map((version) => [version.id, version.release]))
  const shares = (await versions.deployments())[0]?.shares ?? []
  const serving = shares.map(({ versionId }) => {
    const release = byVersion.get(versionId)
    if (release === undefined || !known.has(release)) {
      throw new UserError(
        `version ${versionId} serves readers, but KV does not know what it needs; nothing was deleted. Deploy with "npm run deploy" first`,
      )
    }
    return release
  })
  return new Set(serving)
}
