// Counts what makes a layered graph look accidental: a main line that bends, alternatives that do not stand evenly
// below their question, lines that cross, and bends so small that they look like mistakes.

import { crowdedStretches } from './crowded-stretches.ts'
import type { Line, Spot, Stand } from './line-plan.ts'
import type { Corner } from './route-lines.ts'

/** The largest bend that looks like a mistake, and the furthest that a node may be from its place. */
const SMALL_BEND = 18
const OFF = 8
/** How far it may be from the middle of several, as a share of their extent. */
const OFF_SHARE = 0.1
/** With more neighbours, or with more lines to them than neighbours, a node stands in the middle of them all. */
const MANY = 3

const WEIGHT = { bentLine: 2, uneven: 4, smallBend: 1, crossing: 2, crowded: 2 }

type Edge = Pick<Line, 'from' | 'to'>

export function layoutFlaws(
  stands: ReadonlyMap<string, Stand>,
  edges: readonly Edge[],
  routes: readonly (readonly Corner[])[],
): number {
  const graph = graphOf(stands, edges)
  let flaws = 0
  for (const id of stands.keys()) flaws += unevenBefore(graph, id) + unevenAfter(graph, id)
  for (const corners of routes) {
    const sizes = corners.slice(1).map(({ beside }, at) => Math.abs(beside - corners[at]!.beside))
    flaws += WEIGHT.smallBend * sizes.filter((size) => size > 0.5 && size < SMALL_BEND).length
  }
  flaws += WEIGHT.crowded * crowdedStretches(routes)
  return flaws + WEIGHT.crossing * crossings(routes.map(piecesOf))
}

/** The nodes as they stand, and what leads from which to which. */
interface StandingGraph {
  edges: readonly Edge[]
  /** Those that lead ahead. */
  forward: readonly Edge[]
  /** The nodes that one leads ahead to, and those that lead to it. */
  next(id: string): readonly string[]
  before(id: string): readonly string[]
  /** How many layers the longest way from it passes. */
  depth(id: string): number
  /** The middle of a node at right angles to the lines. */
  middle(id: string): number
}

function graphOf(stands: ReadonlyMap<string, Stand>, edges: readonly Edge[]): StandingGraph {
  const middle = (id: string, way: 'along' | 'beside'): number => {
    const [low, high] = stands.get(id)![way]
    return (low + high) / 2
  }
  const forward = edges.filter(({ from, to }) => middle(from, 'along') < middle(to, 'along') - 1)
  const nextOf = neighboursOf(stands, forward, 'to')
  const beforeOf = neighboursOf(stands, forward, 'from')
  const fromTheEnd = [...stands.keys()].sort((a, b) => middle(b, 'along') - middle(a, 'along'))
  const depths = depthsOf(fromTheEnd, nextOf)
  return {
    edges,
    forward,
    next: (id) => nextOf.get(id)!,
    before: (id) => beforeOf.get(id)!,
    depth: (id) => depths.get(id)!,
    middle: (id) => middle(id, 'beside'),
  }
}

function isOff({ middle }: StandingGraph, id: string, others: readonly string[]): boolean {
  const places = others.map(middle)
  const [low, high] = [Math.min(...places), Math.max(...places)]
  return Math.abs((low + high) / 2 - middle(id)) > Math.max(OFF, (high - low) * OFF_SHARE)
}

/** Several nodes that lead to this one and nowhere else. */
function fanBefore({ before, next }: StandingGraph, id: string): readonly string[] {
  const fan = before(id)
  return fan.length > 1 && fan.every((one) => next(one).length === 1) ? fan : []
}

function unevenBefore(graph: StandingGraph, id: string): number {
  const fan = fanBefore(graph, id)
  return fan.length > 0 && isOff(graph, id, fan) ? WEIGHT.uneven : 0
}

function unevenAfter(graph: StandingGraph, id: string): number {
  const { edges, forward, depth } = graph
  const nexts = graph.next(id)
  const between = edges.filter(({ from, to }) =>
    from === id ? nexts.includes(to) : to === id && nexts.includes(from),
  )
  const deepest = Math.max(...nexts.map(depth))
  const main = nexts.filter((next) => depth(next) === deepest)
  const ahead = forward.filter(({ from }) => from === id)
  if (nexts.length > MANY || between.length > nexts.length + 1 || ahead.length > nexts.length)
    return isOff(graph, id, nexts) ? WEIGHT.uneven : 0
  if (main.length === 0 || !isOff(graph, id, main) || fanBefore(graph, main[0]!).length > 0) return 0
  return main.length > 1 ? WEIGHT.uneven : WEIGHT.bentLine
}

/** Each node's neighbours, every one once. */
function neighboursOf(
  stands: ReadonlyMap<string, Stand>,
  edges: readonly Edge[],
  way: 'from' | 'to',
): ReadonlyMap<string, readonly string[]> {
  const found = new Map([...stands.keys()].map((id): [string, Set<string>] => [id, new Set()]))
  for (const edge of edges) found.get(edge[way === 'to' ? 'from' : 'to'])!.add(edge[way])
  return new Map([...found].map(([id, others]) => [id, [...others]]))
}

/** How many layers the longest way from each node passes; every node comes after those it leads to. */
function depthsOf(
  ids: readonly string[],
  nextOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const id of ids) depths.set(id, Math.max(0, ...nextOf.get(id)!.map((next) => depths.get(next)! + 1)))
  return depths
}

type Piece = readonly [Spot, Spot]

function piecesOf(corners: readonly Corner[]): Piece[] {
  return corners.slice(1).map((corner, at) => [corners[at]!, corner])
}

/** How often two lines cross at right angles. */
function crossings(lines: readonly (readonly Piece[])[]): number {
  const isBetween = (at: number, one: number, other: number): boolean =>
    Math.min(one, other) + 1 < at && at < Math.max(one, other) - 1
  const cross = ([a, b]: Piece, [c, d]: Piece): boolean =>
    isBetween(a.beside, c.beside, d.beside) && isBetween(c.along, a.along, b.along)
  return lines.reduce((sum, line, at) => {
    const others = lines.filter((_, index) => index !== at).flat()
    return (
      sum + line.reduce((count, piece) => count + others.filter((other) => cross(piece, other)).length, 0)
    )
  }, 0)
}
