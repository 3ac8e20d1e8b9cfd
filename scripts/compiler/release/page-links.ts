// Which pages link to a page: all links, inverted.

import type { PageFacts } from '../page/compiled-page.ts'

export interface LinkingPage {
  path: string
  title: string
}

/** By the path that is linked to, in the order of the pages. Pages that are not indexed link from nowhere. */
export function pagesLinkingTo(
  pages: readonly Pick<PageFacts, 'path' | 'title' | 'links' | 'frontMatter'>[],
): Record<string, LinkingPage[]> {
  const sources = new Map<string, LinkingPage[]>()
  for (const { path, title, links, frontMatter } of pages) {
    if (frontMatter.noindex) continue
    const targets = new Set(links.flatMap((link) => link.path ?? []))
    targets.delete(path)
    for (const target of targets) {
      const known = sources.get(target)
      if (known) known.push({ path, title })
      else sources.set(target, [{ path, title }])
    }
  }
  return Object.fromEntries(sources)
}
