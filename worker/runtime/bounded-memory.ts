// Memory with a ceiling: values by key, the longest unused ones leave when the bytes run out.

export interface BoundedMemory<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

/** `maxBytes` bounds the sum of the sizes given to `set`; a value above a quarter of it is not kept. */
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
      // A Map keeps insertion order: moving the entry to the end makes the first key the longest unused.
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
