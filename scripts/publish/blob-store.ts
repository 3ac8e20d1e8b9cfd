// The interface to a key-value store for publishing. KV's implementation is in cloudflare-store.ts.

export interface StoredKey {
  name: string
  metadata?: unknown
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
