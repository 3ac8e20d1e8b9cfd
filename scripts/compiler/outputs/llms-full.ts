// /llms-full.txt and one file per sidebar: the Markdown of every indexed page, in the order of the sidebars.

import { encodePath } from '#site/model/urls.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { pagesInOrder, type SidebarTree } from '../sidebars/sidebar-tree.ts'

export interface FullTextInput {
  pages: readonly CompiledPage[]
  trees: readonly SidebarTree[]
  title: string
  origin: string
  /** The whole Markdown of a page. */
  markdownOf: (page: CompiledPage) => string
}

/** By path: the whole, then `/llms-full/<sidebar>.txt`. */
export function fullTexts({
  pages,
  trees,
  title,
  origin,
  markdownOf,
}: FullTextInput): Record<string, string> {
  const isIndexed = (page: CompiledPage): boolean => page.frontMatter.noindex !== true
  const sections = trees.map((tree) => ({
    name: tree.name,
    pages: pagesInOrder(tree.items).filter(isIndexed),
  }))
  const listed = new Set(sections.flatMap((section) => section.pages))
  const others = pages.filter((page) => isIndexed(page) && !listed.has(page))
  const joined = (members: readonly CompiledPage[]): string =>
    [
      `# ${title}\n`,
      ...members.map((page) => `<!-- ${origin}${encodePath(page.path)} -->\n\n${markdownOf(page)}`),
    ].join('\n')
  return {
    '/llms-full.txt': joined([...listed, ...others]),
    ...Object.fromEntries(
      sections
        .filter((section) => section.pages.length > 0)
        .map((section) => [`/llms-full/${section.name}.txt`, joined(section.pages)]),
    ),
  }
}
