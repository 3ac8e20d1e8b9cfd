// Gives each inclusion the parameters that it left out: other engines show nothing in their place.

import type { Root } from 'mdast'
import { PARAMETER_MARK } from '../markdown/convert-tree.ts'
import { isJsx, nodesIn, type AnyNode } from '../markdown/nodes.ts'

const PARAMETER = new RegExp(`${PARAMETER_MARK}(\\w+)${PARAMETER_MARK}`, 'g')

export function fillParameters(node: Root | AnyNode, partial: (name: string) => Root | undefined): void {
  if (node.type !== 'root' && isJsx(node) && node.name === 'Include') {
    const given = new Map(
      node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
    )
    const tree = partial(String(given.get('partial')))
    for (const name of tree ? parametersOf(tree) : [])
      if (!given.has(name)) node.attributes.push({ type: 'mdxJsxAttribute', name, value: '' })
  }
  for (const child of nodesIn(node)) fillParameters(child, partial)
}

function parametersOf(node: Root | AnyNode): Set<string> {
  const own = node.type === 'text' ? [...node.value.matchAll(PARAMETER)].map(([, name]) => name!) : []
  return new Set([...own, ...nodesIn(node).flatMap((child) => [...parametersOf(child)])])
}
