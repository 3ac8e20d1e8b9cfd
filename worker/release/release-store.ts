// Every read of KV: blobs by hash, verified, cached in bounded memory, with one shared read per key in flight. Knows
// nothing about what the bytes mean.

import { contentHash } from '#site/model/assets/content-hash.ts'
import { blobKey, MAX_BLOB_BYTES, type Hash } from '#site/model/release.ts'
import { createLruCache } from '../runtime/lru-cache.ts'
import type { BlobSource } from '../runtime/env.ts'
import { isTimeUp, within } from '../runtime/time-limit.ts'

/**
 * Blobs up to a quarter of this size are cached. Together with the documents cached in routes/page.tsx, less than half
 * of an isolate's 128 MB.
 */
const MEMORY_BYTES = 4 * MAX_BLOB_BYTES
/** Even after two reads of this length, the response is sent within two seconds. */
const READ_LIMIT_MS = 900
/** Extra time allowed for large blobs, as on a connection of one megabyte per second. */
const BYTES_PER_MS = 1000
/** Blobs are immutable, so the data centre may cache them for a long time. */
const BLOB_TTL_SECONDS = 365 * 24 * 60 * 60
/** KV caches misses too; the minimum TTL makes it look again. */
const RETRY_TTL_SECONDS = 30

type UnavailableReason = 'missing' | 'corrupt' | 'slow' | 'failed'

/** A blob could not be read. `missing` means that KV responded and has no such key. */
export class BlobUnavailable extends Error {
  override name = 'BlobUnavailable'
  readonly hash: Hash
  readonly reason: UnavailableReason

  constructor(hash: Hash, reason: UnavailableReason) {
    super(`Blob ${hash} is unavailable: ${reason}`)
    this.hash = hash
    this.reason = reason
  }
}

export type Bytes = Uint8Array<ArrayBuffer>

/** The request context that a read needs. */
export interface ReadContext {
  source: BlobSource
  /** Keeps a shared read alive after the request that started it has ended. */
  waitUntil(work: Promise<unknown>): void
}

export interface ReleaseStore {
  /**
   * The blob's bytes, verified against the hash. Rejects with `BlobUnavailable` after at most two read limits, which
   * grow with the size.
   */
  read(hash: Hash, context: ReadContext): Promise<Bytes>
}

/** Blobs in the Worker's bundle: hash to base64. */
export type CoreBlobs = Readonly<Record<Hash, string>>

interface ReleaseStoreOptions {
  core?: CoreBlobs
  /** Sizes of the large blobs, in bytes. */
  large?: Readonly<Record<Hash, number>>
}

export function createReleaseStore({ core = {}, large = {} }: ReleaseStoreOptions = {}): ReleaseStore {
  const memory = createLruCache<Bytes>(MEMORY_BYTES)
  const inFlight = new Map<Hash, Promise<Bytes>>()

  async function fetchBlob(hash: Hash, source: BlobSource, cacheTtl: number): Promise<Bytes> {
    const value = await source.get(blobKey(hash), { type: 'arrayBuffer', cacheTtl })
    if (value === null) throw new BlobUnavailable(hash, 'missing')
    const bytes = new Uint8Array(value)
    if ((await contentHash(bytes)) !== hash) throw new BlobUnavailable(hash, 'corrupt')
    memory.set(hash, bytes, bytes.byteLength)
    return bytes
  }

  function share(hash: Hash, context: ReadContext, cacheTtl: number): Promise<Bytes> {
    const running = inFlight.get(hash)
    if (running) return running
    const reading = fetchBlob(hash, context.source, cacheTtl).finally(() => drop(hash, reading))
    inFlight.set(hash, reading)
    context.waitUntil(reading.catch(() => undefined))
    return reading
  }

  function drop(hash: Hash, reading: Promise<Bytes>): void {
    if (inFlight.get(hash) === reading) inFlight.delete(hash)
  }

  async function attempt(hash: Hash, context: ReadContext, cacheTtl: number): Promise<Bytes> {
    const known = memory.get(hash) ?? coreBlob(hash)
    if (known) return known
    const reading = share(hash, context, cacheTtl)
    try {
      return await within(READ_LIMIT_MS + (large[hash] ?? 0) / BYTES_PER_MS, reading)
    } catch (error) {
      // A read that was too slow for one request must not be shared with later ones.
      drop(hash, reading)
      throw asUnavailable(hash, error)
    }
  }

  /** Decoded on first use: a cold start must not pay for blobs that are never requested. */
  function coreBlob(hash: Hash): Bytes | undefined {
    if (!Object.hasOwn(core, hash)) return undefined
    const bytes = Uint8Array.from(atob(core[hash]!), (character) => character.charCodeAt(0))
    memory.set(hash, bytes, bytes.byteLength)
    return bytes
  }

  return {
    async read(hash, context) {
      try {
        return await attempt(hash, context, BLOB_TTL_SECONDS)
      } catch {
        return attempt(hash, context, RETRY_TTL_SECONDS)
      }
    },
  }
}

function asUnavailable(hash: Hash, error: unknown): BlobUnavailable {
  if (error instanceof BlobUnavailable) return error
  return new BlobUnavailable(hash, isTimeUp(error) ? 'slow' : 'failed')
}
