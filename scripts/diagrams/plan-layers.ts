// Plans a layered graph: where its nodes stand and how its lines run. dagre offers four alignments and their balance,
// which is taken unless one of the four fits and has fewer flaws.

import { nodeLook, type Look } from './actor-role.ts'
import type { GraphEdge, GraphModel } from './mermaid/diagram-model.ts'
import { boxOf } from './draw-node.ts'
import type { Box } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import { ALIGNMENTS, GAP, layOut, type Alignment, type LaidOut, type PlacedEdge } from './lay-out-graph.ts'
import type { Line, Stand } from './lines/line-plan.ts'
import type { Letters } from '../fonts/letters.ts'
import { layoutFlaws } from './lines/layout-flaws.ts'
import { routeLines, type Corner } from './lines/route-lines.ts'
import type { TextBlock } from './text-block.ts'

interface LayerPlan extends LaidOut {
  looks: ReadonlyMap<string, Look>
  /** Edges from a node to itself. */
  loops: readonly GraphEdge[]
  /** All other edges, and the corners of each. */
  routed: readonly { edge: GraphEdge; label: TextBlock }[]
  routes: readonly Corner[][]
  flaws: number
  /** The extent of the nodes at right angles to the lines. */
  spread: number
}

/** How much wider a drawing may become to be better shaped. */
const SPREAD = 1.2

export function planLayers(
  letters: Letters,
  model: GraphModel,
  form: DrawingForm,
  across: boolean,
): LayerPlan {
  const plans = ALIGNMENTS.map((align) => planOf(letters, model, form, across, align))
  const fitting = plans.filter(({ spread }) => spread <= form.room)
  return (fitting.length > 0 && !across ? fitting : plans)
    .filter(({ spread }) => spread <= plans[0]!.spread * SPREAD)
    .reduce((best, plan) => (plan.flaws < best.flaws ? plan : best))
}

function planOf(
  letters: Letters,
  model: GraphModel,
  form: DrawingForm,
  across: boolean,
  align: Alignment,
): LayerPlan {
  const laidOut = layOut(letters, model, form, across, align)
  const { place, placed, labels } = laidOut
  const looks = new Map(model.nodes.map(({ id, label, shape }) => [id, nodeLook(label, shape)]))
  const loops = model.edges.filter(({ from, to }) => from === to)
  const stands = new Map(
    model.nodes.map(({ id }) => {
      const hasLoop = loops.some(({ from }) => from === id)
      return [id, standOf(boxOf(place(id)), looks.get(id)!, across, hasLoop)]
    }),
  )
  const routed = model.edges
    .map((edge, at) => ({ edge, label: labels[at]!, placed: placed(edge, at) }))
    .filter(({ edge }) => edge.from !== edge.to)
  const routes = routeLines(
    stands,
    routed.map(({ edge, label, placed }) => lineOf(edge, label, placed, across)),
  )
  const flaws = layoutFlaws(
    stands,
    routed.map(({ edge }) => edge),
    routes,
  )
  return { ...laidOut, looks, loops, routed, routes, flaws, spread: spreadOf(laidOut, model, across) }
}

function spreadOf({ place }: LaidOut, { nodes }: GraphModel, across: boolean): number {
  const boxes = nodes.map(({ id }) => boxOf(place(id)))
  const [low, high] = across ? (['top', 'bottom'] as const) : (['left', 'right'] as const)
  return Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]))
}

function standOf(box: Box, { shape }: Look, across: boolean, hasLoop: boolean): Stand {
  const [wide, high] = [[box.left, box.right] as const, [box.top, box.bottom] as const]
  const [along, beside] = across ? [wide, high] : [high, wide]
  const inset = insetOf(shape, across, beside[1] - beside[0])
  return { along, beside, inset, pointed: shape === 'decision' && !hasLoop }
}

/** How far from its corners a shape of this size can be met by lines. */
function insetOf(shape: Look['shape'], across: boolean, size: number): number {
  if (shape === 'start' || shape === 'end') return size / 2
  if (across && (shape === 'pill' || shape === 'decision')) return size / 2
  if (shape === 'store') return across ? 14 : size * 0.3
  if (across) return 10
  return shape === 'box' ? 14 : 18
}

function lineOf(
  { from, to }: GraphEdge,
  label: TextBlock,
  { points, x, y }: PlacedEdge,
  across: boolean,
): Line {
  const [half, reach] = across ? [label.width / 2, label.height / 2] : [label.height / 2, label.width / 2]
  const passes = points.slice(1, -1).map((point) => {
    const isLabel = label.width > 0 && Math.hypot(point.x - x, point.y - y) < 1
    const [along, beside] = across ? [point.x, point.y] : [point.y, point.x]
    return { along, beside, half: isLabel ? half + GAP : 0, reach: isLabel ? reach : 0 }
  })
  return { from, to, passes }
}
