// Runs a built Worker on this machine: workerd with an embedded KV, through Miniflare.

import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { readWorkerModules, RELEASE_FILES } from '../compiler/release/write-release.ts'
import { portError } from '../terminal/port-error.ts'
import { UserError } from '../project/errors.ts'
import { esmModules } from './esm-modules.ts'
import { LOCAL_NAMESPACE_ID, localKvWorker, openLocalKv } from './local-kv.ts'
import { noteSeeded, seedBlobs, wasSeeded } from './seed-blobs.ts'
import { readWorkerSettings, type WorkerSettings } from './worker-settings.ts'

interface LocalWorkerOptions {
  /** Folder of a built release. */
  dist: string
  /** 0 lets the system choose. */
  port: number
  /** Folder that keeps the KV between runs; without it the KV lives as long as the Worker. */
  persist?: string
  /** Further variables, over those of wrangler.toml. */
  vars?: Record<string, string>
  /** Bindings of datasets beside those of wrangler.toml. */
  datasets?: string[]
  /** Receives every line that the Worker logs. */
  onLog?: (line: string) => void
}

export interface LocalWorker {
  url: string
  /** Number of blobs that the KV lacked. */
  seeded: number
  /** Serves another release from the same KV, on the same port. */
  replace(dist: string): Promise<void>
  stop(): Promise<void>
}

const HOST = '127.0.0.1'
/** Where `npm start` keeps its KV. Apart from wrangler's own state, whose format is wrangler's. */
export const LOCAL_STATE = join(PROJECT_ROOT, '.wrangler', 'local-content')

/** Throws a `UserError` if the port cannot be used or the folder has no release. */
export async function startLocalWorker(options: LocalWorkerOptions): Promise<LocalWorker> {
  const settings = readWorkerSettings()
  if (options.port !== 0) await requireFreePort(options.port)
  try {
    return await startOnce(options, settings)
  } catch (error) {
    if (error instanceof UserError || !options.persist || !existsSync(options.persist)) throw error
    // A broken KV, or one of another version: everything in it can be restored from the release.
    rmSync(options.persist, { recursive: true, force: true })
    return startOnce(options, settings)
  }
}

async function startOnce(options: LocalWorkerOptions, settings: WorkerSettings): Promise<LocalWorker> {
  // A client waiting for the port may send requests at once, so the port opens once the blobs are there: until then any
  // port will do.
  const isReady = options.port === 0 || wasSeeded(options)
  const miniflare = new Miniflare(miniflareOptions(isReady ? options : { ...options, port: 0 }, settings))
  try {
    await miniflare.ready
    const seeded = await seed(options.dist)
    if (!isReady) await miniflare.setOptions(miniflareOptions(options, settings))
    const url = await miniflare.ready
    return {
      url: url.origin,
      seeded,
      async replace(dist) {
        await seed(dist)
        await miniflare.setOptions(miniflareOptions({ ...options, dist, port: Number(url.port) }, settings))
        await miniflare.ready
      },
      stop: () => miniflare.dispose(),
    }
  } catch (error) {
    await miniflare.dispose().catch(() => undefined)
    throw error
  }

  async function seed(dist: string): Promise<number> {
    const count = await seedBlobs(dist, await openLocalKv(miniflare))
    noteSeeded({ ...options, dist })
    return count
  }
}

function miniflareOptions(options: LocalWorkerOptions, settings: WorkerSettings): MiniflareOptions {
  const worker = resolve(options.dist, 'worker')
  const vars = { ...settings.vars, LOOPBACK: 'true', ...options.vars }
  return {
    host: HOST,
    port: options.port,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    // Otherwise Miniflare asks Cloudflare for this machine's location.
    cf: false,
    ...(options.persist && { resourcePersistencePath: options.persist }),
    handleStructuredLogs: ({ message }) => options.onLog?.(message),
    workers: [
      {
        config: {
          name: settings.name,
          compatibilityDate: settings.compatibilityDate,
          compatibilityFlags: settings.compatibilityFlags,
          manifest: {
            mainModule: 'index.js',
            modulesRoot: worker,
            modules: esmModules(readModules(options.dist)),
          },
          env: {
            [settings.content]: { type: 'kv', id: LOCAL_NAMESPACE_ID },
            ...(settings.version && { [settings.version]: { type: 'version-metadata' } }),
            ...Object.fromEntries(
              [...settings.datasets, ...(options.datasets ?? [])].map((name) => [
                name,
                { type: 'analytics-engine-dataset' },
              ]),
            ),
            ...Object.fromEntries(
              Object.entries(vars).map(([name, value]) => [name, { type: 'text', value }]),
            ),
          },
        },
      },
      localKvWorker(settings.compatibilityDate),
    ],
  }
}

function readModules(dist: string): Record<string, string> {
  if (!existsSync(join(dist, RELEASE_FILES.worker)))
    throw new UserError(`${dist} holds no release (${RELEASE_FILES.worker} is missing): run npm run build`)
  return readWorkerModules(dist)
}

/** Miniflare's own error for a port in use names neither the port nor a way out. */
function requireFreePort(port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => taken(portError(port, error)))
    probe.listen(port, HOST, () => probe.close(() => free()))
  })
}
