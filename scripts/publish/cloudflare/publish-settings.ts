// Where publishing goes: account and token from the environment, Worker and namespace from wrangler.toml.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../project/errors.ts'
import { boundDatasets, type BoundDatasets } from './bound-datasets.ts'
import { readWorkerConfig } from '../../local/worker-config.ts'

/** Binding of the namespace that holds the content. */
export const CONTENT_BINDING = 'CONTENT'
const NO_NAMESPACE = `wrangler.toml has no KV namespace id for ${CONTENT_BINDING}: set "id" to the 32-character id that "npx wrangler kv namespace create" prints`
/** Said by whatever derives a Worker from wrangler.toml. */
export const NO_WORKER_NAME = 'wrangler.toml has no "name": set it to the name of your Worker'

export interface PublishSettings extends BoundDatasets {
  apiToken: string
  accountId: string
  /** Another address of Cloudflare's API; wrangler reads the same variable. */
  apiUrl?: string
  namespaceId: string
  workerName: string
  /** Hosts of the routes that are custom domains. */
  customDomains: string[]
  /** Settings that would give the Worker further addresses, and that wrangler.toml does not turn off. */
  openAddresses: ('workers_dev' | 'preview_urls')[]
  /** Text of wrangler.toml. */
  workerConfig: string
}

/** Reads the settings of the project in `root`. Throws a `UserError` that names everything that is missing. */
export function readPublishSettings(root: string, environment: NodeJS.ProcessEnv): PublishSettings {
  const config = readWorkerConfig(root)
  const namespaceId = config.kv_namespaces.find(
    (entry: { binding: string }) => entry.binding === CONTENT_BINDING,
  )?.id
  const missing = [
    ...['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'].flatMap((name) =>
      variableProblem(environment, name),
    ),
    ...(config.name ? [] : [NO_WORKER_NAME]),
    ...(namespaceId && /^[0-9a-f]{32}$/.test(namespaceId) ? [] : [NO_NAMESPACE]),
  ]
  if (missing.length > 0) throw new UserError(missing.join('\n'))
  return {
    apiToken: environment['CLOUDFLARE_API_TOKEN']!,
    accountId: environment['CLOUDFLARE_ACCOUNT_ID']!,
    apiUrl: environment['CLOUDFLARE_API_BASE_URL'],
    namespaceId: namespaceId!,
    workerName: config.name!,
    customDomains: (
      (config.routes ?? []) as (string | { pattern: string; custom_domain?: boolean })[]
    ).flatMap((route) => (typeof route === 'object' && route.custom_domain ? [route.pattern] : [])),
    openAddresses: (['workers_dev', 'preview_urls'] as const).filter((name) => config[name] !== false),
    ...boundDatasets(config),
    workerConfig: readFileSync(join(root, 'wrangler.toml'), 'utf8'),
  }
}

export function required(environment: NodeJS.ProcessEnv, name: string): string {
  const [problem] = variableProblem(environment, name)
  if (problem !== undefined) throw new UserError(problem)
  return environment[name]!
}

/** Does not repeat the value: it may be a secret. */
function variableProblem(environment: NodeJS.ProcessEnv, name: string): string[] {
  const value = environment[name]
  if (!value)
    return [`the environment variable ${name} is not set; docs/operations.md says where its value comes from`]
  if (/^[\x21-\x7e]+$/.test(value)) return []
  return [
    `the environment variable ${name} contains a space, a line break or a character that is not ASCII: copy it again`,
  ]
}
