// How many jobs a thread has in hand at once.

const FEWEST = 2

/**
 * Half of a thread's share of what is left, and so fewer towards the end: all threads finish at about the same time.
 */
export function jobsAtOnce(most: number, left: number, threads: number): number {
  return Math.min(most, Math.max(FEWEST, Math.ceil(left / threads / 2)))
}
