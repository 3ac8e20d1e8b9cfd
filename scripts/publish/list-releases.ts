// Lists releases: joins the register in KV with Cloudflare's versions and deployments. Reads only.

import { BLOB_KEY_PREFIX, blobKey, type Hash } from '#site/model/release.ts'
import type { BlobStore } from './blob-store.ts'
import { readRelease, registeredReleases } from './release-register.ts'
import { withUnlisted, type WorkerVersions } from './worker-versions.ts'

interface ListedRelease {
  id: Hash
  deployedAt: number
  /** The version of the release that serves readers, else its newest; absent if Cloudflare has none left. */
  versionId?: string
  /** Share of the readers, over all its versions. */
  percentage: number
  blobs: number
  bytes: number
  /** Number of its blobs that KV lacks. */
  missing: number
}

/** Every registered release, the newest first. */
export async function listReleases(store: BlobStore, versions: WorkerVersions): Promise<ListedRelease[]> {
  const present = new Set((await store.list(BLOB_KEY_PREFIX)).map((key) => key.name))
  const shares = new Map(
    (await versions.deployments())[0]?.shares.map((share) => [share.versionId, share.percentage]),
  )
  const list = await withUnlisted(versions, await versions.list(), shares.keys())
  const listed: ListedRelease[] = []
  for (const { id, deployedAt } of await registeredReleases(store)) {
    const stored = await readRelease(store, id)
    const sizes = Object.entries(stored?.blobs ?? {})
    const own = list.filter((version) => version.release === id)
    listed.push({
      id,
      deployedAt,
      versionId: (own.find((version) => shares.get(version.id)) ?? own[0])?.id,
      percentage: own.reduce((sum, version) => sum + (shares.get(version.id) ?? 0), 0),
      blobs: sizes.length,
      bytes: sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
      missing: sizes.filter(([hash]) => !present.has(blobKey(hash))).length,
    })
  }
  return listed
}
