// A cache in memory that forgets the least recently used values beyond a limit in bytes.

interface LruCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

/** `maxBytes` limits the sum of the sizes given to `set`; a value above a quarter of it is not kept. */
export function createLruCache<Value>(maxBytes: number): LruCache<Value> {
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
