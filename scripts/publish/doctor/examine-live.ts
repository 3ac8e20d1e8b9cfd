// Compares what readers get now with the deployments and the repository.

import { APIError } from 'cloudflare'
import { networkReason } from '../../terminal/network-reason.ts'
import { apiReason } from '../cloudflare/api-reason.ts'
import type { Revision } from '../revision.ts'
import type { Deployment, WorkerVersions } from '../worker-versions.ts'
import { note, ok, warning, type Finding } from './doctor-finding.ts'

interface Status {
  release?: string
  version?: string | null
  commit?: string | null
}

interface LiveExamination {
  fetch: typeof fetch
  origin: string
  versions: WorkerVersions
  revision?: Revision
}

export async function examineLive({
  fetch,
  origin,
  versions,
  revision,
}: LiveExamination): Promise<Finding[]> {
  const deployments = await readDeployments(versions)
  if (typeof deployments === 'string') return [warning(`cannot see what is deployed (${deployments})`)]
  const [current] = deployments
  if (!current) return [note('nothing is deployed yet')]
  const status = await readStatus(fetch, origin)
  if (typeof status === 'string') {
    return [
      warning(
        `${origin}/_status ${status}`,
        'another site may have the host, or it is not connected yet: see what is said about it above',
      ),
    ]
  }
  const serving = current.shares.filter(({ percentage }) => percentage > 0)
  const findings: Finding[] = []
  if (serving.length > 1) {
    const shares = serving.map(({ versionId, percentage }) => `${versionId} ${percentage} %`).join(', ')
    findings.push(warning(`traffic is split: ${shares}`, 'run "npm run deploy" again, or "npm run rollback"'))
  }
  if (status.version && !serving.some(({ versionId }) => versionId === status.version)) {
    findings.push(
      warning(
        `${origin} serves version ${status.version}, which is not deployed`,
        'another Worker has the host, or the deployment is a few seconds old',
      ),
    )
  }
  return [...findings, comparison(status, revision)]
}

function comparison({ release = '', commit }: Status, revision: Revision | undefined): Finding {
  const live = `readers get release ${release.slice(0, 12)}`
  if (!commit || !revision) return note(`${live}; its commit is not known`)
  if (!revision.commit.startsWith(commit)) {
    return note(`${live} of commit ${commit}; the repository is at ${revision.commit.slice(0, 12)}`)
  }
  return revision.changed
    ? note(`${live} of this commit; files here have changed since`)
    : ok(`${live} of this commit exactly`)
}

async function readDeployments(versions: WorkerVersions): Promise<Deployment[] | string> {
  try {
    return await versions.deployments()
  } catch (failure) {
    if (failure instanceof APIError) return apiReason(failure)
    throw failure
  }
}

async function readStatus(fetch: LiveExamination['fetch'], origin: string): Promise<Status | string> {
  try {
    const response = await fetch(new URL('/_status', origin), { signal: AbortSignal.timeout(15_000) })
    if (response.status !== 200) return `returned ${response.status}`
    return (await response.json()) as Status
  } catch (failure) {
    return `cannot be read (${networkReason(failure)})`
  }
}
