// The model of a mermaid source: a graph of nodes and edges, or a sequence of messages.

export type NodeShape = 'box' | 'store' | 'decision' | 'pill' | 'start' | 'end'

export interface GraphNode {
  id: string
  label: string
  shape: NodeShape
  /** The group that contains it. */
  group: string | undefined
}

export interface GraphEdge {
  from: string
  to: string
  label: string
  dashed: boolean
  /** Without one the edge is a line. */
  arrow: boolean
}

export interface GraphModel {
  kind: 'graph'
  direction: 'across' | 'down'
  nodes: GraphNode[]
  edges: GraphEdge[]
  groups: { id: string; label: string }[]
}

export type SequenceStep =
  | {
      kind: 'message'
      from: number
      to: number
      text: string
      dashed: boolean
      arrow: boolean
      lost: boolean
    }
  | { kind: 'note'; from: number; to: number; text: string }
  | { kind: 'open' | 'else'; text: string }
  | { kind: 'close' }

export interface SequenceModel {
  kind: 'sequence'
  actors: string[]
  steps: SequenceStep[]
}

export type DiagramModel = GraphModel | SequenceModel
