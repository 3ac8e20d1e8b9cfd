// What readers get at this moment, for whoever reads why a deploy failed.

import { setTimeout } from 'node:timers/promises'
import { unconnectedHosts, type Hosts } from '../hosts.ts'
import type { WorkerVersions } from '../worker-versions.ts'

interface Site {
  versions: Pick<WorkerVersions, 'deployments'>
  hosts: Pick<Hosts, 'wanted' | 'occupants'>
  workerName: string
}

/** After a failure, the API may be the very thing that does not respond. */
const MAX_WAIT_MS = 10_000
const UNKNOWN = 'what readers get now could not be read: "npm run releases" shows it'

/** Never throws: the failure itself is what has to be reported. */
export async function describeReaders({ versions, hosts, workerName }: Site): Promise<string> {
  const stop = new AbortController()
  const read = versions.deployments().then(
    async ([current]) => {
      if (!current) return 'no version is deployed, so readers get nothing from this Worker yet'
      const shares = current.shares.map(
        ({ versionId, percentage }) => `version ${versionId} (${percentage} %)`,
      )
      const left = await unconnectedHosts(hosts, workerName).catch(() => [])
      const verb = left.length === 1 ? 'does' : 'do'
      const exception = left.length > 0 ? `, but ${left.join(', ')} ${verb} not lead to the Worker yet` : ''
      return `readers get ${shares.join(' and ')}${exception}`
    },
    () => UNKNOWN,
  )
  const late = setTimeout(MAX_WAIT_MS, UNKNOWN, { signal: stop.signal }).catch(() => UNKNOWN)
  const text = await Promise.race([read, late])
  stop.abort()
  return text
}
