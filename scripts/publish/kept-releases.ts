// Which releases stay complete: those that readers see, have seen lately or are about to see, and the last ones.
// A list of keys may be a minute old, so what is being deployed is read from the versions, which are always current.

import type { Hash } from '#site/model/release.ts'
import type { BlobStore } from './blob-store.ts'
import { registeredReleases, type RegisteredRelease } from './release-register.ts'
import { KEPT_MILLISECONDS, latestReleases } from './retention.ts'
import { withUnlisted, type Deployment, type WorkerVersion, type WorkerVersions } from './worker-versions.ts'

interface KeptReleases {
  ids: Set<Hash>
  registered: RegisteredRelease[]
  /** Versions that readers get now. One that this project did not upload names no release. */
  serving: Pick<WorkerVersion, 'id' | 'release'>[]
  /** Another text when a version has been uploaded or traffic has been split anew. */
  state: string
}

/** A deploy that has uploaded its version gives it to readers within this time, or starts again. */
const LONGEST_DEPLOY_MS = 24 * 60 * 60 * 1000

export async function findKeptReleases(
  store: BlobStore,
  versions: WorkerVersions,
  now: number,
): Promise<KeptReleases> {
  const [list, deployments] = [await versions.list(), await versions.deployments()]
  const registered = await registeredReleases(store)
  const [current, earlier] = [deployments.slice(0, 1).flatMap(versionsOf), servedLately(deployments, now)]
  const found = await withUnlisted(versions, list, [...current, ...earlier])
  const releaseOf = new Map(found.map(({ id, release }) => [id, release]))
  const serving = current.map((id) => ({ id, release: releaseOf.get(id) }))
  const uploaded = list.filter(({ createdOn }) => Date.parse(createdOn) >= now - LONGEST_DEPLOY_MS)
  const known = new Set(registered.map(({ id }) => id))
  const served = earlier.map((id) => releaseOf.get(id))
  const ids = [
    ...[...serving, ...uploaded].map(({ release }) => release),
    ...served.filter((release) => known.has(release ?? '')),
    ...latestReleases(registered, now),
  ]
  return {
    ids: new Set(ids.filter((id) => id !== undefined)),
    registered,
    serving,
    state: stateOf(list, deployments),
  }
}

export async function readState(versions: WorkerVersions): Promise<string> {
  return stateOf(await versions.list(), await versions.deployments())
}

const stateOf = ([version]: WorkerVersion[], [deployment]: Deployment[]): string =>
  `${version?.id} ${deployment?.createdOn}`

const versionsOf = ({ shares }: Deployment): string[] => shares.map(({ versionId }) => versionId)

/** Versions of earlier deployments; each ends when the next one begins. After a rollback they may be old ones. */
function servedLately(deployments: Deployment[], now: number): string[] {
  return deployments
    .filter((_, at) => Date.parse(deployments[at - 1]?.createdOn ?? '') >= now - KEPT_MILLISECONDS)
    .flatMap(versionsOf)
}
