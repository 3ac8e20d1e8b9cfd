// Remembers the results of a costly function of a word, or of an object.

/** Larger than a large site's vocabulary; keeps hostile queries from filling memory. */
const MAX_KNOWN = 50_000

/** The memoised function. At the limit, it forgets all results. */
export function memoize<Value extends {}>(
  make: (text: string) => Value,
  bound = MAX_KNOWN,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    let results = known.get(text)
    if (results === undefined) {
      results = make(text)
      if (known.size >= bound) known.clear()
      known.set(text, results)
    }
    return results
  }
}

/** The function, called once per object. */
export function memoizePer<Key extends object, Value extends {}>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const result = known.get(key) ?? make(key)
    known.set(key, result)
    return result
  }
}
