// Finds where two lines run along each other so closely that they are hard to tell apart.

import type { Corner } from './route-lines.ts'

/** Lines that are closer look like one. */
const CLOSE = 12
/** Lines that part sooner only leave from neighbouring points. */
const SHORT = 24
/** As long a stretch is one flaw, a longer one more. */
const STRETCH = 60

/** The number of stretches that each pair of lines shares or nearly shares. */
export function crowdedStretches(routes: readonly (readonly Corner[])[]): number {
  let count = 0
  for (const [at, one] of routes.entries()) {
    for (const other of routes.slice(at + 1)) {
      const length = sharedLength(one, other)
      if (length >= SHORT) count += Math.ceil(length / STRETCH)
    }
  }
  return count
}

function sharedLength(one: readonly Corner[], other: readonly Corner[]): number {
  const pieces = piecesOf(one).flatMap((piece) => piecesOf(other).map((against) => [piece, against] as const))
  return pieces.reduce((sum, [piece, against]) => {
    if (piece.way !== against.way || Math.abs(piece.lane - against.lane) >= CLOSE) return sum
    return sum + Math.max(0, Math.min(piece.high, against.high) - Math.max(piece.low, against.low))
  }, 0)
}

interface Piece {
  way: 'along' | 'beside'
  /** Its position at right angles to its way. */
  lane: number
  low: number
  high: number
}

function piecesOf(corners: readonly Corner[]): Piece[] {
  return corners.slice(1).map((corner, at) => {
    const before = corners[at]!
    const way =
      Math.abs(corner.beside - before.beside) > Math.abs(corner.along - before.along) ? 'beside' : 'along'
    const ends = [before[way], corner[way]]
    return {
      way,
      lane: corner[way === 'along' ? 'beside' : 'along'],
      low: Math.min(...ends),
      high: Math.max(...ends),
    }
  })
}
