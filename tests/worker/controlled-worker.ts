// The Worker under test: the real application over the release, with a KV that can be made to fail. Bundled by
// start-test-worker.ts and run in workerd; `/__control` is the only URL it adds.

import type { Manifest } from '#site/model/release.ts'
import { createApp } from '#worker/app.ts'
import type { LoadMcp } from '#worker/routes/mcp.ts'
import type { CoreBlobs } from '#worker/release/release-store.ts'
import type { Bindings, BlobSource } from '#worker/runtime/env.ts'

/** How the next KV reads behave; `crash` simulates a bug in the Worker itself. */
interface Fault {
  mode: 'none' | 'gone' | 'slow' | 'empty' | 'truncated' | 'corrupt' | 'late-corrupt' | 'hang' | 'crash'
  /** For `slow` and `late-corrupt`. */
  milliseconds: number
  /** Number of reads that fail before KV recovers; 0 means all. */
  times: number
}

const NO_FAULT: Fault = { mode: 'none', milliseconds: 0, times: 0 }

let fault = NO_FAULT
let reads = 0
let failed = 0
let pointsFail = false
let asked = { Pages: 0, Blobs: 0 }
/** Data points since the last control; absent while no dataset is bound. */
let points: Point[] | undefined

const refuseAll: NonNullable<Bindings['SEARCH_LIMIT']> = { limit: async () => ({ success: false }) }
let limits: Pick<Bindings, 'SEARCH_LIMIT' | 'FEEDBACK_LIMIT'> = {}

type Point = Parameters<NonNullable<Bindings['INSIGHTS']>['writeDataPoint']>[0]

interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  props: unknown
}

/** On a busy machine the embedded KV may exceed the Worker's own grace period; tests of slow KV set it explicitly. */
const PATIENT_GRACE = 800

type Control = Partial<Fault> & {
  /** Starts with empty memory. */
  forget?: boolean
  /** Binds a dataset; `broken` is one that throws. */
  insights?: 'well' | 'broken'
  /** Every reader has asked too often. */
  exhausted?: boolean
  /** Keeps the blobs bundled with the Worker, which would hide KV's faults; only with `forget`. */
  withCore?: boolean
  /** Milliseconds before a page's frame is sent without its content; only with `forget`. */
  grace?: number
}

/** The Worker's entrypoints for a release: `fetch` is the gateway, `content` what the caches front. */
export function controlledWorker(manifest: Manifest, core: CoreBlobs, mcp: LoadMcp) {
  let app = createApp(manifest, { graceMilliseconds: PATIENT_GRACE, core, mcp })
  return {
    async fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
      if (new URL(request.url).pathname !== '/__control') {
        return app.fetch(request, controlledBindings(env), context)
      }
      if (request.method === 'POST') {
        const { forget, grace, withCore, insights, exhausted, ...next } = (await request.json()) as Control
        fault = { ...NO_FAULT, ...next }
        points = insights === undefined ? undefined : []
        pointsFail = insights === 'broken'
        limits = exhausted ? { SEARCH_LIMIT: refuseAll, FEEDBACK_LIMIT: refuseAll } : {}
        reads = 0
        failed = 0
        asked = { Pages: 0, Blobs: 0 }
        const options = {
          graceMilliseconds: grace ?? PATIENT_GRACE,
          core: withCore ? core : {},
          mcp,
          measuredVisits: 1,
        }
        if (forget) app = createApp(manifest, options)
      }
      return Response.json({ reads, failed, asked, points })
    },
    content(
      entrypoint: keyof typeof asked,
      request: Request,
      env: Bindings,
      context: ExecutionContext,
    ): Response | Promise<Response> {
      asked[entrypoint]++
      return app.content(request, controlledBindings(env), context)
    },
  }
}

const dataset: NonNullable<Bindings['INSIGHTS']> = {
  writeDataPoint(point) {
    if (pointsFail) throw new Error('no more points')
    points?.push(point)
  },
}

function controlledBindings(env: Bindings): Bindings {
  return {
    ...env,
    INSIGHTS: points && dataset,
    FEEDBACK: points && dataset,
    ...limits,
    get CONTENT() {
      if (fault.mode === 'crash') throw new Error('an internal secret')
      return faulty(env.CONTENT)
    },
  }
}

function faulty(source: BlobSource): BlobSource {
  return {
    async get(key, options) {
      reads++
      if (fault.mode === 'none' || fault.mode === 'crash') return source.get(key, options)
      if (fault.times > 0 && failed >= fault.times) return source.get(key, options)
      failed++
      const value = () => source.get(key, options)
      return faults[fault.mode](value)
    },
  }
}

type Read = () => Promise<ArrayBuffer | null>

const faults: Record<
  Exclude<Fault['mode'], 'none' | 'crash'>,
  (read: Read) => Promise<ArrayBuffer | null>
> = {
  gone: () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error')),
  slow: async (read) => {
    await wait()
    return read()
  },
  empty: () => Promise.resolve(null),
  truncated: async (read) => (await read())?.slice(0, 40) ?? null,
  corrupt: async (read) => corrupted(await read()),
  'late-corrupt': async (read) => {
    await wait()
    return corrupted(await read())
  },
  hang: () => new Promise(() => undefined),
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, fault.milliseconds))

function corrupted(value: ArrayBuffer | null): ArrayBuffer {
  const bytes = new Uint8Array(value ?? new ArrayBuffer(8))
  bytes[bytes.byteLength >> 1]! ^= 1
  return bytes.buffer
}
