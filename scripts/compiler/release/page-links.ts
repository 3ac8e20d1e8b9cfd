// Which pages link to a page: all links, inverted.

import type { LinkedPage } from '#site/markdown/page-link.ts'
import type { PageHead } from '../page/compiled-page.ts'

/** By the path that is linked to, in the order of the pages. Pages that are not indexed link from nowhere. */
export function pagesLinkingTo(
  pages: readonly (Pick<PageHead, 'path' | 'title' | 'frontMatter'> & { targets: readonly string[] })[],
): Record<string, LinkedPage[]> {
  const sources = new Map<string, LinkedPage[]>()
  for (const { path, title, targets, frontMatter } of pages) {
    if (frontMatter.noindex) continue
    for (const target of targets) {
      if (target === path) continue
      const known = sources.get(target)
      if (known) known.push({ path, title })
      else sources.set(target, [{ path, title }])
    }
  }
  return Object.fromEntries(sources)
}
