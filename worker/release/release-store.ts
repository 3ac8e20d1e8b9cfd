// Every read of KV: blobs by hash, verified, kept in bounded memory, one shared read per key in flight.
// Does not know what the bytes mean.

import { contentHash } from '#site/model/assets/content-hash.ts'
import { blobKey, MAX_BLOB_BYTES, type Hash } from '#site/model/release.ts'
import { createBoundedMemory } from '../runtime/bounded-memory.ts'
import type { BlobSource } from '../runtime/env.ts'
import { isTimeUp, within } from '../runtime/time-limit.ts'

/** A quarter of it is the largest value that it keeps. With the documents of routes/page.tsx less than half of an isolate's 128 MB. */
const MEMORY_BYTES = 4 * MAX_BLOB_BYTES
/** Two reads of this length, and the response is still out within two seconds. */
const READ_LIMIT_MS = 900
/** What a large blob may take longer: as over a line of a megabyte a second. */
const BYTES_PER_MS = 1000
/** A blob never changes, so the data centre may keep it for a long time. */
const BLOB_TTL_SECONDS = 365 * 24 * 60 * 60
/** KV remembers absence too; asking with the shortest time makes it look again. */
const RETRY_TTL_SECONDS = 30

export type UnavailableReason = 'missing' | 'corrupt' | 'slow' | 'failed'

/** A blob could not be had now. `missing` means that KV responded and has no such key. */
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

/** What a read needs of the request it serves. */
export interface ReadContext {
  source: BlobSource
  /** Keeps a read alive that others wait for when its first asker has gone. */
  waitUntil(work: Promise<unknown>): void
}

export interface ReleaseStore {
  /** The blob's bytes, equal to their hash. Rejects with `BlobUnavailable`, never later than two read limits, which grow with the size. */
  read(hash: Hash, context: ReadContext): Promise<Bytes>
}

/** Blobs that travel in the Worker's bundle: hash to base64. */
export type CoreBlobs = Readonly<Record<Hash, string>>

export interface ReleaseStoreOptions {
  core?: CoreBlobs
  /** Bytes of the large blobs. */
  large?: Readonly<Record<Hash, number>>
}

export function createReleaseStore({ core = {}, large = {} }: ReleaseStoreOptions = {}): ReleaseStore {
  const memory = createBoundedMemory<Bytes>(MEMORY_BYTES)
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
      // Nobody may join a read that has already been too slow for someone.
      drop(hash, reading)
      throw asUnavailable(hash, error)
    }
  }

  /** Decoded at the first use: a cold start must not wait for what nobody asks for. */
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
