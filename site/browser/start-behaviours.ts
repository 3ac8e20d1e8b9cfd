// Starts behaviours independently, so that one that throws does not affect the others.

/** A small browser script that enhances the document until the signal aborts. */
type Behaviour = (signal: AbortSignal) => void

export function startBehaviours(behaviours: readonly Behaviour[], signal: AbortSignal): void {
  for (const start of behaviours) {
    try {
      start(signal)
    } catch (error) {
      console.error(`The behaviour ${start.name} did not start.`, error)
    }
  }
}
