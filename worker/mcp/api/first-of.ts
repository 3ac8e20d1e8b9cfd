// Results stay small whatever is sent: an agent fixes the first problems and asks again.

const MAX_LISTED = 40

/** The first entries, and how many follow. */
export function firstOf<T>(entries: readonly T[]): { listed: T[]; further: number } {
  return { listed: entries.slice(0, MAX_LISTED), further: Math.max(0, entries.length - MAX_LISTED) }
}
