// Miniflare's embedded KV, reached through a separate Worker that takes many values per request. Miniflare's own proxy
// takes one per request, and spends more CPU on it than on storing the value. Before workerd runs, kv-files.ts writes them.

import type { Miniflare, MiniflareOptions } from 'miniflare'
import { esmModules } from './esm-modules.ts'

/** The local KV's own name: an id in wrangler.toml belongs to Cloudflare's. */
export const LOCAL_NAMESPACE_ID = 'content'

const WORKER_NAME = 'local-kv'
/** Bytes of one request, unless a single value is larger. */
const MAX_BATCH = 4_000_000

const WORKER = `
export default {
  async fetch(request, { KV }) {
    if (request.method === 'GET') return Response.json(await keysOf(KV))
    const sizes = JSON.parse(request.headers.get('sizes'))
    const bytes = await request.arrayBuffer()
    let at = 0
    await Promise.all(sizes.map(([key, size]) => KV.put(key, bytes.slice(at, (at += size)))))
    return new Response()
  },
}

async function keysOf(kv) {
  const keys = []
  let cursor
  do {
    const page = await kv.list({ cursor })
    keys.push(...page.keys.map(({ name }) => name))
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor !== undefined)
  return keys
}
`

export interface LocalKv {
  keys(): Promise<Set<string>>
  put(values: Iterable<[key: string, value: Uint8Array]>): Promise<void>
}

type WorkerOptions = NonNullable<MiniflareOptions['workers']>[number]

/** Listed after the site's Worker, which receives every request from outside. */
export function localKvWorker(compatibilityDate: string): WorkerOptions {
  return {
    config: {
      name: WORKER_NAME,
      compatibilityDate,
      manifest: { mainModule: 'index.js', modulesRoot: '/', modules: esmModules({ 'index.js': WORKER }) },
      env: { KV: { type: 'kv', id: LOCAL_NAMESPACE_ID } },
    },
  }
}

export async function openLocalKv(miniflare: Miniflare): Promise<LocalKv> {
  const worker = await miniflare.getWorker(WORKER_NAME)
  return {
    async keys() {
      const response = await worker.fetch('http://local-kv/')
      return new Set((await response.json()) as string[])
    },
    async put(values) {
      for (const batch of batches(values)) {
        const sizes = JSON.stringify(batch.map(([key, { byteLength }]) => [key, byteLength]))
        const body = Buffer.concat(batch.map(([, value]) => value))
        const response = await worker.fetch('http://local-kv/', { method: 'PUT', body, headers: { sizes } })
        if (!response.ok) throw new Error(`the local KV took no values: ${await response.text()}`)
      }
    },
  }
}

function* batches(values: Iterable<[string, Uint8Array]>): Generator<[string, Uint8Array][]> {
  let batch: [string, Uint8Array][] = []
  let bytes = 0
  for (const value of values) {
    // A header holds the sizes of about a hundred values.
    if (batch.length === 100 || (batch.length > 0 && bytes + value[1].byteLength > MAX_BATCH)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(value)
    bytes += value[1].byteLength
  }
  if (batch.length > 0) yield batch
}
