// A graph in one column, for phones: nodes below each other in the order of their layers. A line to the next node
// goes straight down; every other leaves sideways into a lane, and lines to the same node share theirs.

import { nodeLook } from './actor-role.ts'
import type { GraphEdge, GraphModel, GraphNode } from './diagram-model.ts'
import { drawCorners, type Point } from './draw-edge.ts'
import { boxOf, drawNode, nodeSize, type Placed } from './draw-node.ts'
import { Drawing } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import type { Letters } from '../fonts/letters.ts'
import { textBlock, type TextBlock } from './text-block.ts'

const LANE = 13
const INDENT = 20
const LEAST_GAP = 26

interface Exit {
  edge: GraphEdge
  label: TextBlock
}

export function drawColumn(letters: Letters, model: GraphModel, form: DrawingForm): Drawing {
  const order = inOrder(model)
  const row = new Map(order.map(({ id }, at) => [id, at]))
  const edges = merged(model.edges)
  const isNext = ({ from, to }: GraphEdge): boolean => row.get(to) === row.get(from)! + 1
  const lanes = assignLanes(
    edges.filter((edge) => !isNext(edge)),
    row,
  )
  const laneCount = Math.max(0, ...lanes.values()) + (lanes.size > 0 ? 1 : 0)
  const width = form.room - laneCount * LANE
  const drawing = new Drawing(letters)
  const places: Placed[] = []
  const pending: { points: Point[]; edge: GraphEdge }[] = []

  let y = 0
  for (const [at, node] of order.entries()) {
    const look = nodeLook(node.label, node.shape)
    const text = textBlock(letters, node.label, { size: form.text, weight: 'strong', wrap: width - 50 })
    const least = look.shape === 'start' || look.shape === 'end' ? 0 : width
    const size = nodeSize(look, text, least - (look.shape === 'decision' ? 13 : 0))
    const place: Placed = { ...size, x: least === 0 ? INDENT : width / 2, y: y + size.height / 2 }
    places.push(place)
    drawNode(drawing, look, text, place)
    y += size.height
    if (at === order.length - 1 && !edges.some(({ from }) => from === node.id)) break

    const exits = edges.filter(({ from }) => from === node.id)
    const next = exits.find(isNext)
    const away = exits.filter((edge) => edge !== next)
    const blockOf = (edge: GraphEdge, indent: number): Exit => ({
      edge,
      label: textBlock(letters, edge.label, {
        size: form.label,
        weight: 'plain',
        wrap: width - indent - 30,
      }),
    })
    const bottom = boxOf(place).bottom
    let low = bottom + 6
    away.forEach((edge, index) => {
      const port = INDENT + (next ? 18 : 0) + (away.length - 1 - index) * 18
      const { label } = blockOf(edge, port)
      const height = Math.max(label.height, 18)
      const line = low + height / 2 + 3
      const lane = width + (lanes.get(edge.to)! + 1) * LANE - 3
      const labelEnd = port + 14 + label.width
      drawCorners(
        drawing,
        label.width > 0
          ? [
              { x: port, y: bottom },
              { x: port, y: line },
              { x: port + 10, y: line },
            ]
          : [
              { x: port, y: bottom },
              { x: port, y: line },
              { x: lane - 12, y: line },
            ],
        { dashed: edge.dashed, arrow: false },
      )
      if (label.width > 0) drawing.words('label', label, port + 14, line - label.height / 2, 'start')
      pending.push({
        edge,
        points: [
          { x: label.width > 0 ? labelEnd + 4 : lane - 13, y: line },
          { x: lane, y: line },
        ],
      })
      low += height + 6
    })
    if (next) {
      const { label } = blockOf(next, INDENT)
      const end = label.width > 0 ? low + label.height + 14 : Math.max(low + 12, bottom + LEAST_GAP)
      drawCorners(
        drawing,
        [
          { x: INDENT, y: bottom },
          { x: INDENT, y: end },
        ],
        next,
      )
      if (label.width > 0) drawing.words('label', label, INDENT + 12, low + 1, 'start')
      y = end
    } else y = Math.max(low + 10, bottom + LEAST_GAP)
  }
  for (const { edge, points } of pending) {
    const target = boxOf(places[row.get(edge.to)!]!)
    const lane = points[1]!.x
    const entry = (target.top + target.bottom) / 2
    drawCorners(drawing, [...points, { x: lane, y: entry }, { x: target.right, y: entry }], edge)
  }
  return drawing
}

/** Breadth first from the nodes that nothing leads to; the members of a group stay together. */
function inOrder({ nodes, edges, groups }: GraphModel): GraphNode[] {
  const layer = new Map<string, number>()
  const visit = (id: string, depth: number, path: readonly string[]): void => {
    if (path.includes(id) || (layer.get(id) ?? -1) >= depth) return
    layer.set(id, depth)
    for (const { from, to } of edges) if (from === id) visit(to, depth + 1, [...path, id])
  }
  const roots = nodes.filter(({ id }) => !edges.some(({ from, to }) => to === id && from !== id))
  for (const { id } of roots.length > 0 ? roots : nodes.slice(0, 1)) visit(id, 0, [])
  const groupOf = ({ group }: GraphNode): number => groups.findIndex(({ id }) => id === group)
  return nodes
    .map((node, at) => ({ node, at }))
    .sort(
      (a, b) =>
        groupOf(b.node) - groupOf(a.node) ||
        (layer.get(a.node.id) ?? 0) - (layer.get(b.node.id) ?? 0) ||
        a.at - b.at,
    )
    .map(({ node }) => node)
}

/** Lines between the same two nodes are one, with the words of all. */
function merged(edges: readonly GraphEdge[]): GraphEdge[] {
  const seen = new Map<string, GraphEdge>()
  for (const edge of edges) {
    const key = `${edge.from}\n${edge.to}`
    const known = seen.get(key)
    seen.set(key, known ? { ...known, label: `${known.label}, ${edge.label}` } : edge)
  }
  return [...seen.values()]
}

/** The lane of each target, the nearest free one for the rows that its lines pass. */
function assignLanes(
  edges: readonly GraphEdge[],
  row: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const spans = new Map<string, { top: number; bottom: number }>()
  for (const { from, to } of edges) {
    const rows = [row.get(from)! + 0.5, row.get(to)!]
    const span = spans.get(to) ?? { top: Infinity, bottom: -Infinity }
    spans.set(to, { top: Math.min(span.top, ...rows), bottom: Math.max(span.bottom, ...rows) })
  }
  const taken: { top: number; bottom: number }[][] = []
  const lanes = new Map<string, number>()
  const shortest = [...spans].sort(([, a], [, b]) => a.bottom - a.top - (b.bottom - b.top))
  for (const [to, span] of shortest) {
    const free = taken.findIndex((lane) =>
      lane.every((other) => other.bottom < span.top || other.top > span.bottom),
    )
    const lane = free === -1 ? taken.push([]) - 1 : free
    taken[lane]!.push(span)
    lanes.set(to, lane)
  }
  return lanes
}
