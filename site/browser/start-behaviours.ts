// Starts behaviours independently, so that one that throws does not affect the others.

/** A small browser script that enhances the document until the signal aborts. */
export type Behaviour = (signal: AbortSignal) => void

export function startBehaviours(behaviours: readonly Behaviour[], signal: AbortSignal): void {
  for (const start of behaviours) {
    try {
      start(signal)
    } catch (error) {
      console.error(`The behaviour ${start.name} did not start.`, error)
    }
  }
}

/**
 * Starts one behaviour after the other and, where the browser knows how, lets it paint and respond in between: together
 * they would block a slow phone noticeably.
 */
export async function startInTurns(behaviours: readonly Behaviour[], signal: AbortSignal): Promise<void> {
  for (const behaviour of behaviours) {
    startBehaviours([behaviour], signal)
    await globalThis.scheduler?.yield?.()
  }
}
