// Draws a graph in layers, across or down.

import type { GraphEdge, GraphModel, GraphNode } from './mermaid/diagram-model.ts'
import { drawCorners, type Point } from './draw-edge.ts'
import { boxOf, drawNode } from './draw-node.ts'
import { Drawing, type Box } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import { GROUP, type LaidOut } from './lay-out-graph.ts'
import type { Spot } from './lines/line-plan.ts'
import type { Letters } from '../fonts/letters.ts'
import type { Corner } from './lines/route-lines.ts'
import { planLayers } from './plan-layers.ts'
import { textBlock, type TextBlock } from './text-block.ts'

export function drawLayers(
  letters: Letters,
  model: GraphModel,
  form: DrawingForm,
  direction: GraphModel['direction'],
): Drawing {
  const across = direction === 'across'
  const { place, texts, labels, looks, loops, routed, routes } = planLayers(letters, model, form, across)

  const drawing = new Drawing(letters)
  const sheet: Sheet = { drawing, letters, form, across }
  drawGroups(sheet, model, place)
  for (const edge of loops) drawLoop(sheet, edge, labels[model.edges.indexOf(edge)]!, boxOf(place(edge.from)))
  routed.forEach(({ edge, label }, at) => drawLine(sheet, edge, label, routes[at]!))
  for (const { id } of model.nodes) drawNode(drawing, looks.get(id)!, texts.get(id)!, place(id))
  return drawing
}

/** What is drawn on, and how. */
interface Sheet {
  drawing: Drawing
  letters: Letters
  form: DrawingForm
  across: boolean
}

function drawGroups(sheet: Sheet, { groups, nodes }: GraphModel, place: LaidOut['place']): void {
  const boxes = groups.map(({ id }) =>
    nodes.filter(({ group }) => group === id).map((node) => boxOf(place(node.id))),
  )
  const boxesWhere = (isShown: (node: GraphNode) => boolean): Box[] =>
    nodes.filter(isShown).map((node) => boxOf(place(node.id)))
  const grouped = boxesWhere(({ group }) => group !== undefined)
  const others = boxesWhere(({ group }) => group === undefined)
  // Stacked groups have the same width, unless a node of no group would come to lie in one.
  const wide = boxes.map((members) => around(members, grouped))
  const isStacked = sheet.across && areStacked(boxes.map((members) => around(members, members)))
  const isWide = isStacked && !wide.some((frame) => others.some((other) => overlap(frame, other)))
  for (const [at, { label }] of groups.entries()) {
    const members = boxes[at]!
    drawGroup(sheet, label, isWide ? wide[at]! : around(members, members))
  }
}

/** A line, interrupted by its label. */
function drawLine(
  { drawing, across }: Sheet,
  edge: GraphEdge,
  label: TextBlock,
  corners: readonly Corner[],
): void {
  const pointOf = ({ along, beside }: Spot): Point =>
    across ? { x: along, y: beside } : { x: beside, y: along }
  const points = corners.map(pointOf)
  const on = corners.findIndex(({ half = 0 }) => half > 0)
  if (on === -1) return drawCorners(drawing, points, edge)
  const words = corners[on]!
  const half = words.half ?? 0
  const way = Math.sign(corners[on + 1]!.along - words.along) || 1
  const until = pointOf({ ...words, along: words.along - way * half })
  const from = pointOf({ ...words, along: words.along + way * half })
  drawCorners(drawing, [...points.slice(0, on), until], { ...edge, arrow: false })
  drawCorners(drawing, [from, ...points.slice(on + 1)], edge)
  const { x, y } = points[on]!
  drawing.words('label', label, x, y - label.height / 2, 'middle')
}

/** From a node to itself: beside it, or below it in a horizontal drawing. */
function drawLoop({ drawing, across }: Sheet, edge: GraphEdge, label: TextBlock, box: Box): void {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (across) {
    const [low, half] = [box.bottom + 22, 13]
    drawCorners(
      drawing,
      [
        { x: x - half, y: box.bottom },
        { x: x - half, y: low },
        { x: x + half, y: low },
        { x: x + half, y: box.bottom },
      ],
      edge,
    )
    drawing.words('label', label, x, low + 4, 'middle')
    return
  }
  const [far, half] = [box.right + 22, 8]
  const start = box.right - (box.bottom - box.top > 4 * half ? 0 : 1)
  drawCorners(
    drawing,
    [
      { x: start, y: y - half },
      { x: far, y: y - half },
      { x: far, y: y + half },
      { x: start, y: y + half },
    ],
    edge,
  )
  drawing.words('label', label, far + 7, y - label.height / 2, 'start')
}

/** Whether none is beside another. */
function areStacked(boxes: readonly Box[]): boolean {
  const sorted = boxes.toSorted((a, b) => a.top - b.top)
  return sorted.every(({ bottom }, at) => at === sorted.length - 1 || bottom <= sorted[at + 1]!.top)
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The top and bottom of the first boxes, and the sides of the others. */
function around(boxes: readonly Box[], wide: readonly Box[]): Box {
  return {
    left: Math.min(...wide.map(({ left }) => left)) - GROUP.padding,
    right: Math.max(...wide.map(({ right }) => right)) + GROUP.padding,
    top: Math.min(...boxes.map(({ top }) => top)) - GROUP.padding - GROUP.head,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + GROUP.padding,
  }
}

function drawGroup({ drawing, letters, form }: Sheet, label: string, box: Box): void {
  const title = textBlock(letters, label, { size: form.label, weight: 'strong', wrap: 400 })
  drawing.rectangle('group', box, 10)
  drawing.words('label', title, box.left + GROUP.padding, box.top + 11, 'start')
}
