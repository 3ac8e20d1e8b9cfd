// Connects a preview to Cloudflare: its own Worker and namespace, with its own token.

import { setTimeout } from 'node:timers/promises'
import { Cloudflare } from 'cloudflare'
import { cloudflareStore } from '../cloudflare/cloudflare-store.ts'
import type { Connection } from '../cloudflare/connect.ts'
import { apiReader } from '../cloudflare/api-reader.ts'
import { projectWrangler, type RunWrangler } from '../cloudflare/run-wrangler.ts'
import { CONTENT_BINDING, required } from '../cloudflare/publish-settings.ts'
import { readWorkerConfig } from '../../local/worker-config.ts'
import { smokeCheck } from '../smoke-check.ts'
import { wranglerVersions } from '../cloudflare/wrangler-versions.ts'
import { readPreviewProject, writePreviewConfig } from './preview-project.ts'
import type { LiveSite } from './require-other-account.ts'

export interface PreviewConnection extends Pick<
  Connection,
  'store' | 'versions' | 'read' | 'smoke' | 'wait'
> {
  runWrangler: RunWrangler
  live: LiveSite
}

export function connectPreview(environment: NodeJS.ProcessEnv, root: string): PreviewConnection {
  const project = readPreviewProject(root)
  const accountId = required(environment, 'CLOUDFLARE_ACCOUNT_ID')
  const client = new Cloudflare({
    apiToken: required(environment, 'CLOUDFLARE_API_TOKEN'),
    baseURL: environment['CLOUDFLARE_API_BASE_URL'],
  })
  const own = writePreviewConfig(root, project)
  const wrangler = projectWrangler(root, environment)
  const runWrangler: RunWrangler = (parameters) => wrangler([...parameters, ...own])
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds)
  const live = readWorkerConfig(root)
  return {
    store: cloudflareStore(client, { accountId, namespaceId: project.namespaceId }),
    versions: wranglerVersions(client, { accountId, workerName: project.workerName }, runWrangler),
    read: apiReader(client),
    smoke: smokeCheck({ fetch, wait }),
    wait,
    runWrangler,
    live: {
      accountId,
      workerName: live.name ?? '',
      namespaceId: live.kv_namespaces.find((entry: { binding: string }) => entry.binding === CONTENT_BINDING)
        ?.id,
    },
  }
}
