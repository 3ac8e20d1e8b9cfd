// Checks how deeply a JSON value is nested, iteratively: a recursive check could overflow the stack.

/** Deeper documents are rejected. No example in the contract comes near this depth. */
export const MAX_DEPTH = 100

export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
