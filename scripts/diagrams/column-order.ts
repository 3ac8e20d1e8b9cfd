// The order of a graph's nodes in one column: by layer, and the members of a group together.

import type { GraphModel, GraphNode } from './mermaid/diagram-model.ts'

export function columnOrder(model: GraphModel): GraphNode[] {
  const layers = layersOf(model)
  const groupOf = ({ group }: GraphNode): number => model.groups.findIndex(({ id }) => id === group)
  return model.nodes.toSorted(
    (a, b) => groupOf(b) - groupOf(a) || (layers.get(a.id) ?? 0) - (layers.get(b.id) ?? 0),
  )
}

/**
 * By node: how many lines the longest way to it has, from a node without incoming lines. Lines that lead back to a node
 * of their own way do not count.
 */
function layersOf({ nodes, edges }: GraphModel): ReadonlyMap<string, number> {
  const exits = Map.groupBy(edges, ({ from }) => from)
  const forward: GraphModel['edges'] = []
  const open = new Set<string>()
  /** Every node before those that it leads to. */
  const order: string[] = []
  const done = new Set<string>()
  const visit = (id: string): void => {
    open.add(id)
    for (const edge of exits.get(id) ?? []) {
      if (open.has(edge.to)) continue
      forward.push(edge)
      if (!done.has(edge.to)) visit(edge.to)
    }
    open.delete(id)
    done.add(id)
    order.unshift(id)
  }
  const roots = nodes.filter(({ id }) => !edges.some(({ from, to }) => to === id && from !== id))
  for (const { id } of roots.length > 0 ? roots : nodes.slice(0, 1)) visit(id)
  const layers = new Map(order.map((id) => [id, 0]))
  const ahead = Map.groupBy(forward, ({ from }) => from)
  for (const id of order) {
    for (const { to } of ahead.get(id) ?? []) layers.set(to, Math.max(layers.get(to)!, layers.get(id)! + 1))
  }
  return layers
}
