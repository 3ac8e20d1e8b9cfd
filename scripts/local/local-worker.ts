// Runs a built Worker on this machine: workerd with an embedded KV, through Miniflare.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { readWorkerModules, RELEASE_FILES } from '../compiler/release/write-release.ts'
import { portError } from '../terminal/port-error.ts'
import { UserError } from '../project/errors.ts'
import { esmModules } from './esm-modules.ts'
import { LOCAL_NAMESPACE_ID, localKvWorker, openLocalKv } from './local-kv.ts'
import { seedBlobs, seedFiles } from './seed-blobs.ts'
import type { WorkerSettings } from './worker-settings.ts'

interface LocalWorkerOptions {
  /** Folder of a built release. */
  dist: string
  /** 0 lets the system choose. */
  port: number
  /** Those of wrangler.toml, where they have been read already. */
  settings?: WorkerSettings
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

/** Throws a `UserError` if the port cannot be used or the folder has no release. */
export async function startLocalWorker(options: LocalWorkerOptions): Promise<LocalWorker> {
  requireRelease(options.dist)
  const settings = options.settings ?? (await import('./worker-settings.ts')).readWorkerSettings()
  if (options.port !== 0) await requireFreePort(options.port)
  try {
    return await startOnce(options, settings, seedFiles)
  } catch (error) {
    if (error instanceof UserError) throw error
    // A broken KV, or files that this Miniflare cannot read: everything in it can be restored from the release.
    if (options.persist) rmSync(options.persist, { recursive: true, force: true })
    return startOnce(options, settings, () => undefined)
  }
}

async function startOnce(
  options: LocalWorkerOptions,
  settings: WorkerSettings,
  fill: typeof seedFiles,
): Promise<LocalWorker> {
  const { dist, port } = options
  const { persist, forget } = options.persist
    ? { persist: options.persist, forget: () => undefined }
    : temporaryState()
  const filled = fill(dist, persist)
  // A client waiting for the port may send requests at once, so the port opens once the blobs are there: until then any
  // port will do.
  const first = filled === undefined ? 0 : port
  const kept = { ...options, persist }
  const miniflare = new Miniflare(miniflareOptions({ ...kept, port: first }, settings))
  const stop = async (): Promise<void> => {
    await miniflare.dispose()
    forget()
  }
  const seed = async (release: string): Promise<number> => seedBlobs(release, await openLocalKv(miniflare))
  try {
    await miniflare.ready
    const seeded = (filled ?? 0) + (await seed(dist))
    if (first !== port) await miniflare.setOptions(miniflareOptions(kept, settings))
    const url = await miniflare.ready
    return {
      url: url.origin,
      seeded,
      async replace(next) {
        await seed(next)
        await miniflare.setOptions(
          miniflareOptions({ ...kept, dist: next, port: Number(url.port) }, settings),
        )
        await miniflare.ready
      },
      stop,
    }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

/** A folder for a KV that lives as long as its Worker, or at most as long as this process. */
function temporaryState(): { persist: string; forget: () => void } {
  const persist = mkdtempSync(join(tmpdir(), 'local-content-'))
  const remove = (): void => rmSync(persist, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    persist,
    forget() {
      process.off('exit', remove)
      remove()
    },
  }
}

function miniflareOptions(
  options: LocalWorkerOptions & { persist: string },
  settings: WorkerSettings,
): MiniflareOptions {
  return {
    host: HOST,
    port: options.port,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    // Otherwise Miniflare asks Cloudflare for this machine's location.
    cf: false,
    resourcePersistencePath: options.persist,
    handleStructuredLogs: ({ message }) => options.onLog?.(message),
    workers: [
      {
        config: {
          name: settings.name,
          compatibilityDate: settings.compatibilityDate,
          compatibilityFlags: settings.compatibilityFlags,
          manifest: {
            mainModule: 'index.js',
            modulesRoot: resolve(options.dist, 'worker'),
            modules: esmModules(readWorkerModules(options.dist)),
          },
          env: bindingsOf(options, settings),
        },
      },
      localKvWorker(settings.compatibilityDate),
    ],
  }
}

type Binding =
  | { type: 'kv'; id: string }
  | { type: 'text'; value: string }
  | { type: 'version-metadata' | 'analytics-engine-dataset' }

/** What the Worker finds in its environment, by name. */
function bindingsOf(options: LocalWorkerOptions, settings: WorkerSettings): Record<string, Binding> {
  const bindings: Record<string, Binding> = { [settings.content]: { type: 'kv', id: LOCAL_NAMESPACE_ID } }
  if (settings.version !== undefined) bindings[settings.version] = { type: 'version-metadata' }
  for (const name of [...settings.datasets, ...(options.datasets ?? [])])
    bindings[name] = { type: 'analytics-engine-dataset' }
  for (const [name, value] of Object.entries({ ...settings.vars, LOOPBACK: 'true', ...options.vars }))
    bindings[name] = { type: 'text', value }
  return bindings
}

function requireRelease(dist: string): void {
  if (!existsSync(join(dist, RELEASE_FILES.worker)))
    throw new UserError(`${dist} holds no release (${RELEASE_FILES.worker} is missing): run npm run build`)
}

/** Miniflare's own error for a port in use names neither the port nor a way out. */
function requireFreePort(port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => taken(portError(port, error)))
    probe.listen(port, HOST, () => probe.close(() => free()))
  })
}
