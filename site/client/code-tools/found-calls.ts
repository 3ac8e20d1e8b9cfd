// Shares the operations that the last checked code calls with the other tools of the page.

import type { UsedOperation } from '../../api/permissions/least-permissions.ts'

export interface FoundCalls {
  get(): readonly UsedOperation[]
  set(calls: readonly UsedOperation[]): void
  /** As React's `useSyncExternalStore` requires. */
  subscribe(listener: () => void): () => void
}

export function createFoundCalls(): FoundCalls {
  let calls: readonly UsedOperation[] = []
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
