// The register of releases in a store: the keys m/<id>, written once all blobs of a release are there.

import {
  RELEASE_FORMAT,
  RELEASE_KEY_PREFIX,
  releaseKey,
  type Hash,
  type StoredRelease,
} from '#site/model/release.ts'
import { storedTime, type BlobStore } from './blob-store.ts'
import { UserError } from '../project/errors.ts'

export interface RegisteredRelease {
  id: Hash
  /** When it was last deployed, in milliseconds since the epoch. */
  deployedAt: number
}

/** Records that the release's blobs are complete. A repeated deploy renews the time. */
export async function registerRelease(
  store: BlobStore,
  stored: StoredRelease,
  deployedAt: number,
): Promise<void> {
  const value = Buffer.from(JSON.stringify(stored))
  await store.putMany([{ key: releaseKey(stored.id), value, metadata: { deployedAt } }])
}

/** All registered releases, the newest first. */
export async function registeredReleases(store: BlobStore): Promise<RegisteredRelease[]> {
  const keys = await store.list(RELEASE_KEY_PREFIX)
  return keys
    .map((key) => ({
      id: key.name.slice(RELEASE_KEY_PREFIX.length),
      deployedAt: storedTime(key, 'deployedAt'),
    }))
    .sort((a, b) => b.deployedAt - a.deployedAt || (a.id < b.id ? -1 : 1))
}

/** The blobs that a registered release needs; `undefined` if it is not registered. */
export async function readRelease(store: BlobStore, id: Hash): Promise<StoredRelease | undefined> {
  const bytes = await store.get(releaseKey(id))
  if (!bytes) return undefined
  const stored = JSON.parse(Buffer.from(bytes).toString('utf8')) as StoredRelease
  if (stored.format !== RELEASE_FORMAT) {
    throw new UserError(
      `release ${id} has format ${stored.format}, this code reads ${RELEASE_FORMAT}: use the code that made it`,
    )
  }
  return stored
}
