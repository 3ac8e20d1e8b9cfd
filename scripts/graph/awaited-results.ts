// Which results the running steps of a run wait for. With it, the pool begins a job that others wait for before its turn.

export interface AwaitedResults {
  /** A step has asked for the result of another. */
  note(asker: string, asked: string, result: Promise<unknown>): void
  /** The keys of all results that a step waits for, directly or through others. */
  of(key: string): Set<string>
}

export function createAwaitedResults(): AwaitedResults {
  const awaited = new Map<string, Set<string>>()

  function forget(asker: string, asked: string): void {
    const keys = awaited.get(asker)!
    keys.delete(asked)
    if (keys.size === 0) awaited.delete(asker)
  }

  return {
    note(asker, asked, result) {
      const keys = awaited.get(asker) ?? new Set()
      if (keys.has(asked)) return
      awaited.set(asker, keys.add(asked))
      const settled = (): void => forget(asker, asked)
      result.then(settled, settled)
    },
    of(key) {
      const found = new Set<string>()
      const add = (from: string): void => {
        for (const next of awaited.get(from) ?? []) {
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
