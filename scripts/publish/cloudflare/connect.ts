// Connects the publishing scripts to Cloudflare, and explains its refusals.

import { setTimeout } from 'node:timers/promises'
import {
  APIConnectionError,
  APIError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
} from 'cloudflare'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { UserError } from '../../project/errors.ts'
import type { BlobStore } from '../blob-store.ts'
import { cloudflareClient, refusedRequest } from './cloudflare-client.ts'
import { cloudflareHosts } from './cloudflare-hosts.ts'
import { cloudflareStore } from './cloudflare-store.ts'
import { apiReader, type ApiReader } from './api-reader.ts'
import { apiReason } from './api-reason.ts'
import type { Hosts } from '../hosts.ts'
import { projectWrangler } from './run-wrangler.ts'
import { readPublishSettings, type PublishSettings } from './publish-settings.ts'
import { smokeCheck, type SmokeCheck } from '../smoke-check.ts'
import type { WorkerVersions } from '../worker-versions.ts'
import { wranglerVersions } from './wrangler-versions.ts'

/** Attempts after the first, with pauses that grow from half a second to eight. */
const MAX_RETRIES = 6
/** A batch of 20 MB over a slow line takes a while. */
const TIMEOUT_MS = 120_000

export interface Connection {
  settings: PublishSettings
  store: BlobStore
  versions: WorkerVersions
  hosts: Hosts
  read: ApiReader
  smoke: SmokeCheck
  wait: (milliseconds: number) => Promise<void>
}

/** Connects with the settings of the environment and of wrangler.toml in `root`. */
export function connect(environment: NodeJS.ProcessEnv = process.env, root = PROJECT_ROOT): Connection {
  const settings = readPublishSettings(root, environment)
  const client = cloudflareClient({
    apiToken: settings.apiToken,
    baseURL: settings.apiUrl,
    maxRetries: MAX_RETRIES,
    timeout: TIMEOUT_MS,
  })
  const runWrangler = projectWrangler(root, environment)
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds)
  return {
    settings,
    store: cloudflareStore(client, settings),
    versions: wranglerVersions(client, settings, runWrangler),
    hosts: cloudflareHosts(client, settings, runWrangler),
    read: apiReader(client),
    smoke: smokeCheck({ fetch, wait }),
    wait,
  }
}

/** Runs the work and turns what Cloudflare's client throws into a line that says what to do. */
export async function explainRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) {
      throw new UserError(
        error.status === 401
          ? 'Cloudflare rejected the API token (401): it is invalid or has expired. Create a new one: docs/operations.md, "Set up, once"'
          : `Cloudflare refused the token (403)${refusedRequest(error)}: "npm run doctor" says what it lacks, and docs/operations.md, "Set up, once", which permissions it needs`,
        {
          cause: error,
        },
      )
    }
    if (error instanceof APIConnectionError) {
      throw new UserError(
        `cannot reach Cloudflare's API (${apiReason(error)}): check your connection and run the command again; repeating it is safe`,
        { cause: error },
      )
    }
    if (error instanceof NotFoundError) {
      throw new UserError(
        `Cloudflare's API returned an error (${apiReason(error)}): "npm run doctor" compares the account and namespace with wrangler.toml`,
        { cause: error },
      )
    }
    if (error instanceof APIError) {
      throw new UserError(
        `Cloudflare's API returned an error (${apiReason(error)}): run the command again; repeating it is safe`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
}
