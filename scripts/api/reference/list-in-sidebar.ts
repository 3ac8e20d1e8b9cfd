// Adds pages to the sidebar of the reference, keeping the file's comments.

import { isScalar, isSeq, parseDocument, visit } from 'yaml'

/** The list of a `sidebars.yaml` that has the reference's first page, with these paths at its end. Unchanged without it. */
export function listInSidebar(text: string, first: string, paths: readonly string[]): string {
  const document = parseDocument(text)
  const listed = new Set<unknown>()
  visit(document, { Scalar: (_key, { value }) => void listed.add(value) })
  const added = paths.filter((path) => !listed.has(path))
  let isChanged = false
  visit(document, {
    Seq(_key, list) {
      if (isChanged || !list.items.some((item) => isScalar(item) && item.value === first)) return
      for (const path of added) list.add(document.createNode(path))
      isChanged = isSeq(list) && added.length > 0
      return visit.BREAK
    },
  })
  return isChanged ? document.toString({ lineWidth: 0 }) : text
}
