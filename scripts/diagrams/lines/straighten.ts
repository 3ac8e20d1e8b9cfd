// Shifts lines slightly where that avoids a small bend next to a node.

import type { Line, Pass, Stand } from './line-plan.ts'

/** The smallest bend that looks intentional, and the furthest that a line is moved. */
const SMALL = 16
/** Distance between the labels of two lines. */
const APART = 14

export function straighten(stands: ReadonlyMap<string, Stand>, lines: readonly Line[]): Line[] {
  const moved = [...lines]
  for (const [index, line] of lines.entries()) {
    const [first] = line.passes
    if (!first || line.passes.some(({ beside }) => Math.abs(beside - first.beside) > 1)) continue
    const ends = [stands.get(line.from)!, stands.get(line.to)!]
    const smallBends = (at: number): number =>
      ends.map((end) => Math.abs(nearest(end, at) - at)).filter((bend) => bend > 0.5 && bend < SMALL).length
    const others = moved.filter((_, at) => at !== index).flatMap(({ passes }) => passes)
    const best = ends
      .map((end) => nearest(end, first.beside))
      .filter((at) => Math.abs(at - first.beside) < SMALL && isFree(at, line.passes, others))
      .reduce((least, at) => (smallBends(at) < smallBends(least) ? at : least), first.beside)
    moved[index] = { ...line, passes: line.passes.map((pass): Pass => ({ ...pass, beside: best })) }
  }
  return moved
}

function isFree(at: number, passes: readonly Pass[], others: readonly Pass[]): boolean {
  return passes.every(({ along, reach }) =>
    others.every(
      (other) =>
        Math.abs(other.along - along) > 1 || Math.abs(other.beside - at) >= reach + other.reach + APART,
    ),
  )
}

/** The port at a node where a line would end. */
export function nearest({ beside: [low, high], inset }: Stand, wanted: number): number {
  if (high - low < 2 * inset) return (low + high) / 2
  return Math.min(Math.max(wanted, low + inset), high - inset)
}
