// The tables of a release: every page's entry in the manifest, and what the sidebars show.

import type { PageEntry, SidebarItem } from '#site/model/release.ts'

export interface PageTables {
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
}
