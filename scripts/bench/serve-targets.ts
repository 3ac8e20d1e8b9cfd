// Runs one server under Miniflare in a separate process, for bench serve: `node serve-targets.ts release|assets|hono
// DIR`. Reports its URL to its parent. The Worker is the built one, in a thin wrapper that provides the KV that the
// benchmark needs: 50 ms away, or in memory, so that only the Worker's own work counts. A message from the parent
// restarts workerd over the same KV. Values sent by PUT are put into its memory before the Worker requests them.

import { join } from 'node:path'
import { build } from 'esbuild'
import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { readWorkerModules } from '../compiler/release/write-release.ts'
import { esmModules } from '../local/esm-modules.ts'
import { LOCAL_NAMESPACE_ID, localKvWorker, openLocalKv } from '../local/local-kv.ts'
import { readWorkerSettings } from '../local/worker-settings.ts'
import { seedBlobs } from '../local/seed-blobs.ts'

const KV_WRAPPER = `
import worker from './index.js'
const kept = new Map()
const kvFrom = (env) => ({
  async get(key, options) {
    if (Number(env.KV_DELAY_MS) > 0) await scheduler.wait(Number(env.KV_DELAY_MS))
    if (!kept.has(key)) kept.set(key, await env.CONTENT.get(key, options))
    return kept.get(key)
  },
})
let content
export default {
  async fetch(request, env, ctx) {
    if (request.method === 'PUT') {
      kept.set(new URL(request.url).searchParams.get('key'), await request.arrayBuffer())
      return new Response()
    }
    return worker.fetch(request, { ...env, CONTENT: (content ??= kvFrom(env)) }, ctx)
  },
}
`

const [kind = '', directory = '', delay = '0'] = process.argv.slice(2)
const settings = readWorkerSettings()
const worker = { name: settings.name, compatibilityDate: settings.compatibilityDate }
const options = kind === 'assets' ? assetsOptions() : kind === 'hono' ? await honoOptions() : releaseOptions()
const miniflare = new Miniflare(options)
const url = await miniflare.ready
if (kind === 'release') await seedBlobs(directory, await openLocalKv(miniflare))
process.send?.(url.origin)
process.on('message', () => void restart())
process.on('disconnect', () => void miniflare.dispose().then(() => process.exit(0)))

async function restart(): Promise<void> {
  await miniflare.setOptions(options)
  process.send?.((await miniflare.ready).origin)
}

function common(): Pick<MiniflareOptions, 'host' | 'port' | 'log' | 'logRequests' | 'telemetry'> {
  return {
    host: '127.0.0.1',
    port: 0,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
  }
}

/** The same documents as files behind the static-assets binding. */
function assetsOptions(): MiniflareOptions {
  return {
    ...common(),
    workers: [
      {
        config: {
          ...worker,
          assets: { directory, hasUserWorker: false },
          // Miniflare requires a script although no request reaches it.
          manifest: {
            mainModule: 'index.js',
            modulesRoot: directory,
            modules: { 'index.js': { type: 'esm', contents: 'export default {}' } },
          },
        },
      },
    ],
  }
}

/** A Worker with Hono and one route: the cost of a request without a site. */
async function honoOptions(): Promise<MiniflareOptions> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Hono } from 'hono'\nexport default new Hono().get('*', (c) => c.text('ok'))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  const contents = outputFiles[0]!.text
  const manifest = {
    mainModule: 'index.js',
    modulesRoot: directory,
    modules: esmModules({ 'index.js': contents }),
  }
  return { ...common(), workers: [{ config: { ...worker, manifest } }] }
}

function releaseOptions(): MiniflareOptions {
  const text = (value: string) => ({ type: 'text' as const, value })
  return {
    ...common(),
    handleStructuredLogs: () => undefined,
    workers: [
      {
        config: {
          ...worker,
          compatibilityFlags: settings.compatibilityFlags,
          manifest: {
            mainModule: 'wrapper.js',
            modulesRoot: join(directory, 'worker'),
            modules: {
              'wrapper.js': { type: 'esm', contents: KV_WRAPPER },
              ...esmModules(readWorkerModules(directory)),
            },
          },
          env: {
            [settings.content]: { type: 'kv', id: LOCAL_NAMESPACE_ID },
            LOOPBACK: text('true'),
            INDEXED: text('true'),
            LOG_LEVEL: text('warn'),
            KV_DELAY_MS: text(delay),
          },
        },
      },
      localKvWorker(settings.compatibilityDate),
    ],
  }
}
