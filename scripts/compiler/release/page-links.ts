// Which pages link to a page: the links of all pages, turned round.

import type { CompiledPage } from '../page/compiled-page.ts'

/** By the path that is linked to, in the order of the pages. Pages that are not indexed link from nowhere. */
export function pagesLinkingTo(pages: readonly CompiledPage[]): ReadonlyMap<string, CompiledPage[]> {
  const sources = new Map<string, CompiledPage[]>()
  for (const page of pages) {
    if (page.frontMatter.noindex) continue
    const targets = new Set(page.links.flatMap(({ path }) => path ?? []))
    targets.delete(page.path)
    for (const target of targets) {
      const known = sources.get(target)
      if (known) known.push(page)
      else sources.set(target, [page])
    }
  }
  return sources
}
