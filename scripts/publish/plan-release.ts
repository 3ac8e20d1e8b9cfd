// Plans a deployment, for "npm run deploy -- --dry-run": reads, compares, writes nothing.

import { formatBytes, formatCount, formatNumber } from '../terminal/measures.ts'
import { divideIntoBatches } from './batches.ts'
import { earlierVersion } from './roll-out.ts'
import { unconnectedHosts } from './hosts.ts'
import { versionTag, type PublishOptions } from './publish-release.ts'
import { allBlobs, findMissing } from './send-blobs.ts'

type PlanOptions = Pick<
  PublishOptions,
  | 'release'
  | 'revision'
  | 'store'
  | 'versions'
  | 'workerConfig'
  | 'percentages'
  | 'origin'
  | 'smokeAt'
  | 'checked'
  | 'hosts'
  | 'workerName'
  | 'resend'
>

/** What a deploy would do now, one line per step. */
export async function planRelease(options: PlanOptions): Promise<string[]> {
  const { release, store, versions, percentages, hosts, workerName } = options
  const { id, blobs } = release.stored
  const missing = options.resend ? allBlobs(blobs) : await findMissing(store, blobs)
  const bytes = missing.reduce((sum, blob) => sum + blob.bytes, 0)
  const requests = formatCount(divideIntoBatches(missing).length, 'request')
  const [newest] = await versions.list()
  const reused = newest !== undefined && newest.tag === versionTag(options)
  const [current] = await versions.deployments()
  const earlier = earlierVersion(current, reused ? newest.id : '')
  const steps = earlier === undefined ? [100] : [0, ...percentages]
  const unconnected = await unconnectedHosts(hosts, workerName)
  return [
    missing.length === 0
      ? `send no blob: KV has all ${formatCount(Object.keys(blobs).length, 'blob')}`
      : `send ${formatNumber(missing.length)} of ${formatCount(Object.keys(blobs).length, 'blob')} (${formatBytes(bytes)}) in ${requests}`,
    `register release ${id}`,
    describeVersion(newest?.id, reused),
    ...(unconnected.length === 0 ? [] : [`connect ${unconnected.join(', ')}`]),
    `route ${steps.map((step) => `${step} %`).join(', ')} of traffic to it${earlier ? `, now on version ${earlier}` : ''}`,
    describeCheck(options, earlier !== undefined),
  ]
}

function describeCheck({ checked, origin, smokeAt = origin }: PlanOptions, hasEarlier: boolean): string {
  if (!checked) return 'skip the smoke check'
  return hasEarlier
    ? `check ${smokeAt} after each step; on failure, all traffic goes back to the earlier version`
    : `check ${smokeAt}; on failure, there is no earlier version to roll back to`
}

function describeVersion(newest: string | undefined, reused: boolean): string {
  if (newest === undefined) return 'create the Worker, which does not exist yet'
  return reused ? `reuse version ${newest}, uploaded before` : 'upload a Worker version'
}
