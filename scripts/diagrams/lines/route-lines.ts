// Routes the lines of a layered graph at right angles. A line bends between two layers. Lines that meet a node at the
// same place share their bend; others that would run into each other get tracks of their own.

import { placeBends, type Bend } from './place-bends.ts'
import type { Line, Pass, Spot, Stand } from './line-plan.ts'
import { placePorts, type Port } from './place-ports.ts'
import { sideExit } from './side-exit.ts'
import { straighten } from './straighten.ts'

/** With `half`, it is a label that the line passes. */
export type Corner = Spot & Partial<Pass>

interface Layer {
  middle: number
  half: number
}

/** Space that an arrowhead takes before its node. */
const HEAD_ROOM = 6

/** Each line's corners from node to node, including everything that it passes. */
export function routeLines(stands: ReadonlyMap<string, Stand>, given: readonly Line[]): Corner[][] {
  const lines = straighten(stands, given)
  const layers = layersOf(stands, lines)
  const ports = placePorts(stands, lines)
  const routes = lines.map((line, at) => {
    const exit = sideExit(stands, lines, line)
    return { exit, points: [exit?.at(-1) ?? ports[at]!.start, ...line.passes, ports[at]!.end] }
  })
  const bends = routes.flatMap(({ points }, at) => bendsOf(points, at, ports[at]!, layers))
  const places = placeBends(bends)
  return routes.map(({ exit, points }, at) => [
    ...(exit?.slice(0, -1) ?? []),
    ...points.flatMap((point, index): Corner[] => {
      const along = places.get(keyOf(at, index))
      const next = points[index + 1]
      if (along === undefined || !next) return [point]
      return [point, { along, beside: point.beside }, { along, beside: next.beside }]
    }),
  ])
}

/** Nodes and labels with the same centre form a layer. */
function layersOf(stands: ReadonlyMap<string, Stand>, lines: readonly Line[]): Layer[] {
  const layers: Layer[] = []
  const add = (middle: number, half: number): void => {
    const known = layers.find((layer) => Math.abs(layer.middle - middle) < 1)
    if (known) known.half = Math.max(known.half, half)
    else layers.push({ middle, half })
  }
  for (const { along } of stands.values()) add((along[0] + along[1]) / 2, (along[1] - along[0]) / 2)
  for (const { passes } of lines) for (const { along, half } of passes) add(along, half)
  return layers
}

function bendsOf(
  points: readonly Spot[],
  line: number,
  { start, end }: { start: Port; end: Port },
  layers: readonly Layer[],
): Bend[] {
  const distance = ({ middle, half }: Layer, { along }: Spot): number => Math.abs(middle - along) - half
  const layerOf = (point: Spot): Layer =>
    layers.reduce((best, layer) => (distance(layer, point) < distance(best, point) ? layer : best))
  return points.slice(0, -1).flatMap((point, at): Bend[] => {
    const next = points[at + 1]!
    if (Math.abs(point.beside - next.beside) < 1) return []
    const [first, second] = [layerOf(point), layerOf(next)].sort((a, b) => a.middle - b.middle)
    const isForward = point.along < next.along
    const isLast = at === points.length - 2
    const head = isLast ? (isForward ? 1 : -1) * HEAD_ROOM : 0
    return [
      {
        key: keyOf(line, at),
        from: isForward ? point.beside : next.beside,
        to: isForward ? next.beside : point.beside,
        gap: `${first!.middle} ${second!.middle}`,
        room: [
          first!.middle + first!.half - Math.min(head, 0),
          second!.middle - second!.half - Math.max(head, 0),
        ],
        owner: isLast ? end.name : at === 0 ? start.name : keyOf(line, at),
      },
    ]
  })
}

function keyOf(line: number, at: number): string {
  return `${line} ${at}`
}
