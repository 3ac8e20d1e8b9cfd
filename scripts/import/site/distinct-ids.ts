// Leaves an id that a page would have twice to the first heading: partials that were never shown together may share one.

import type { Root } from 'mdast'
import { isJsx, nodesIn, type AnyNode } from '../markdown/nodes.ts'
import type { ImportedPage } from './imported-page.ts'
import { partialOf } from './shown-partials.ts'

/** `partial`: the page that an `<Include>` of this name stands for. */
export function leaveDistinctIds(
  pages: readonly ImportedPage[],
  partial: (name: string) => ImportedPage | undefined,
): void {
  for (const page of pages) {
    const ids = new Set<string>()
    const walk = (node: Root | AnyNode, shown: ImportedPage, deep: number): void => {
      if (node.type === 'heading' && node.data?.id !== undefined) {
        const { id } = node.data
        if (ids.has(id)) {
          delete node.data.id
          const what = `\`${page.path}\` has the id \`${id}\` twice, so it stays with the first heading`
          shown.report(node, 'link', what, 'nothing, unless a link should lead to this one')
        }
        ids.add(id)
      }
      const name =
        node.type !== 'root' && isJsx(node) && node.name === 'Include' ? partialOf(node) : undefined
      const included = name !== undefined && deep < 8 ? partial(name) : undefined
      if (included) walk(included.tree, included, deep + 1)
      for (const child of nodesIn(node)) walk(child, shown, deep)
    }
    walk(page.tree, page, 0)
  }
}
