// Runs the Worker's application in the development server: worker/app.ts bundled for Node, reloaded when its code has
// changed, over the current manifest.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BLOB_KEY_PREFIX, type Hash, type Manifest } from '#site/model/release.ts'
import { hashOf } from '../project/hash-of.ts'
import { canonicalJson } from '../project/canonical-json.ts'
import { mcp, workerApp } from '../compiler/bundles/bundles.step.ts'
import { openSite } from '../build/open-site.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'

type Fetch = (request: Request, environment: object, context: object) => Response | Promise<Response>
type CreateApp = (
  manifest: Manifest,
  options: { graceMilliseconds: number; mcp: () => Promise<unknown> },
) => { fetch: Fetch }

export interface WorkerApp {
  /** Bundles the Worker's code if it changed. Throws esbuild's message for an error in it. */
  load(): Promise<void>
  /** Absent until the code has been loaded once. */
  response(request: Request, manifest: Manifest): Promise<Response | undefined>
}

const FOLDER = join(PROJECT_ROOT, '.cache', 'dev')
/** Content comes from this process: a read is late only if the process is busy, and then the response may wait. */
const GRACE_MS = 5000
const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  passThroughOnException() {},
}

export function createWorkerApp(blob: (hash: Hash) => Uint8Array | undefined): WorkerApp {
  standInForWorkerGlobals()
  let createApp: CreateApp | undefined
  let current: { manifest: Manifest; fetch: Fetch } | undefined
  const environment = {
    CONTENT: { get: async (key: string) => copyOf(blob(key.slice(BLOB_KEY_PREFIX.length))) },
    LOOPBACK: 'true',
    LOG_LEVEL: 'warn',
  }
  return {
    async load() {
      const graph = openSite()
      const code = await graph.repairing(() => graph.ask(workerApp, null))
      const file = join(FOLDER, `app-${hashOf(code)}.mjs`)
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(file, code)
      const module = (await import(pathToFileURL(file).href)) as { createApp: CreateApp }
      if (module.createApp !== createApp) current = undefined
      createApp = module.createApp
    },
    async response(request, manifest) {
      if (!createApp) return undefined
      if (current?.manifest !== manifest)
        current = {
          manifest,
          // The last build's shell parts may be older than the code.
          fetch: createApp({ ...manifest, shellParts: {} }, { graceMilliseconds: GRACE_MS, mcp: loadMcp })
            .fetch,
        }
      return current.fetch(request, environment, context)
    },
  }
}

/** Bundled with the first call, as the Worker loads it with the first call. */
async function loadMcp(): Promise<unknown> {
  const graph = openSite()
  const { modules } = await graph.repairing(() => graph.ask(mcp, null))
  const folder = join(FOLDER, `mcp-${hashOf(canonicalJson(modules))}`)
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code)
  return import(pathToFileURL(join(folder, 'mcp.js')).href)
}

/** Like KV: a separate `ArrayBuffer`. */
function copyOf(bytes: Uint8Array | undefined): ArrayBuffer | null {
  return bytes ? new Uint8Array(bytes).buffer : null
}

/** kv-asset-handler accesses the Worker's cache even if configured not to. */
function standInForWorkerGlobals(): void {
  const cache = { match: async () => undefined, put: async () => undefined }
  if (!('caches' in globalThis)) Object.assign(globalThis, { caches: { default: cache } })
}
