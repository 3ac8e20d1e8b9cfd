// Gives each inclusion the parameters that its partial shows, and no others: other engines show nothing in the place of
// one that was left out.

import type { Root } from 'mdast'
import { PARAMETER_MARK } from '../markdown/convert-tree.ts'
import { isJsx, nodesIn, type AnyNode, type Jsx } from '../markdown/nodes.ts'

const PARAMETER = new RegExp(`${PARAMETER_MARK}(\\w+)${PARAMETER_MARK}`, 'g')

export function fillParameters(node: Root | AnyNode, partial: (name: string) => Root | undefined): void {
  if (node.type !== 'root' && isJsx(node) && node.name === 'Include') fillInclusion(node, partial)
  for (const child of nodesIn(node)) fillParameters(child, partial)
}

function fillInclusion(node: Jsx, partial: (name: string) => Root | undefined): void {
  const given = new Map(
    node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
  )
  const tree = partial(String(given.get('partial')))
  if (!tree) return
  const read = parametersOf(tree)
  // Code of the partial may have read it; what that showed was left out and listed.
  const kept = node.attributes.filter(
    (one) => one.type !== 'mdxJsxAttribute' || one.name === 'partial' || read.has(one.name),
  )
  const missing = [...read].filter((name) => !given.has(name))
  node.attributes = [
    ...kept,
    ...missing.map((name) => ({ type: 'mdxJsxAttribute' as const, name, value: '' })),
  ]
}

/** In prose, code and the URLs of links. */
function parametersOf(node: Root | AnyNode): Set<string> {
  const texts = [node, 'attributes' in node ? node.attributes : []].flat().flatMap((one) => {
    const { value, url } = one as { value?: unknown; url?: unknown }
    return [value, url].filter((text) => typeof text === 'string')
  })
  const own = texts.flatMap((text) => [...text.matchAll(PARAMETER)].map(([, name]) => name!))
  return new Set([...own, ...nodesIn(node).flatMap((child) => [...parametersOf(child)])])
}
