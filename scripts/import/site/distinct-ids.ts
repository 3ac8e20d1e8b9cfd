// Leaves an id that a page would have twice to the first heading: partials that were never shown together may share one.
// A partial is the same on all its pages, so a heading that stands alone on one of them keeps its id,
// and so does one that a page repeats together with its partial.

import type { Heading, Root } from 'mdast'
import { isJsx, nodesIn, type AnyNode } from '../markdown/nodes.ts'
import type { ImportedPage } from './imported-page.ts'
import { partialOf } from './shown-partials.ts'

interface Clash {
  id: string
  file: ImportedPage
  /** The file of the heading that has the id before this one. */
  first: ImportedPage
  on: Set<ImportedPage>
}

/** `partial`: the page that an `<Include>` of this name stands for. */
export function leaveDistinctIds(
  pages: readonly ImportedPage[],
  partial: (name: string) => ImportedPage | undefined,
): void {
  /** The pages that show each file. */
  const showing = new Map<ImportedPage, Set<ImportedPage>>()
  const clashes = new Map<Heading, Clash>()
  for (const page of pages) {
    const owners = new Map<string, { heading: Heading; file: ImportedPage }>()
    const repeated = new Map<Heading, ImportedPage>()
    const walk = (node: Root | AnyNode, file: ImportedPage, deep: number): void => {
      if (node.type === 'root') showing.set(file, (showing.get(file) ?? new Set()).add(page))
      if (node.type === 'heading' && node.data?.id !== undefined) {
        const { id } = node.data
        const first = owners.get(id)
        if (first === undefined) owners.set(id, { heading: node, file })
        else if (first.heading === node) repeated.set(node, file)
        else {
          const clash = clashes.get(node) ?? { id, file, first: first.file, on: new Set() }
          clashes.set(node, clash)
          clash.on.add(page)
        }
      }
      const name =
        node.type !== 'root' && isJsx(node) && node.name === 'Include' ? partialOf(node) : undefined
      const included = name !== undefined && deep < 8 ? partial(name) : undefined
      if (included) walk(included.tree, included, deep + 1)
      for (const child of nodesIn(node)) walk(child, file, deep)
    }
    walk(page.tree, page, 0)
    for (const [heading, file] of repeated) {
      const what = `\`${page.path}\` shows this file twice, and so the id \`${heading.data!.id}\``
      file.report(heading, 'link', what, 'show the file once there, or move the heading into the page')
    }
  }
  for (const [heading, clash] of clashes) settle(heading, clash, showing.get(clash.file)!.size)
}

function settle(heading: Heading, { id, file, first, on }: Clash, shownOn: number): void {
  const twice = `\`${[...on][0]!.path}\` has the id \`${id}\` twice`
  if (on.size < shownOn) {
    const both = `in \`${first.file}\` and \`${file.file}\``
    const what = `${twice}, ${both}, and another page shows the second without the first before it`
    file.report(heading, 'link', what, 'give one of them another id, and the links to it')
    return
  }
  delete heading.data!.id
  const what = `${twice}, so it stays with the first heading`
  file.report(heading, 'link', what, 'nothing, unless a link should lead to this one')
}
