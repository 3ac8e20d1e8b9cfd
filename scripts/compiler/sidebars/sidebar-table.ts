// The sidebars of a release: what they show, the reading order of pages, and the neighbours of each page.

import { breadcrumbTrail, type Crumb } from '#site/model/breadcrumb-trail.ts'
import type { SidebarItem } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { sidebarLabel } from './sidebar-label.ts'
import { sectionsOfSidebar } from './sidebar-sections.ts'
import { pageLabel, pagesInOrder, type SidebarTree } from './sidebar-tree.ts'

interface PageLabel {
  path: string
  label: string
}

export interface SidebarTable {
  /** Section key to the items to show. */
  sections: Record<string, SidebarItem[]>
  /** Section key by a page's path. */
  sectionOf: Record<string, string>
  /** Every sidebar with its label and its pages in the order of reading. */
  order: { name: string; label: string; pages: PageLabel[] }[]
}

/** A page's place among the others. */
export interface PageSurroundings {
  sidebar: string
  sidebarSection: string
  /** The way from the sidebar's top to the page. */
  trail: Crumb[]
  previous?: PageLabel
  next?: PageLabel
}

export function tableOf(trees: readonly SidebarTree[], config: SiteConfig): SidebarTable {
  const table: SidebarTable = { sections: {}, sectionOf: {}, order: [] }
  for (const tree of trees) {
    const { sidebarSections, sidebarSectionOf } = sectionsOfSidebar(tree)
    Object.assign(table.sections, sidebarSections)
    for (const [page, key] of sidebarSectionOf) table.sectionOf[page.path] = key
    const pages = pagesInOrder(tree.items).map((page) => ({ path: page.path, label: pageLabel(page) }))
    table.order.push({ name: tree.name, label: sidebarLabel(tree.name, config), pages })
  }
  return table
}

/** By the page's path. */
export function surroundingsIn({
  sections,
  sectionOf,
  order,
}: SidebarTable): Record<string, PageSurroundings> {
  const surroundings: Record<string, PageSurroundings> = {}
  for (const { name, pages } of order) {
    for (const [index, { path }] of pages.entries()) {
      const sidebarSection = sectionOf[path]!
      const [previous, next] = [pages[index - 1], pages[index + 1]]
      surroundings[path] = {
        sidebar: name,
        sidebarSection,
        trail: breadcrumbTrail(sections[sidebarSection] ?? [], path),
        ...(previous && { previous }),
        ...(next && { next }),
      }
    }
  }
  return surroundings
}
