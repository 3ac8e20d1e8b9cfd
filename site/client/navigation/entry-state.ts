// The router's state in a session history entry.

/** The browser keeps it with the entry, even across reloads. */
export interface EntryState {
  /** Scroll position when the page was left: pixels from the left and the top. */
  scroll?: [number, number]
  /** The page was fully loaded after a failure: a second failure is shown rather than reloaded. */
  loadedInFull?: boolean
}

export function currentState(): EntryState {
  return (navigation.currentEntry?.getState() as EntryState | undefined) ?? {}
}

export function updateState(change: EntryState): void {
  navigation.updateCurrentEntry({ state: { ...currentState(), ...change } })
}
