// The tables of a release: every page's entry in the manifest, and what the sidebars show.

import type { PageEntry, SidebarItem } from '#site/model/release.ts'

/** Paths of the pages that the end of a page's Markdown leads to. */
export interface PathsAround {
  previous?: string
  next?: string
  linkedFrom: readonly string[]
}

export interface PageTables {
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
  /** By path, of pages whose Markdown ends with what the Worker adds. */
  around?: Record<string, PathsAround>
}
