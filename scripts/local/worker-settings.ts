// Reads from wrangler.toml what a local run needs, so that it has the date and bindings of the deployed Worker.

import { PROJECT_ROOT } from '../project/project-root.ts'
import { UserError } from '../project/errors.ts'
import { readWorkerConfig } from './worker-config.ts'

export interface WorkerSettings {
  name: string
  compatibilityDate: string
  compatibilityFlags: string[]
  /** Name of the KV binding. */
  content: string
  /** Name of the version metadata binding. */
  version?: string
  vars: Record<string, string>
  /** Bindings of datasets: a local run takes points and keeps none. */
  datasets: string[]
}

/** Throws a `UserError` where wrangler.toml of the project in `root` is not valid or lacks what the Worker needs. */
export function readWorkerSettings(root = PROJECT_ROOT): WorkerSettings {
  const config = readWorkerConfig(root)
  const [namespace] = config.kv_namespaces
  if (!config.name || !config.compatibility_date || !namespace) {
    throw new UserError('wrangler.toml lacks a name, a compatibility_date or a KV namespace')
  }
  return {
    name: config.name,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    content: namespace.binding,
    version: config.version_metadata?.binding,
    datasets: (config.analytics_engine_datasets ?? []).map(({ binding }: { binding: string }) => binding),
    vars: Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)])),
  }
}
