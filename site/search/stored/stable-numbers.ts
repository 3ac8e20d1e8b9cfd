// Assigns numbers derived from the keys alone: adding or removing a key leaves nearly all others unchanged.

import { textHash } from '../index/text-hash.ts'

/** In the order of the keys, all different and below `room`, a power of two that is not less than their count. */
export function stableNumbers(keys: readonly string[], room: number): number[] {
  const hashes = keys.map(textHash)
  // If two keys hash to the same number, the one with the lower hash gets it, whatever their order.
  const order = [...keys.keys()].sort((a, b) => hashes[a]! - hashes[b]!)
  const taken = new Uint8Array(room)
  const numbers: number[] = []
  for (const at of order) {
    const hash = hashes[at]!
    // Odd, so that probing visits every number.
    const step = (hash >>> 16) | 1
    let number = hash % room
    while (taken[number]) number = (number + step) % room
    taken[number] = 1
    numbers[at] = number
  }
  return numbers
}

/** The more room, the fewer keys want the same number. */
export const roomFor = (count: number, spare: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(1, count * spare)))
