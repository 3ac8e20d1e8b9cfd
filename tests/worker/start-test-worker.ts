// Starts the Worker under test in workerd, with a handmade release in an embedded KV.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { build } from 'esbuild'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { writeRelease } from '#scripts/compiler/release/write-release.ts'
import type { Release } from '#scripts/compiler/release/assemble-release.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { makeRelease, type ReleaseVariant } from './hand-made-release.ts'

const REACT_SERVER = join(PROJECT_ROOT, 'node_modules/react-dom/cjs/react-dom-server.edge.production.js')

const ENTRY = `
import { WorkerEntrypoint } from 'cloudflare:workers'
import core from './core.js'
import manifest from './manifest.js'
import { controlledWorker } from './tests/worker/controlled-worker.ts'
const { fetch, content } = controlledWorker(manifest, core, () => import('./mcp.js'))
export default { fetch }
export class Pages extends WorkerEntrypoint {
  fetch(request) { return content('Pages', request, this.env, this.ctx) }
}
export class Blobs extends WorkerEntrypoint {
  fetch(request) { return content('Blobs', request, this.env, this.ctx) }
}
`

/** The Worker's code with the controls in controlled-worker.ts. */
export async function bundleControlledWorker(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: PROJECT_ROOT,
    stdin: { contents: ENTRY, resolveDir: PROJECT_ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-dom/server': REACT_SERVER },
    external: ['./manifest.js', './core.js', './mcp.js', 'cloudflare:workers'],
  })
  return outputFiles[0]!.text
}

export interface DataPoint {
  indexes: string[]
  blobs: string[]
  doubles: number[]
}

export interface TestWorker extends LocalWorker {
  release: Release
  logs: string[]
  /** Sends a request without following redirects. */
  get(
    path: string,
    headers?: Record<string, string>,
    method?: string,
    signal?: AbortSignal,
  ): Promise<Response>
  /** Sends a request as a browser navigation: `fetch` cannot send `Sec-Fetch-Mode: navigate`. */
  navigate(path: string, signal?: AbortSignal): Promise<Response>
  /** Sets KV's behaviour from now on; `forget` clears the isolate's memory first. */
  control(fault: Record<string, unknown>): Promise<void>
  /** Requests that reached the cached entrypoints since the last `control`. */
  asked(): Promise<Record<'Pages' | 'Blobs', number>>
  /** Data points written since the last `control`, which must have bound a dataset. */
  points(): Promise<DataPoint[]>
  /** KV reads since the last `control`. */
  reads(): Promise<number>
}

export interface TestWorkerOptions extends Omit<ReleaseVariant, 'workerCode'> {
  vars?: Record<string, string>
}

export async function startTestWorker(options: TestWorkerOptions = {}): Promise<TestWorker> {
  const { vars, ...variant } = options
  const release = makeRelease({ ...variant, workerCode: await bundleControlledWorker() })
  const folder = mkdtempSync(join(tmpdir(), 'worker-test-'))
  const dist = join(folder, 'dist')
  writeRelease(release, dist)
  const logs: string[] = []
  const worker = await startLocalWorker({ dist, port: 0, vars, onLog: (line) => logs.push(line) })
  const control = async (fault?: Record<string, unknown>) => {
    const response = await fetch(
      `${worker.url}/__control`,
      fault && { method: 'POST', body: JSON.stringify(fault) },
    )
    return (await response.json()) as {
      reads: number
      asked: Record<'Pages' | 'Blobs', number>
      points?: DataPoint[]
    }
  }
  return {
    ...worker,
    release,
    logs,
    get: (path, headers, method = 'GET', signal) =>
      fetch(worker.url + path, { method, headers, redirect: 'manual', signal }),
    navigate: (path, signal) => navigate(worker.url + path, signal),
    control: async (fault) => void (await control(fault)),
    asked: async () => (await control()).asked,
    points: async () => (await control()).points ?? [],
    reads: async () => (await control()).reads,
    async stop() {
      await worker.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function navigate(url: string, signal?: AbortSignal): Promise<Response> {
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' }
  const sent = get(url, { headers, signal, agent: false })
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  const pairs = Object.entries(received.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(Readable.toWeb(received) as ReadableStream, {
    status: received.statusCode,
    headers: pairs,
  })
}
