// The last look at the blobs of a release and its place in the register before readers get it.

import { BLOB_KEY_PREFIX, blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { formatCount } from '../terminal/measures.ts'
import { UserError } from '../project/errors.ts'
import type { BlobStore } from './blob-store.ts'
import { findKeptReleases } from './kept-releases.ts'
import type { BuiltRelease } from './release-on-disk.ts'
import { readRelease, registerRelease } from './release-register.ts'
import { unneededBlobs } from './retention.ts'
import { sendMissingBlobs, type Missing, type SendOptions } from './send-blobs.ts'
import type { WorkerVersions } from './worker-versions.ts'

/** A list is at most a minute old, and a deletion ends within another (cloudflare-store.ts). */
const PRUNE_IS_SEEN_MS = 120_000
/** Blobs stay safe for as long as the rest of a deploy may take. */
const REST_OF_DEPLOY_MS = 24 * 60 * 60 * 1000

interface ConfirmOptions extends SendOptions {
  store: BlobStore
  versions: WorkerVersions
}

/**
 * Sends what KV lacks, once more. Where the release uses blobs again that only dropped releases name, a prune that
 * began before the version was uploaded may have deleted them while lists still show them: then it waits first.
 */
export async function confirmBlobs(
  release: Pick<BuiltRelease, 'stored' | 'read'>,
  { store, versions, ...options }: ConfirmOptions,
): Promise<Missing[]> {
  const count = await countEndangered(release, store, versions, options.now())
  if (count > 0) {
    const what = formatCount(count, 'blob')
    options.report(`waiting two minutes: ${what} of old releases, which a clean-up may just have deleted`)
    await options.wait(PRUNE_IS_SEEN_MS)
  }
  const sent = await sendMissingBlobs(store, release, options)
  // The same release was perhaps dropped before.
  await registerRelease(store, release.stored, options.now())
  return sent
}

/** How many blobs of the release a prune that does not know it could delete. */
async function countEndangered(
  { stored }: Pick<BuiltRelease, 'stored'>,
  store: BlobStore,
  versions: WorkerVersions,
  now: number,
): Promise<number> {
  const needed = new Set(Object.keys(stored.blobs).map(blobKey))
  const { ids, serving } = await findKeptReleases(store, versions, now)
  const served = serving.flatMap(({ release }) => release ?? [])
  // A prune knows a release that already serves readers.
  if (served.includes(stored.id)) return 0
  let left = (await store.list(BLOB_KEY_PREFIX)).filter(({ name }) => needed.has(name))
  // What readers have now names nearly all of it, so the other releases are seldom read.
  for (const id of new Set([...served, ...ids])) {
    if (left.length === 0) return 0
    const kept = id === stored.id ? [] : await readKept(store, id)
    left = unneededBlobs(left, kept, now + REST_OF_DEPLOY_MS)
  }
  return left.length
}

/** Empty for a release of another format, with which no prune would begin either. */
async function readKept(store: BlobStore, id: Hash): Promise<StoredRelease[]> {
  try {
    return [await readRelease(store, id)].filter((release) => release !== undefined)
  } catch (error) {
    if (error instanceof UserError) return []
    throw error
  }
}
