// Enter while the rows are still those of an older query: waits for the rows of what was typed, then opens the first of
// them. A second Enter does not wait.

import { useLayoutEffect, useRef } from 'react'

interface AwaitedEnter {
  /** Whether Enter waits, with these modifier keys; if not, it submits the form. */
  wait(keys: MouseEventInit): boolean
  /** The reader typed on, moved or left. */
  forget(): void
}

/** `openFirst`: returns whether there was a row; `submit` leaves the query to the page of results. */
export function useAwaitedEnter({
  isStale,
  isPossible,
  openFirst,
  submit,
}: {
  isStale: () => boolean
  /** There is something to search, and it has not failed. */
  isPossible: boolean
  openFirst: (keys: MouseEventInit) => boolean
  submit: () => void
}): AwaitedEnter {
  const waiting = useRef<MouseEventInit>(undefined)
  useLayoutEffect(() => {
    const keys = waiting.current
    if (!keys || (isPossible && isStale())) return
    waiting.current = undefined
    // The row is clicked when React is done with it.
    queueMicrotask(() => {
      if (!isPossible || !openFirst(keys)) submit()
    })
  })
  return {
    wait(keys) {
      if (!isPossible || waiting.current) return false
      waiting.current = keys
      return true
    },
    forget() {
      waiting.current = undefined
    },
  }
}
