// Converts mermaid's parse of a flow chart or a state diagram to a graph.

import type { GraphEdge, GraphModel, NodeShape } from './diagram-model.ts'
import { textOfLabel } from './label-text.ts'

export interface MermaidGraph {
  type: 'graph'
  /** Undefined if the author has not chosen one. */
  direction: string | undefined
  nodes: MermaidNode[]
  edges: MermaidEdge[]
}

interface MermaidNode {
  id: string
  label?: string
  shape?: string
  isGroup?: boolean
  parentId?: string
}

interface MermaidEdge {
  start: string
  end: string
  label?: string
  arrowTypeStart?: string
  arrowTypeEnd?: string
  thickness?: string
}

const SHAPES: Record<string, NodeShape> = {
  rect: 'box',
  squareRect: 'box',
  cylinder: 'store',
  diamond: 'decision',
  stadium: 'pill',
  stateStart: 'start',
  stateEnd: 'end',
}

/** State diagrams have ends of their own. */
const HEADS = new Set(['arrow_point', 'arrow_barb', 'arrow_barb_neo'])
const NO_HEAD = new Set([undefined, 'none', 'arrow_open'])

/** Throws for what the drawings do not support. */
export function graphFromMermaid({ direction, nodes, edges }: MermaidGraph): GraphModel {
  const graph: GraphModel = {
    kind: 'graph',
    direction: direction === 'TB' || direction === 'TD' || direction === 'BT' ? 'down' : 'across',
    nodes: nodes
      .filter(({ isGroup }) => !isGroup)
      .map(({ id, label = '', shape = 'rect', parentId }) => ({
        id,
        label: textOfLabel(label),
        shape: shapeOf(shape),
        group: parentId,
      })),
    edges: edges.map(edgeOf),
    groups: nodes
      .filter(({ isGroup }) => isGroup)
      .map(({ id, label = '' }) => ({ id, label: textOfLabel(label) })),
  }
  if (graph.nodes.length === 0) throw new Error('there is nothing to draw: name the nodes and their lines')
  if (nodes.some(({ isGroup, parentId }) => isGroup && parentId !== undefined))
    throw new Error('groups inside groups cannot be drawn: leave out the outer one')
  checkGroups(graph)
  return graph
}

function checkGroups({ nodes, edges, groups }: GraphModel): void {
  for (const { id, label } of groups) {
    if (!nodes.some(({ group }) => group === id))
      throw new Error(`the group ${label} is empty: put nodes into it, or leave it out`)
    if (edges.some(({ from, to }) => from === id || to === id))
      throw new Error(`lines to the group ${label} cannot be drawn: let them end at one of its nodes`)
  }
}

function edgeOf({ start, end, label = '', arrowTypeStart, arrowTypeEnd, thickness }: MermaidEdge): GraphEdge {
  if (thickness === 'invisible') throw new Error('invisible lines cannot be drawn: use --> or ---')
  const arrow = !NO_HEAD.has(arrowTypeEnd)
  if (!NO_HEAD.has(arrowTypeStart) || (arrow && !HEADS.has(arrowTypeEnd!)))
    throw new Error('lines with two heads, crosses or circles cannot be drawn: use -->, -.-> or ---')
  return { from: start, to: end, label: textOfLabel(label), dashed: thickness === 'dotted', arrow }
}

function shapeOf(name: string): NodeShape {
  const shape = SHAPES[name]
  if (!shape) throw new Error(`nodes of the shape ${name} cannot be drawn: use [ ], [( )], { } or ([ ])`)
  return shape
}
