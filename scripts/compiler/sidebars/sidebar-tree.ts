// The sidebar while the build works on it: items with their pages, in reading order. sidebar-sections.ts makes the
// stored form from it, `SidebarItem` of site/model/release.ts.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageHead } from '../page/compiled-page.ts'

interface PageNode {
  kind: 'page'
  page: PageHead
}

export interface CategoryNode {
  kind: 'category'
  label: string
  /** The category's own page. */
  page?: PageHead
  items: SidebarNode[]
}

export type SidebarNode = PageNode | CategoryNode

export interface SidebarTree {
  name: string
  items: SidebarNode[]
}

export interface Sidebars {
  trees: SidebarTree[]
  diagnostics: Diagnostic[]
}

export function pageLabel(page: PageHead): string {
  return page.frontMatter.sidebar_label ?? page.title
}

/** Pages in reading order: a category's own page comes before what it holds. */
export function pagesInOrder(items: readonly SidebarNode[]): PageHead[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [item.page]
    return [...(item.page ? [item.page] : []), ...pagesInOrder(item.items)]
  })
}
