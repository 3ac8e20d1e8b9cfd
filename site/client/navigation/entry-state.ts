// What the router keeps with an entry of the session history.

/** Kept by the browser with the entry, also over a reload. */
export interface EntryState {
  /** Where the reader was when the page was left, in pixels from the left and the top. */
  scroll?: [number, number]
  /** The page was loaded as a whole after a failure: a second failure is told, not reloaded. */
  loadedInFull?: boolean
}

export function currentState(): EntryState {
  return (navigation.currentEntry?.getState() as EntryState | undefined) ?? {}
}

export function updateState(change: EntryState): void {
  navigation.updateCurrentEntry({ state: { ...currentState(), ...change } })
}
