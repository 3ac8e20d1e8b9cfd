// Lets a line leave a question from its side point if nothing is in the way.

import type { Line, Spot, Stand } from './line-plan.ts'

/** Minimum distance of the line from the side, and from everything else. */
const APART = 10

/** The point at the node's side, and the corner where the line turns; undefined if it leaves like any other. */
export function sideExit(
  stands: ReadonlyMap<string, Stand>,
  lines: readonly Line[],
  { from, passes: [first] }: Line,
): [Spot, Spot] | undefined {
  const stand = stands.get(from)!
  if (!stand.pointed || !first) return undefined
  const { beside } = stand
  const isLow = first.beside < beside[0] - APART
  if (!isLow && first.beside < beside[1] + APART) return undefined
  const along = (stand.along[0] + stand.along[1]) / 2
  const [low, high] = isLow ? [first.beside - APART, beside[0]] : [beside[1], first.beside + APART]
  const isInTheWay = (others: readonly [number, number]): boolean => others[1] > low && others[0] < high
  const nodes = [...stands.values()].filter(
    (other) => other !== stand && other.along[0] < along + APART && other.along[1] > along - APART,
  )
  const passing = lines
    .flatMap(({ passes }) => passes)
    .filter((pass) => pass !== first && Math.abs(pass.along - along) < Math.max(1, pass.half))
  if (nodes.some((other) => isInTheWay(other.beside))) return undefined
  if (passing.some(({ beside: at, reach }) => isInTheWay([at - reach, at + reach]))) return undefined
  return [
    { along, beside: beside[isLow ? 0 : 1] },
    { along, beside: first.beside },
  ]
}
