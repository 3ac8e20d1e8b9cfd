// Reads from wrangler.toml what a local run needs, so that it has the date and bindings of the deployed Worker.

import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { Fault } from '../terminal/run-command.ts'

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

export function readWorkerSettings(): WorkerSettings {
  const config = unstable_readConfig({ config: join(PROJECT_ROOT, 'wrangler.toml') }, { hideWarnings: true })
  const [namespace] = config.kv_namespaces
  if (!config.name || !config.compatibility_date || !namespace) {
    throw new Fault('wrangler.toml lacks a name, a compatibility_date or a KV namespace')
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
