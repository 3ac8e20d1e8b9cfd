// Shares the operations that the last checked code calls with the other tools of the page.

export type FoundCall = { operation: string; ofElements?: boolean }

export interface FoundCalls {
  get(): readonly FoundCall[]
  set(calls: readonly FoundCall[]): void
  /** As React's `useSyncExternalStore` requires. */
  subscribe(listener: () => void): () => void
}

export function createFoundCalls(): FoundCalls {
  let calls: readonly FoundCall[] = []
  const listeners = new Set<() => void>()
  return {
    get: () => calls,
    set(found) {
      calls = found
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
