// Converts mermaid's parse of a flow chart or a state diagram to a graph.

import type { GraphModel, NodeShape } from './diagram-model.ts'

export interface MermaidGraph {
  type: 'graph'
  /** Undefined if the author has not chosen one. */
  direction: string | undefined
  nodes: { id: string; label?: string; shape?: string; isGroup?: boolean; parentId?: string }[]
  edges: { start: string; end: string; label?: string; arrowTypeEnd?: string; thickness?: string }[]
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

/** Throws for a shape that the drawings do not support. */
export function graphFromMermaid({ direction, nodes, edges }: MermaidGraph): GraphModel {
  return {
    kind: 'graph',
    direction: direction === 'TB' || direction === 'TD' || direction === 'BT' ? 'down' : 'across',
    nodes: nodes
      .filter(({ isGroup }) => !isGroup)
      .map(({ id, label = '', shape = 'rect', parentId }) => ({
        id,
        label: plainText(label),
        shape: shapeOf(shape),
        group: parentId,
      })),
    edges: edges.map(({ start, end, label = '', arrowTypeEnd, thickness }) => ({
      from: start,
      to: end,
      label: plainText(label),
      dashed: thickness === 'dotted',
      arrow: arrowTypeEnd !== undefined && arrowTypeEnd !== 'none' && arrowTypeEnd !== 'arrow_open',
    })),
    groups: nodes
      .filter(({ isGroup }) => isGroup)
      .map(({ id, label = '' }) => ({ id, label: plainText(label) })),
  }
}

function shapeOf(name: string): NodeShape {
  const shape = SHAPES[name]
  if (!shape) throw new Error(`nodes of the shape ${name} cannot be drawn: use [ ], [( )], { } or ([ ])`)
  return shape
}

function plainText(label: string): string {
  return label
    .replaceAll(/<br\s*\/?>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
