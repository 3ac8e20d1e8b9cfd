// Lays a graph out in layers: dagre places its nodes and edges.

import * as dagre from '@dagrejs/dagre'
import { nodeLook } from './actor-role.ts'
import type { GraphEdge, GraphModel } from './mermaid/diagram-model.ts'
import type { Point } from './draw-edge.ts'
import { nodeSize, type Placed } from './draw-node.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import type { Letters } from '../fonts/letters.ts'
import { textBlock, type TextBlock } from './text-block.ts'

/** Room around the nodes of a group, and for its name above them. */
export const GROUP = { padding: 18, head: 22 }
/** Between the words on a line and the ends of the line. */
export const GAP = 5

/** How nodes are aligned with those of the layers beside them; the first takes the mean of the two middle ones of the other four. */
export const ALIGNMENTS = ['balanced', 'ul', 'ur', 'dl', 'dr'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export interface PlacedEdge extends Placed {
  points: Point[]
}

/** A graph whose nodes and edges dagre has placed. */
export interface LaidOut {
  place(id: string): Placed
  placed(edge: GraphEdge, at: number): PlacedEdge
  /** By node. */
  texts: ReadonlyMap<string, TextBlock>
  /** In the order of the edges. */
  labels: readonly TextBlock[]
}

export function layOut(
  letters: Letters,
  model: GraphModel,
  form: DrawingForm,
  across: boolean,
  align: Alignment,
): LaidOut {
  const graph = new dagre.Graph({ multigraph: true, compound: true })
  graph.setGraph({
    rankdir: across ? 'LR' : 'TB',
    nodesep: form.nodeGap + (model.groups.length > 0 ? GROUP.head : 0),
    edgesep: form.nodeGap / 2,
    ranksep: form.rankGap,
    ...(align !== 'balanced' && { align }),
  })
  const texts = new Map<string, TextBlock>()
  for (const { id } of model.groups) graph.setNode(id, {})
  for (const { id, label, shape, group } of model.nodes) {
    const text = textBlock(letters, label, { size: form.text, weight: 'strong', wrap: form.nodeWrap })
    texts.set(id, text)
    graph.setNode(id, nodeSize(nodeLook(label, shape), text, form.name === 'wide' ? 64 : 48))
    if (group !== undefined) graph.setParent(id, group)
  }
  const wrap = across ? form.labelWrap * 0.8 : form.labelWrap
  const labels = model.edges.map(({ label }) =>
    textBlock(letters, label, { size: form.label, weight: 'plain', wrap }),
  )
  for (const [at, { from, to }] of model.edges.entries()) {
    const { width, height } = labels[at]!
    const room = width > 0 ? { width: width + 2 * GAP, height: height + 2 * GAP } : { width: 0, height: 0 }
    graph.setEdge(from, to, { ...room, labelpos: 'c' }, String(at))
  }
  dagre.layout(graph)
  return {
    place: (id) => graph.node(id) as Placed,
    placed: ({ from, to }, at) => graph.edge({ v: from, w: to, name: String(at) }) as PlacedEdge,
    texts,
    labels,
  }
}
