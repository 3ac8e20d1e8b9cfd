// Buffers search results from pointerdown until the click, so that the row under the pointer cannot change before the
// click lands.

import { useRef } from 'react'

/** After a touch the click comes a little later than the end of the touch. */
const CLICK_WITHIN_MS = 300

interface Press<Message> {
  /** Passes a message on, now or after the press. */
  receive(message: Message): void
  /** A press has begun. */
  begin(): void
}

export function usePress<Message>(take: (message: Message) => void): Press<Message> {
  const held = useRef<Message[]>(undefined)
  return {
    receive(message) {
      if (held.current) held.current.push(message)
      else take(message)
    },
    begin() {
      if (held.current) return
      held.current = []
      const waiting = new AbortController()
      const { signal } = waiting
      const end = (): void => {
        if (signal.aborted) return
        waiting.abort()
        const messages = held.current ?? []
        held.current = undefined
        messages.forEach(take)
      }
      addEventListener('click', end, { signal })
      addEventListener('pointercancel', end, { signal })
      addEventListener('pointerup', () => setTimeout(end, CLICK_WITHIN_MS), { signal })
    },
  }
}
