// The path from a sidebar's root to a page. Both the visible breadcrumbs and the structured data use it.

import type { SidebarItem } from './release.ts'

export interface Crumb {
  label: string
  /** Absent for a category without a page of its own. */
  path?: string
}

/** The page's ancestor categories and the page itself, in order; empty if the page is not in the sidebar. */
export function breadcrumbTrail(items: readonly SidebarItem[], path: string): Crumb[] {
  for (const item of items) {
    const crumb: Crumb =
      item.path === undefined ? { label: item.label } : { label: item.label, path: item.path }
    if (item.path === path && !item.pruned) return [crumb]
    const below = breadcrumbTrail(item.items ?? [], path)
    if (below.length > 0) return [crumb, ...below]
  }
  return []
}
