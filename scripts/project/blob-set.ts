// Content addressing in the build: values by their hash, each kept once.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from './hash-of.ts'

interface Blob {
  size: number
  load: () => Uint8Array
}

/** Values by hash. Those stored elsewhere are loaded on demand. */
export class BlobSet {
  readonly #blobs: Map<Hash, Blob>

  constructor(blobs: Iterable<[Hash, Blob]> = []) {
    this.#blobs = new Map(blobs)
  }

  /** Keeps a value and gives its hash. */
  put(value: string | Uint8Array): Hash {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value
    const hash = hashOf(bytes)
    if (!this.#blobs.has(hash)) this.#blobs.set(hash, { size: bytes.byteLength, load: () => bytes })
    return hash
  }

  /** Registers a value that is stored elsewhere. */
  add(hash: Hash, size: number, load: () => Uint8Array): void {
    if (!this.#blobs.has(hash)) this.#blobs.set(hash, { size, load })
  }

  /** The value, if it was added; otherwise undefined. */
  get(hash: Hash): Uint8Array | undefined {
    return this.#blobs.get(hash)?.load()
  }

  has(hash: Hash): boolean {
    return this.#blobs.has(hash)
  }

  keys(): IterableIterator<Hash> {
    return this.#blobs.keys()
  }

  get size(): number {
    return this.#blobs.size
  }

  /** Sizes by hash, in order. */
  sizes(): [Hash, number][] {
    return [...this.#blobs].map(([hash, { size }]) => [hash, size])
  }

  *values(): IterableIterator<Uint8Array> {
    for (const { load } of this.#blobs.values()) yield load()
  }

  *[Symbol.iterator](): IterableIterator<[Hash, Uint8Array]> {
    for (const [hash, { load }] of this.#blobs) yield [hash, load()]
  }

  without(hash: Hash): BlobSet {
    return new BlobSet([...this.#blobs].filter(([other]) => other !== hash))
  }

  /** The same values in the order of their hashes. */
  sorted(): BlobSet {
    return new BlobSet([...this.#blobs].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}
