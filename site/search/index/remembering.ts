// How a costly answer about a word is kept for the next time it is asked.

/** More than the vocabulary of a large site; hostile queries cannot fill memory. */
const MAX_KNOWN = 50_000

/** The function with a memory: for equal texts it makes its result once. */
export function remembering<Value extends {}>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    let results = known.get(text)
    if (results === undefined) {
      results = make(text)
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(text, results)
    }
    return results
  }
}
