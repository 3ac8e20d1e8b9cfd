// Content addressing in the build: bytes in, hash out, each value kept once.

import { createHash } from 'node:crypto'
import type { Hash } from '#site/model/release.ts'

/** As `HASH_PATTERN` of site/model/release.ts demands. */
const HASH_DIGITS = 32

/** The name of a value: the first 32 hex digits of the SHA-256 of its bytes. */
export function hashOf(value: string | Uint8Array): Hash {
  return createHash('sha256').update(value).digest('hex').slice(0, HASH_DIGITS)
}

/** Subresource Integrity value of an asset. */
export function integrityOf(value: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(value).digest('base64')}`
}

export class BlobSet {
  readonly #blobs = new Map<Hash, Uint8Array>()

  /** Keeps a value and gives its hash. */
  put(value: string | Uint8Array): Hash {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value
    const hash = hashOf(bytes)
    if (!this.#blobs.has(hash)) this.#blobs.set(hash, bytes)
    return hash
  }

  /** A value that was put in. */
  get(hash: Hash): Uint8Array {
    const bytes = this.#blobs.get(hash)
    if (!bytes) throw new Error(`No value has the hash ${hash}`)
    return bytes
  }

  /** All values by hash, in the order of their hashes. */
  sorted(): Map<Hash, Uint8Array> {
    return new Map([...this.#blobs].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}
