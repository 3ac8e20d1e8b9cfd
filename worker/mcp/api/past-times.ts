// Finds expiry times that have passed. The contract rejects none of them, so that they are warnings and not problems.

import { escapePointer } from '#site/api/check/values/json-pointer.ts'

const MAX_DEPTH = 40

/** JSON Pointers of the expiry times in the past. */
export function pastTimes(json: unknown, now: number, pointer = '', depth = 0): string[] {
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return []
  return Object.entries(json).flatMap(([name, value]) => {
    const at = `${pointer}/${escapePointer(name)}`
    const isPast = name === 'expires_at' && typeof value === 'string' && Date.parse(value) < now
    return isPast ? [at] : pastTimes(value, now, at, depth + 1)
  })
}
