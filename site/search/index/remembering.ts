// How a costly answer about a word is kept for the next time it is asked.

/** More than the vocabulary of a large site; hostile queries cannot fill memory. */
const MAX_KNOWN = 50_000

/** The function with a memory: for equal texts it makes its result once, and forgets all of them at the bound. */
export function remembering<Value extends {}>(
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
