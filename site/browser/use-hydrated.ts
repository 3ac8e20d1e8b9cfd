// Whether a component has been hydrated. The first render must equal the server's; what it could not know comes with
// the second.

import { useSyncExternalStore } from 'react'

export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
