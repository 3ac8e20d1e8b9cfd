// The partials that a page shows, itself or through another partial. A page can import one and not show it.

import type { Root } from 'mdast'
import { isJsx, nodesIn, type AnyNode, type Jsx } from '../markdown/nodes.ts'

export function shownPartials(
  pages: readonly Root[],
  partial: (name: string) => Root | undefined,
): Set<string> {
  const shown = new Set<string>()
  const follow = (node: Root | AnyNode): void => {
    const name = node.type !== 'root' && isJsx(node) && node.name === 'Include' ? partialOf(node) : undefined
    if (name !== undefined && !shown.has(name)) {
      shown.add(name)
      const tree = partial(name)
      if (tree) follow(tree)
    }
    for (const child of nodesIn(node)) follow(child)
  }
  for (const page of pages) follow(page)
  return shown
}

/** The name of the partial that an `<Include>` shows. */
export function partialOf({ attributes }: Jsx): string | undefined {
  const named = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'partial')
  return typeof named?.value === 'string' ? named.value : undefined
}
