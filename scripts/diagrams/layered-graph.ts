// Lays a graph out in layers, across or down: dagre places the nodes.

import * as dagre from '@dagrejs/dagre'
import { nodeLook } from './actor-role.ts'
import type { GraphEdge, GraphModel } from './diagram-model.ts'
import { drawCurve, type Point } from './draw-edge.ts'
import { boxOf, drawNode, nodeSize, type Placed } from './draw-node.ts'
import { Drawing, type Box } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import type { Letters } from '../fonts/letters.ts'
import { textBlock, type TextBlock } from './text-block.ts'

const GROUP_HEAD = 12
/** Between the words on a line and the ends of the line. */
const GAP = 5

interface PlacedEdge extends Placed {
  points: Point[]
}

export function drawLayers(
  letters: Letters,
  model: GraphModel,
  form: DrawingForm,
  direction: GraphModel['direction'],
): Drawing {
  const across = direction === 'across'
  const graph = new dagre.Graph({ multigraph: true, compound: true })
  graph.setGraph({
    rankdir: across ? 'LR' : 'TB',
    nodesep: form.nodeGap,
    edgesep: form.nodeGap / 2,
    ranksep: form.rankGap,
  })
  const texts = new Map<string, TextBlock>()
  for (const { id } of model.groups) graph.setNode(id, {})
  for (const { id, label, shape, group } of model.nodes) {
    const text = textBlock(letters, label, { size: form.text, weight: 'strong', wrap: form.nodeWrap })
    texts.set(id, text)
    graph.setNode(id, nodeSize(nodeLook(label, shape), text, form.name === 'wide' ? 64 : 48))
    if (group !== undefined) graph.setParent(id, group)
  }
  const labels = model.edges.map(({ label }) =>
    textBlock(letters, label, {
      size: form.label,
      weight: 'plain',
      wrap: across ? form.labelWrap * 0.8 : form.labelWrap,
    }),
  )
  for (const [at, { from, to }] of model.edges.entries()) {
    const { width, height } = labels[at]!
    const room = width > 0 ? { width: width + 2 * GAP, height: height + 2 * GAP } : { width: 0, height: 0 }
    graph.setEdge(from, to, { ...room, labelpos: 'c' }, String(at))
  }
  dagre.layout(graph)

  const drawing = new Drawing(letters)
  const place = (id: string): Placed => graph.node(id) as Placed
  for (const { id, label } of model.groups) drawGroup(drawing, letters, form, label, boxOf(place(id)))
  for (const [at, edge] of model.edges.entries()) {
    const placed = graph.edge({ v: edge.from, w: edge.to, name: String(at) }) as PlacedEdge
    const [from, to] = [boxOf(place(edge.from)), boxOf(place(edge.to))]
    if (edge.from === edge.to) drawLoop(drawing, edge, labels[at]!, from, across)
    else drawEdge(drawing, edge, labels[at]!, { placed, from, to, across })
  }
  for (const { id, label, shape } of model.nodes) {
    drawNode(drawing, nodeLook(label, shape), texts.get(id)!, place(id))
  }
  return drawing
}

interface EdgePlace {
  placed: PlacedEdge
  from: Box
  to: Box
  across: boolean
}

function drawEdge(drawing: Drawing, edge: GraphEdge, label: TextBlock, where: EdgePlace): void {
  const { placed, from, to, across } = where
  const axis = across ? 'x' : 'y'
  const inner = placed.points.slice(1, -1)
  const [first, last] = [inner[0] ?? middleOf(to), inner.at(-1) ?? middleOf(from)]
  const points = [port(from, first, across), ...inner, port(to, last, across)]
  const gaps: number[] = []
  if (label.width > 0) {
    const sign = Math.sign(points.at(-1)![axis] - points[0]![axis]) || 1
    const half = ((across ? label.width : label.height) / 2 + GAP) * sign
    const on = nearest(points, placed)
    const centre = { x: placed.x, y: placed.y }
    points.splice(
      on,
      1,
      { ...centre, [axis]: centre[axis] - half },
      { ...centre, [axis]: centre[axis] + half },
    )
    gaps.push(on)
    drawing.words('label', label, placed.x, placed.y - label.height / 2, 'middle')
  }
  drawCurve(drawing, points, axis, edge, gaps)
}

/** Where a line meets the box: on the side that faces the point, as near to it as corners allow. */
function port(box: Box, towards: Point, across: boolean): Point {
  const middle = middleOf(box)
  const keep = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high))
  if (across) {
    const inset = Math.min(16, (box.bottom - box.top) / 2)
    return {
      x: towards.x > middle.x ? box.right : box.left,
      y: keep(towards.y, box.top + inset, box.bottom - inset),
    }
  }
  const inset = Math.min(22, (box.right - box.left) / 2)
  return {
    x: keep(towards.x, box.left + inset, box.right - inset),
    y: towards.y > middle.y ? box.bottom : box.top,
  }
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function nearest(points: readonly Point[], to: Point): number {
  const distances = points.map(({ x, y }, at) =>
    at === 0 || at === points.length - 1 ? Infinity : Math.hypot(x - to.x, y - to.y),
  )
  return distances.indexOf(Math.min(...distances))
}

/** From a node to itself: beside it, or below it in a drawing that goes across. */
function drawLoop(drawing: Drawing, edge: GraphEdge, label: TextBlock, box: Box, across: boolean): void {
  const middle = middleOf(box)
  if (across) {
    const [low, half] = [box.bottom + 26, 16]
    drawCurve(
      drawing,
      [
        { x: middle.x - half, y: box.bottom },
        { x: middle.x - half + 4, y: low - 6 },
        { x: middle.x, y: low },
        { x: middle.x + half - 4, y: low - 6 },
        { x: middle.x + half, y: box.bottom },
      ],
      'y',
      edge,
    )
    drawing.words('label', label, middle.x, low + 3, 'middle')
    return
  }
  const [far, half] = [box.right + 24, 9]
  drawCurve(
    drawing,
    [
      { x: box.right, y: middle.y - half },
      { x: far - 6, y: middle.y - half + 3 },
      { x: far, y: middle.y },
      { x: far - 6, y: middle.y + half - 3 },
      { x: box.right, y: middle.y + half },
    ],
    'x',
    edge,
  )
  drawing.words('label', label, far + 5, middle.y - label.height / 2, 'start')
}

function drawGroup(drawing: Drawing, letters: Letters, form: DrawingForm, label: string, box: Box): void {
  const title = textBlock(letters, label, { size: form.label, weight: 'strong', wrap: 400 })
  const top = box.top - GROUP_HEAD
  drawing.rectangle('group', { ...box, top }, 10)
  drawing.words('label', title, box.left + 12, top + 7, 'start')
}
