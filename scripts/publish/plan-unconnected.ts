// Plans a deployment on a machine without a token, from local data alone, so that a copy of the project can be tried
// before there is an account.

import { formatBytes, formatCount } from '../terminal/measures.ts'
import { readWorkerConfig } from '../local/worker-config.ts'
import type { BuiltRelease } from './release-on-disk.ts'

export function isConnected(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment['CLOUDFLARE_API_TOKEN'] || environment['CLOUDFLARE_ACCOUNT_ID'])
}

/** One line per step. `root` contains wrangler.toml. */
export function planUnconnected({ stored }: BuiltRelease, root: string, origin: string): string[] {
  const { name = '' } = readWorkerConfig(root)
  const sizes = Object.values(stored.blobs)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return [
    `send those of ${formatCount(sizes.length, 'blob')} (${formatBytes(bytes)}) that KV lacks`,
    `register release ${stored.id}`,
    `upload it as a version of the Worker ${name}`,
    `route all traffic of ${origin} to it`,
  ]
}
