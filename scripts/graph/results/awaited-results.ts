// Which results the running steps of a run wait for. With it, the pool begins a job that others wait for before its turn.

interface AwaitedResults {
  /** A step has asked for the result of another. */
  note(asker: string, asked: string, result: Promise<unknown>): void
  /** The keys of all results that a step waits for, directly or through others. */
  of(key: string): Set<string>
}

export function createAwaitedResults(): AwaitedResults {
  const awaited = new Map<string, Map<string, Promise<unknown>>>()

  /** Only this result: the step may have been run again since and wait for a newer one of the same key. */
  function forget(asker: string, asked: string, result: Promise<unknown>): void {
    const results = awaited.get(asker)
    if (results?.get(asked) !== result) return
    results.delete(asked)
    if (results.size === 0) awaited.delete(asker)
  }

  return {
    note(asker, asked, result) {
      const results = awaited.get(asker) ?? new Map<string, Promise<unknown>>()
      if (results.get(asked) === result) return
      awaited.set(asker, results.set(asked, result))
      const settled = (): void => forget(asker, asked, result)
      result.then(settled, settled)
    },
    of(key) {
      const found = new Set<string>()
      const add = (from: string): void => {
        for (const next of awaited.get(from)?.keys() ?? []) {
          if (found.has(next)) continue
          found.add(next)
          add(next)
        }
      }
      add(key)
      return found
    },
  }
}
