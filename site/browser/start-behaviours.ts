// How behaviours start: each for itself, so that one that throws never breaks another.

/** Small browser code that enhances the document until the signal ends it. */
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
