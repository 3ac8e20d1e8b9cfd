// Decides which releases and blobs are kept: a pure rule over the contents of KV.

import { blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { storedTime, type StoredKey } from './blob-store.ts'
import type { RegisteredRelease } from './release-register.ts'

/** Open pages and caches may request blobs of old releases, so this many releases are kept, for this many days. */
const KEPT_RELEASES = 20
export const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000

/** Ids of the last 20 releases, and of all that were replaced by the next one within the last 7 days. Newest first. */
export function latestReleases(releases: RegisteredRelease[], now: number): Hash[] {
  const kept = releases.filter((_, index) => {
    const replacedAt = releases[index - 1]?.deployedAt ?? now
    return index < KEPT_RELEASES || replacedAt >= now - KEPT_MILLISECONDS
  })
  return kept.map((release) => release.id)
}

/**
 * The blobs that no kept release names. A blob sent within the last 7 days stays: a deploy that is under way has sent
 * its blobs but not registered its release.
 */
export function unneededBlobs(blobs: StoredKey[], kept: StoredRelease[], now: number): StoredKey[] {
  const named = new Set(kept.flatMap((release) => Object.keys(release.blobs).map(blobKey)))
  return blobs.filter((blob) => !named.has(blob.name) && storedTime(blob, 'sentAt') < now - KEPT_MILLISECONDS)
}
