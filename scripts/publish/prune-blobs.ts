// Cleans up KV: lists what is there, applies the retention rule, and deletes in an order that is safe to interrupt.

import { BLOB_KEY_PREFIX, releaseKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { UserError } from '../project/errors.ts'
import { MAX_BATCH_PAIRS } from './batches.ts'
import type { BlobStore } from './blob-store.ts'
import { findKeptReleases, readState } from './kept-releases.ts'
import { readRelease, type RegisteredRelease } from './release-register.ts'
import { unneededBlobs } from './retention.ts'
import type { WorkerVersions } from './worker-versions.ts'

export interface PrunePlan {
  kept: Set<Hash>
  /** Releases that can no longer be rolled back to. */
  dropped: RegisteredRelease[]
  /** Keys of the blobs to delete. */
  blobs: string[]
  /** Number of blobs that stay. */
  staying: number
  /** Of the account when the plan was made: as long as it lasts, no reader can come to need what is deleted. */
  state: string
}

/** What a prune at `now` would delete. Throws a `UserError` if it cannot determine everything that readers need. */
export async function planPrune(store: BlobStore, versions: WorkerVersions, now: number): Promise<PrunePlan> {
  const blobs = await store.list(BLOB_KEY_PREFIX)
  const { ids, serving, registered, state } = await findKeptReleases(store, versions, now)
  for (const { id, release } of serving)
    if (release === undefined) throw unknownNeeds(`version ${id} serves readers`)
  const stored: StoredRelease[] = []
  for (const id of ids) {
    const release = await readRelease(store, id)
    if (!release) throw unknownNeeds(`release ${id} is kept`)
    stored.push(release)
  }
  const unneeded = unneededBlobs(blobs, stored, now)
  return {
    kept: ids,
    dropped: registered.filter(({ id }) => !ids.has(id)),
    blobs: unneeded.map(({ name }) => name),
    staying: blobs.length - unneeded.length,
    state,
  }
}

const unknownNeeds = (what: string): UserError =>
  new UserError(
    `${what}, but KV has no list of its blobs; nothing was deleted. Try again in a minute, or deploy with "npm run deploy" first`,
  )

/**
 * Carries out the plan. Register entries are deleted first, so that everything they name is always complete. Throws a
 * `UserError` as soon as a deploy or a rollback has begun, because it may need what would be deleted next.
 */
export async function prune(
  store: BlobStore,
  versions: WorkerVersions,
  { dropped, blobs, state }: PrunePlan,
): Promise<void> {
  for (const keys of [...parts(dropped.map(({ id }) => releaseKey(id))), ...parts(blobs)]) {
    if ((await readState(versions)) !== state) {
      throw new UserError('a deploy or a rollback has begun: run the command again once it is done')
    }
    await store.deleteMany(keys)
  }
}

function parts(keys: string[]): string[][] {
  return keys.length === 0 ? [] : [keys.slice(0, MAX_BATCH_PAIRS), ...parts(keys.slice(MAX_BATCH_PAIRS))]
}
