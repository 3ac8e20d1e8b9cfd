// The interface to a key-value store for publishing. KV's implementation is in cloudflare-store.ts.

import { isRecord } from '#site/model/is-record.ts'

export interface StoredKey {
  name: string
  metadata?: unknown
}

/** The time that was stored with a key, in milliseconds since 1970; 0 if there is none. */
export function storedTime({ metadata }: StoredKey, name: 'sentAt' | 'deployedAt'): number {
  const time = isRecord(metadata) ? metadata[name] : undefined
  return typeof time === 'number' ? time : 0
}

export interface Pair {
  key: string
  value: Uint8Array
  metadata?: Record<string, string | number>
}

/** A key-value store of bytes. Every method either completes or throws; repeating one is harmless. */
export interface BlobStore {
  /** Every key with the prefix. May lag behind writes of the last minute. */
  list(prefix: string): Promise<StoredKey[]>
  get(key: string): Promise<Uint8Array | undefined>
  /** Stores all pairs, in one request where the store has one. */
  putMany(pairs: Pair[]): Promise<void>
  deleteMany(keys: string[]): Promise<void>
}
