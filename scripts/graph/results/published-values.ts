// The values that steps publish in a run, by hash: in the store, or in memory without one.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import { DamagedStore } from '../store/damaged-store.ts'
import type { Trace } from '../store/dependency.ts'
import type { Store } from '../store/store.ts'

interface PublishedValues {
  publish(value: string | Uint8Array): [hash: Hash, bytes: number]
  /** A value that some step has published. Throws if the store has lost it. */
  published(hash: Hash): Uint8Array
  sizeOf(hash: Hash): number
  /** The values of a step that did not run in this process. `forget` is called if one of them turns out to be lost. */
  note(published: Trace['published'], forget?: () => void): void
  /** Values that another thread has sent. */
  keep(values: Iterable<[Hash, Uint8Array]>): void
  value(hash: Hash): Uint8Array | undefined
}

export function createPublishedValues(store: Store | undefined): PublishedValues {
  const sizes = new Map<Hash, number>()
  const inMemory = new Map<Hash, Uint8Array>()
  const publishers = new Map<Hash, () => void>()
  const value = (hash: Hash): Uint8Array | undefined => inMemory.get(hash) ?? store?.value(hash)
  return {
    value,
    publish(value) {
      const bytes = typeof value === 'string' ? Buffer.from(value) : value
      const hash = hashOf(bytes)
      sizes.set(hash, bytes.byteLength)
      if (!store?.keepValue(hash, bytes)) inMemory.set(hash, bytes)
      return [hash, bytes.byteLength]
    },
    published(hash) {
      const bytes = value(hash)
      if (bytes) return bytes
      publishers.get(hash)?.()
      throw new DamagedStore(hash)
    },
    sizeOf(hash) {
      const size = sizes.get(hash)
      if (size === undefined) throw new Error(`nothing was published under ${hash}`)
      return size
    },
    note(published, forget) {
      for (const [hash, bytes] of published) {
        sizes.set(hash, bytes)
        if (forget) publishers.set(hash, forget)
      }
    },
    keep(values) {
      for (const [hash, bytes] of values) inMemory.set(hash, bytes)
    },
  }
}
