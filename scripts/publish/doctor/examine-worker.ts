// Examines the Worker and its namespace: both exist, with no address but the site's own.

import type { PublishSettings } from '../cloudflare/publish-settings.ts'
import type { ApiReader } from '../cloudflare/api-reader.ts'
import { error, note, ok, warning, type Finding } from './doctor-finding.ts'

type WorkerSettings = Pick<PublishSettings, 'accountId' | 'namespaceId' | 'workerName' | 'openAddresses'>

export async function examineWorker(read: ApiReader, settings: WorkerSettings): Promise<Finding[]> {
  return [
    ...(await examineNamespace(read, settings)),
    ...settings.openAddresses.map((name) =>
      error(
        `wrangler.toml does not turn ${name} off: the site would have a second URL`,
        `set ${name} = false; previews have a Worker of their own (npm run preview)`,
      ),
    ),
    ...(await examineAddresses(read, settings)),
    ...PLAN_LIMITS,
  ]
}

async function examineNamespace(
  read: ApiReader,
  { accountId, namespaceId }: WorkerSettings,
): Promise<Finding[]> {
  const found = await read<{ title?: string }>(`/accounts/${accountId}/storage/kv/namespaces/${namespaceId}`)
  if (found.kind === 'found') return [ok(`namespace ${found.value.title ?? namespaceId} exists`)]
  if (found.kind === 'unreadable') return [warning(`cannot see the namespace (${found.why})`)]
  return [
    error(
      `namespace ${namespaceId} of wrangler.toml is not in account ${accountId}`,
      'write the id that "npx wrangler kv namespace create" printed, or set the account that has it',
    ),
  ]
}

async function examineAddresses(
  read: ApiReader,
  { accountId, workerName }: WorkerSettings,
): Promise<Finding[]> {
  const found = await read<{ enabled?: boolean; previews_enabled?: boolean }>(
    `/accounts/${accountId}/workers/scripts/${workerName}/subdomain`,
  )
  if (found.kind === 'missing')
    return [note(`Worker ${workerName} does not exist yet: this is a first deploy`)]
  if (found.kind === 'unreadable') return [warning(`cannot see the Worker's addresses (${found.why})`)]
  const { enabled, previews_enabled } = found.value
  const open = [enabled && 'workers.dev', previews_enabled && 'preview URLs'].filter(
    (name) => typeof name === 'string',
  )
  if (open.length === 0) return [ok(`Worker ${workerName} is reachable only at its domains`)]
  return [
    error(
      `Worker ${workerName} has ${open.join(' and ')} turned on: unfinished versions can be read there`,
      'turn them off in the dashboard (the Worker, Settings, Domains & Routes)',
    ),
  ]
}

/** No token can read the Workers plan without access to billing, so the limits are printed every time. */
const PLAN_LIMITS: Finding[] = [
  note(
    'free plan: 10 ms CPU for a request, and a cold isolate needs 40 ms for a page and up to 100 ms for a search; 100,000 requests and 1,000 KV writes a day',
  ),
  note('paid plan: 30 s CPU for a request, no daily limit; usage beyond the included amounts is billed'),
]
