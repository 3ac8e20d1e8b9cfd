// Lays out a graph in one column, for phones: nodes are stacked in the order of their layers. A line to the next node
// goes straight down; any other leaves sideways into a lane, which lines to the same node share.

import { nodeLook } from './actor-role.ts'
import { columnOrder } from './column-order.ts'
import type { GraphEdge, GraphModel, GraphNode } from './mermaid/diagram-model.ts'
import { drawCorners, type Point } from './draw-edge.ts'
import { boxOf, drawNode, nodeSize, type Placed } from './draw-node.ts'
import { Drawing } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import type { Letters } from '../fonts/letters.ts'
import { textBlock, type TextBlock } from './text-block.ts'

const LANE = 13
const INDENT = 20
const LEAST_GAP = 26

export function drawColumn(letters: Letters, model: GraphModel, form: DrawingForm): Drawing {
  const column = new Column(letters, model, form)
  return column.draw()
}

/** Nodes are drawn from the top down: `#y` is where the next one begins. */
class Column {
  readonly #letters: Letters
  readonly #form: DrawingForm
  readonly #drawing: Drawing
  readonly #order: readonly GraphNode[]
  readonly #row: ReadonlyMap<string, number>
  readonly #edges: readonly GraphEdge[]
  readonly #lanes: ReadonlyMap<string, number>
  /** Without the lanes. */
  readonly #width: number
  readonly #places: Placed[] = []
  /** Lines that have reached their lane; the position of their target is only known at the end. */
  readonly #pending: { points: [Point, Point]; edge: GraphEdge }[] = []
  #y = 0

  constructor(letters: Letters, model: GraphModel, form: DrawingForm) {
    this.#letters = letters
    this.#form = form
    this.#drawing = new Drawing(letters)
    this.#order = columnOrder(model)
    this.#row = new Map(this.#order.map(({ id }, at) => [id, at]))
    this.#edges = merged(model.edges)
    this.#lanes = assignLanes(
      this.#edges.filter((edge) => !this.#isToNext(edge)),
      this.#row,
    )
    const laneCount = Math.max(0, ...this.#lanes.values()) + (this.#lanes.size > 0 ? 1 : 0)
    this.#width = form.room - laneCount * LANE
  }

  draw(): Drawing {
    for (const [at, node] of this.#order.entries()) {
      const { bottom } = boxOf(this.#drawNode(node))
      this.#y = bottom
      const exits = this.#edges.filter(({ from }) => from === node.id)
      if (at < this.#order.length - 1 || exits.length > 0) this.#drawExits(exits, bottom)
    }
    this.#drawEntries()
    return this.#drawing
  }

  #isToNext({ from, to }: GraphEdge): boolean {
    return this.#row.get(to) === this.#row.get(from)! + 1
  }

  #drawNode({ label, shape }: GraphNode): Placed {
    const look = nodeLook(label, shape)
    const style = { size: this.#form.text, weight: 'strong', wrap: this.#width - 50 } as const
    const text = textBlock(this.#letters, label, style)
    const least = look.shape === 'start' || look.shape === 'end' ? 0 : this.#width
    const size = nodeSize(look, text, least - (look.shape === 'decision' ? 13 : 0))
    const x = least === 0 ? INDENT : this.#width / 2
    const place: Placed = { ...size, x, y: this.#y + size.height / 2 }
    this.#places.push(place)
    drawNode(this.#drawing, look, text, place)
    return place
  }

  #drawExits(exits: readonly GraphEdge[], bottom: number): void {
    const next = exits.find((edge) => this.#isToNext(edge))
    const away = exits.filter((edge) => edge !== next)
    let low = bottom + 6
    for (const [index, edge] of away.entries()) {
      const port = INDENT + (next ? 18 : 0) + (away.length - 1 - index) * 18
      low += this.#drawToLane(edge, port, bottom, low) + 6
    }
    this.#y = next ? this.#drawToNext(next, bottom, low) : Math.max(low + 10, bottom + LEAST_GAP)
  }

  /** Returns the height of the line's row. */
  #drawToLane(edge: GraphEdge, port: number, bottom: number, low: number): number {
    const label = this.#label(edge, port)
    const height = Math.max(label.height, 18)
    const y = low + height / 2 + 3
    const lane = this.#width + (this.#lanes.get(edge.to)! + 1) * LANE - 3
    const hasLabel = label.width > 0
    const corners = [
      { x: port, y: bottom },
      { x: port, y },
      { x: hasLabel ? port + 10 : lane - 12, y },
    ]
    drawCorners(this.#drawing, corners, { dashed: edge.dashed, arrow: false })
    if (hasLabel) this.#drawing.words('label', label, port + 14, y - label.height / 2, 'start')
    const start = { x: hasLabel ? port + 14 + label.width + 4 : lane - 13, y }
    this.#pending.push({ edge, points: [start, { x: lane, y }] })
    return height
  }

  /** Returns where the next node begins. */
  #drawToNext(edge: GraphEdge, bottom: number, low: number): number {
    const label = this.#label(edge, INDENT)
    const hasLabel = label.width > 0
    const end = hasLabel ? low + label.height + 14 : Math.max(low + 12, bottom + LEAST_GAP)
    const corners = [
      { x: INDENT, y: bottom },
      { x: INDENT, y: end },
    ]
    drawCorners(this.#drawing, corners, edge)
    if (hasLabel) this.#drawing.words('label', label, INDENT + 12, low + 1, 'start')
    return end
  }

  #drawEntries(): void {
    for (const { edge, points } of this.#pending) {
      const target = boxOf(this.#places[this.#row.get(edge.to)!]!)
      const { x } = points[1]
      const y = (target.top + target.bottom) / 2
      drawCorners(this.#drawing, [...points, { x, y }, { x: target.right, y }], edge)
    }
  }

  #label({ label }: GraphEdge, indent: number): TextBlock {
    const wrap = this.#width - indent - 30
    return textBlock(this.#letters, label, { size: this.#form.label, weight: 'plain', wrap })
  }
}

/** Lines between the same two nodes are merged, with the labels of all. */
function merged(edges: readonly GraphEdge[]): GraphEdge[] {
  const seen = new Map<string, GraphEdge>()
  for (const edge of edges) {
    const key = `${edge.from}\n${edge.to}`
    const known = seen.get(key)
    const labels = [known?.label, edge.label].filter(Boolean)
    seen.set(key, { ...(known ?? edge), label: labels.join(', ') })
  }
  return [...seen.values()]
}

/** The lane of each target: the nearest one that is free in all rows its lines pass. */
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
