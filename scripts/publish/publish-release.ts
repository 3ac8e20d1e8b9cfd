// Deploys a release in order: check hosts, blobs, register, version, connect hosts, roll out. Every step may be
// interrupted and repeated: blobs are immutable, and a version reaches no reader before everything it names is in KV.

import { createHash } from 'node:crypto'
import { formatBytes, formatCount } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import type { BlobStore } from './blob-store.ts'
import { confirmBlobs } from './confirm-blobs.ts'
import { deployToAll, rollOut } from './roll-out.ts'
import { connectHosts, requireFreeHosts, type HostOptions } from './hosts.ts'
import { registerRelease } from './release-register.ts'
import type { BuiltRelease } from './release-on-disk.ts'
import { resendBlobs, sendMissingBlobs, type Missing } from './send-blobs.ts'
import type { Revision } from './revision.ts'
import type { SmokeCheck } from './smoke-check.ts'
import { targetOfRelease } from './smoke/smoke-target.ts'
import type { StepWatch } from './comparison/step-watch.ts'
import type { WorkerVersion, WorkerVersions } from './worker-versions.ts'

export interface PublishOptions extends HostOptions {
  release: BuiltRelease
  /** Bytes of wrangler.toml: together with the release they identify an uploaded version. */
  workerConfig: string
  /** The commit that the release was built from. */
  revision?: Revision
  /** Where the smoke check reads the site, if not at its origin. */
  smokeAt?: string
  /** Whether KV gets every blob again, also those that it has. */
  resend?: boolean
  /** Whether smoke checks run. */
  checked: boolean
  percentages: number[]
  pauseMs: number
  /** Compares the versions between two steps. */
  watch?: StepWatch
  store: BlobStore
  versions: WorkerVersions
  smoke: SmokeCheck
  steps: Steps
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

/** Publishes a built release. Returns the Worker version that serves it. */
export async function publishRelease(options: PublishOptions): Promise<WorkerVersion> {
  const { release, store, versions, steps, now } = options
  const { stored, manifest } = release

  await steps.run('check the hosts', () => requireFreeHosts(options))
  const send = options.resend ? resendBlobs : sendMissingBlobs
  const sent = await steps.run('send blobs', () => send(store, release, options), describeSent)
  await steps.run('register release', () => registerRelease(store, stored, now()))
  const version = await steps.run(
    'upload Worker version',
    () => findOrUpload(options),
    ({ id }) => id,
  )
  await steps.run('confirm blobs', () => confirmBlobs(release, options), describeSent)
  await steps.run('connect hosts', () => connectOnce(options, version), describeConnected)
  await steps.run('roll out', () =>
    rollOut({
      versions,
      version,
      steps: options.percentages,
      report: options.report,
      watch: options.watch,
      now,
      pause: () => options.wait(options.pauseMs),
      smoke: async (directly) => {
        if (!options.checked) return
        await options.smoke({
          ...targetOfRelease(manifest, changedPage(release, sent)),
          origin: options.smokeAt ?? options.origin,
          ...(directly && { override: { workerName: options.workerName, versionId: version.id } }),
        })
      },
    }),
  )
  return version
}

/** A host needs a deployed version: an interrupted first deploy may have left the Worker without one. */
async function connectOnce(options: PublishOptions, version: WorkerVersion): Promise<string[]> {
  const [current] = await options.versions.deployments()
  if (!current) await deployToAll(options.versions, version)
  return connectHosts(options)
}

const describeConnected = (hosts: string[]): string =>
  hosts.length === 0 ? 'nothing to connect' : hosts.join(', ')

/** The version of an interrupted deploy if it is the newest one, else a new one. */
async function findOrUpload(options: PublishOptions): Promise<WorkerVersion> {
  const { release, revision, versions } = options
  const upload = { release: release.stored.id, tag: versionTag(options), revision }
  // An older one may carry older secrets, so only the newest is reused.
  const [newest] = await versions.list()
  if (newest?.tag === upload.tag) return newest
  return newest ? versions.upload(upload) : versions.create(upload)
}

/**
 * Tag of a version: the same release under the same wrangler.toml, made from the same commit, has the same tag.
 * The Worker reads the commit from its end (worker/routes/release-status.ts).
 */
export function versionTag({
  release,
  workerConfig,
  revision,
}: Pick<PublishOptions, 'release' | 'workerConfig' | 'revision'>): string {
  const config = createHash('sha256').update(workerConfig).digest('hex')
  const parts = [release.stored.id.slice(0, 12), config.slice(0, 8)]
  if (revision) parts.push(revision.commit.slice(0, 12))
  if (revision?.changed) parts.push('changed')
  return parts.join('-')
}

/** A page whose record was just uploaded, if there is one: the smoke check reads it too. */
function changedPage({ manifest }: BuiltRelease, sent: Missing[]): string[] {
  const hashes = new Set(sent.map((blob) => blob.hash))
  const changed = Object.entries(manifest.pages).find(([path, page]) => path !== '/' && hashes.has(page.hash))
  return changed ? [changed[0]] : []
}

function describeSent(sent: Missing[]): string {
  if (sent.length === 0) return 'KV has them all'
  const bytes = sent.reduce((sum, blob) => sum + blob.bytes, 0)
  return `${formatCount(sent.length, 'blob')}, ${formatBytes(bytes)}`
}
