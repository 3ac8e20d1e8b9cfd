// An in-memory LRU cache, bounded in bytes.

export interface BoundedMemory<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

/** `maxBytes` limits the sum of the sizes given to `set`; a value above a quarter of it is not kept. */
export function createBoundedMemory<Value>(maxBytes: number): BoundedMemory<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>()
  let used = 0

  function forget(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    used -= entry.bytes
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A Map keeps insertion order: re-inserting the entry makes the first key the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      forget(key)
      if (bytes > maxBytes / 4) return
      entries.set(key, { value, bytes })
      used += bytes
      for (const oldest of entries.keys()) {
        if (used <= maxBytes) return
        forget(oldest)
      }
    },
  }
}
