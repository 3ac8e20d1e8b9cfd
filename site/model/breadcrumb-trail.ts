// The way from a sidebar's top to a page. The visible crumbs and the structured data both come from here.

import type { SidebarItem } from './release.ts'

export interface Crumb {
  label: string
  /** Absent for a category without a page of its own. */
  path?: string
}

/** The categories above a page and the page itself, in order; empty when the sidebar does not hold the page. */
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
