/** What was thrown, in words: anything can be, not only an `Error`. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
