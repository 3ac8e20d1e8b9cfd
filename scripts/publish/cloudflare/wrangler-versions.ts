// Worker versions as they really are: read through Cloudflare's client, written through the project's wrangler.

import { NotFoundError, type Cloudflare } from 'cloudflare'
import { UserError } from '../../project/errors.ts'
import type { RunWrangler } from './run-wrangler.ts'
import {
  releaseNote,
  releaseOfNote,
  type Upload,
  type WorkerVersion,
  type WorkerVersions,
} from '../worker-versions.ts'

interface WorkerAddress {
  accountId: string
  workerName: string
}

type WorkersClient = Pick<Cloudflare, 'workers'>

/** The API's actual responses; the client's types omit annotations and place deployments differently. */
interface AnnotatedVersion {
  id?: string
  metadata?: { created_on?: string }
  annotations?: { 'workers/message'?: string; 'workers/tag'?: string }
}
interface DeploymentsResult {
  deployments?: {
    created_on: string
    annotations?: { 'workers/message'?: string }
    versions: { version_id: string; percentage: number }[]
  }[]
}

export function wranglerVersions(
  client: WorkersClient,
  { accountId, workerName }: WorkerAddress,
  runWrangler: RunWrangler,
): WorkerVersions {
  const { scripts } = client.workers
  const account_id = accountId
  return {
    async list() {
      const found = await orEmpty(() =>
        scripts.versions
          .list(workerName, { account_id, deployable: true })
          .then((page) => page.result.items ?? []),
      )
      return found.map(readVersion).sort(newestFirst)
    },
    async find(id) {
      const [found] = await orEmpty(async () => [
        await scripts.versions.get(id, { account_id, script_name: workerName }),
      ])
      return found && readVersion(found)
    },
    async deployments() {
      const found = await orEmpty(() =>
        scripts.deployments
          .list(workerName, { account_id })
          .then((page) => (page.result as DeploymentsResult).deployments ?? []),
      )
      return found
        .map(({ created_on, annotations, versions }) => ({
          createdOn: created_on,
          message: annotations?.['workers/message'],
          shares: versions.map(({ version_id, percentage }) => ({ versionId: version_id, percentage })),
        }))
        .sort(newestFirst)
    },
    upload: (upload) => send(['versions', 'upload', ...noteOf(upload)], 'version-upload', upload),
    create: (upload) => send(['deploy', ...noteOf(upload)], 'deploy', upload),
    async deploy(shares, message) {
      const specs = shares.map(({ versionId, percentage }) => `${versionId}@${percentage}%`)
      await runWrangler(['versions', 'deploy', ...specs, '--message', message, '--yes'])
    },
  }

  async function send(command: string[], event: string, { release, tag }: Upload): Promise<WorkerVersion> {
    const events = await runWrangler(command)
    const done = events.find(({ type }) => type === event)
    if (!done?.version_id) throw new UserError(`wrangler ${command[0]} exited without reporting a version id`)
    return { id: done.version_id, release, tag, createdOn: done.timestamp ?? '' }
  }
}

function readVersion({ id = '', metadata, annotations }: AnnotatedVersion): WorkerVersion {
  return {
    id,
    release: releaseOfNote(annotations?.['workers/message']),
    tag: annotations?.['workers/tag'],
    createdOn: metadata?.created_on ?? '',
  }
}

const noteOf = ({ release, tag, revision }: Upload): string[] => [
  '--tag',
  tag,
  '--message',
  releaseNote(release, revision),
]

const newestFirst = (a: { createdOn: string }, b: { createdOn: string }): number =>
  b.createdOn.localeCompare(a.createdOn)

/** A Worker that was never uploaded is not an error here: it simply has no versions. */
async function orEmpty<Item>(read: () => Promise<Item[]>): Promise<Item[]> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NotFoundError) return []
    throw error
  }
}
