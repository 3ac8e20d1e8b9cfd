// Rolls back to an earlier version: finds it, verifies that everything it names is still in KV, and switches to it.

import { messageOf } from '#site/model/message-of.ts'
import type { StoredRelease } from '#site/model/release.ts'
import { formatCount } from '../terminal/measures.ts'
import { UserError } from '../project/errors.ts'
import type { BlobStore } from './blob-store.ts'
import { readRelease } from './release-register.ts'
import { findMissing } from './send-blobs.ts'
import type { SmokeCheck } from './smoke-check.ts'
import {
  isWayBack,
  rollbackNote,
  settingsOfTag,
  type Deployment,
  type WorkerVersion,
  type WorkerVersions,
} from './worker-versions.ts'

interface RollbackTarget {
  version: WorkerVersion
  stored: StoredRelease
}

/**
 * The version to go back to: the one named by `wanted` (start of a release's or a version's id), else the one
 * that served the readers before. Throws a `UserError` unless KV holds every blob of its release.
 */
export async function findRollbackTarget(
  store: BlobStore,
  versions: WorkerVersions,
  wanted?: string,
): Promise<RollbackTarget> {
  const [list, deployments] = [await versions.list(), await versions.deployments()]
  const version = wanted === undefined ? previousVersion(list, deployments) : namedVersion(list, wanted)
  if (version.release === undefined) {
    throw new UserError(`version ${version.id} has no release id: it was not uploaded by "npm run deploy"`)
  }
  const stored = await readRelease(store, version.release)
  if (!stored) {
    throw new UserError(`release ${version.release} is no longer in KV: deploy that content again`)
  }
  const missing = await findMissing(store, stored.blobs)
  if (missing.length > 0) {
    throw new UserError(
      `release ${version.release} cannot be served: ${formatCount(missing.length, 'blob')} missing from KV (first: ${missing[0]?.hash}); deploy that content again`,
    )
  }
  return { version, stored }
}

/** Gives all readers the version at once: a rollback is urgent. */
export async function rollBack(versions: WorkerVersions, { version, stored }: RollbackTarget): Promise<void> {
  await versions.deploy([{ versionId: version.id, percentage: 100 }], rollbackNote(stored.id))
}

/** Checks what readers get since the rollback. A failure changes nothing: there may be no better release. */
export async function smokeAfter(smoke: SmokeCheck, { id }: StoredRelease, origin: string): Promise<void> {
  try {
    await smoke({ origin, release: id, pages: ['/'] })
  } catch (cause) {
    throw new UserError(
      `${messageOf(cause)}; readers stay on release ${id}: if only this machine cannot reach the site, set SMOKE_URL; ` +
        'otherwise "npm run rollback" goes further back, and "npm run doctor" looks at the host',
      { cause },
    )
  }
}

/** The newest version that showed readers something else before the current one, and was never rolled back. */
function previousVersion(list: WorkerVersion[], deployments: Deployment[]): WorkerVersion {
  const byId = new Map(list.map((version) => [version.id, version]))
  const served = deployments.map(({ shares }) =>
    shares
      .filter((share) => share.percentage > 0)
      .map((share) => share.versionId)
      // While traffic is split between two versions, the newer one is rolled back.
      .sort((a, b) => createdOf(b).localeCompare(createdOf(a))),
  )
  const leaving = contentOf(served[0]?.[0] ?? '')
  const left = rolledBack()
  const previous = served
    .flat()
    .find((id) => contentOf(id) !== leaving && !left.has(contentOf(id)) && byId.has(id))
  if (previous === undefined) {
    throw new UserError(
      'no version served readers before this one, apart from those that were rolled back: "npm run releases" lists all, and "npm run rollback -- --to ID" goes to one of them',
    )
  }
  return byId.get(previous)!

  /** What a rollback led away from: a second one must not return to it, unless it was deployed again since. */
  function rolledBack(): Set<string> {
    const left = new Set<string>()
    const seen = new Set<string>()
    for (const [index, { message }] of deployments.entries()) {
      for (const id of served[index] ?? []) seen.add(contentOf(id))
      // A rollback made in the dashboard lacks our message, but leads to an older version.
      const newest = (served[index] ?? []).map(createdOf).sort().at(-1) ?? ''
      for (const id of served[index + 1] ?? []) {
        if (!seen.has(contentOf(id)) && (isWayBack(message) || createdOf(id) > newest))
          left.add(contentOf(id))
      }
    }
    return left
  }

  /** Equal for versions between which readers see no difference: those of one release under one wrangler.toml. */
  function contentOf(id: string): string {
    const { release, tag = '' } = byId.get(id) ?? {}
    return release === undefined ? id : `${release} ${settingsOfTag(tag)}`
  }

  function createdOf(id: string): string {
    return byId.get(id)?.createdOn ?? ''
  }
}

function namedVersion(list: WorkerVersion[], wanted: string): WorkerVersion {
  const found = list.filter(({ id, release }) => id.startsWith(wanted) || release?.startsWith(wanted))
  const [first] = found
  const ambiguous = found.some(({ release }) => release !== first?.release)
  if (!first || ambiguous) {
    const reason = first ? 'is the start of more than one' : 'is not the start of any'
    throw new UserError(`"${wanted}" ${reason} release or version; "npm run releases" lists them`)
  }
  return first
}
