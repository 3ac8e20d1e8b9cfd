// The Worker of the previews, derived from wrangler.toml: its own name, namespace and addresses, no domain, not indexed.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from '../../project/errors.ts'
import { CONTENT_BINDING, NO_WORKER_NAME } from '../cloudflare/publish-settings.ts'
import { readWrittenConfig } from '../../local/worker-config.ts'

interface PreviewProject {
  workerName: string
  namespaceId: string
  /** The configuration passed to wrangler. */
  config: Record<string, unknown>
}

interface RawConfig {
  name?: string
  main?: string
  base_dir?: string
  vars?: Record<string, unknown>
  kv_namespaces?: { binding: string; id?: string; preview_id?: string }[]
}

/** Reads wrangler.toml of `root`. Throws a `UserError` that says what a preview lacks. */
export function readPreviewProject(root: string): PreviewProject {
  const {
    routes: _routes,
    route: _route,
    env: _env,
    // Only readers are counted.
    analytics_engine_datasets: _datasets,
    ...live
  } = readWrittenConfig(root) as RawConfig & Record<string, unknown>
  const content = live.kv_namespaces?.find(({ binding }) => binding === CONTENT_BINDING)
  const namespaceId = content?.preview_id
  if (!live.name) throw new UserError(NO_WORKER_NAME)
  if (!namespaceId || !/^[0-9a-f]{32}$/.test(namespaceId)) {
    throw new UserError(
      `wrangler.toml has no preview namespace: set "preview_id" of ${CONTENT_BINDING} to the 32-character id that "npx wrangler kv namespace create docs-preview" prints`,
    )
  }
  if (namespaceId === content?.id) {
    throw new UserError('"preview_id" is the namespace of the live site: previews need one of their own')
  }
  const { INDEXED: _indexed, ...vars } = live.vars ?? {}
  const workerName = `${live.name}-preview`
  return {
    workerName,
    namespaceId,
    config: {
      ...live,
      name: workerName,
      main: live.main && resolve(root, live.main),
      ...(live.base_dir && { base_dir: resolve(root, live.base_dir) }),
      workers_dev: false,
      preview_urls: true,
      vars,
      kv_namespaces: [{ binding: CONTENT_BINDING, id: namespaceId }],
    },
  }
}

/** Writes the configuration to a file. Returns the wrangler options that name it. */
export function writePreviewConfig(root: string, { config }: PreviewProject): string[] {
  const folder = join(root, '.wrangler')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'preview.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  return ['--config', file]
}
