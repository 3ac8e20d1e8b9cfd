// The stored form of sidebars: complete where they are small; where they are large, pruned to one open section per
// category.

import { MAX_WHOLE_SIDEBAR_PAGES, type BadgeKind, type SidebarItem } from '#site/model/release.ts'
import type { PageHead } from '../page/compiled-page.ts'
import {
  pageLabel,
  pagesInOrder,
  type CategoryNode,
  type SidebarNode,
  type SidebarTree,
} from './sidebar-tree.ts'

const SHORT_LABEL = 3

interface SidebarSections {
  /** Section key to the items to show. */
  sidebarSections: Record<string, SidebarItem[]>
  /** Section key of every page in the sidebar. */
  sidebarSectionOf: Map<PageHead, string>
}

/** A complete sidebar is one section with the sidebar's name; a large one has a section per category with pages. */
export function sectionsOfSidebar(tree: SidebarTree, maxWhole = MAX_WHOLE_SIDEBAR_PAGES): SidebarSections {
  const pages = pagesInOrder(tree.items)
  if (pages.length <= maxWhole) {
    return {
      sidebarSections: { [tree.name]: tree.items.map((node) => wholeItem(node)) },
      sidebarSectionOf: new Map(pages.map((page) => [page, tree.name])),
    }
  }
  const result: SidebarSections = { sidebarSections: {}, sidebarSectionOf: new Map() }
  collectSidebarSections(tree, tree.items, [], tree.name, result)
  return result
}

function wholeItem(node: SidebarNode, above?: BadgeKind): SidebarItem {
  if (node.kind === 'page') return pageItem(node.page, above)
  const item = categoryItem(node, above)
  return { ...item, items: node.items.map((inner) => wholeItem(inner, item.badge ?? above)) }
}

function pageItem(page: PageHead, above?: BadgeKind): SidebarItem {
  const label = pageLabel(page)
  const after = restOfTitle(label, page.title)
  return { label, ...(after && { after }), path: page.path, ...ownBadge(page, above) }
}

/** What the category above says holds for all in it, and is not repeated. */
function ownBadge(page: PageHead | undefined, above?: BadgeKind): { badge?: BadgeKind } {
  const badge = page?.frontMatter.badge
  return badge && badge !== above ? { badge } : {}
}

/** A list of links, as assistive technology gives it, shows a short label without the sidebar around it. */
function restOfTitle(label: string, title: string): string | undefined {
  const isShort = label.length <= SHORT_LABEL && title.startsWith(`${label} `)
  return isShort ? title.slice(label.length + 1) : undefined
}

function categoryItem({ label, page }: CategoryNode, above?: BadgeKind): SidebarItem {
  return { label, ...(page && { path: page.path }), ...ownBadge(page, above) }
}

/** A category that is not open: a link to its own page, or to its first one. */
function prunedItem(node: CategoryNode, above?: BadgeKind): SidebarItem {
  const target = node.page ?? pagesInOrder(node.items)[0]
  return { ...categoryItem(node, above), ...(target && { path: target.path }), pruned: true }
}

function collectSidebarSections(
  tree: SidebarTree,
  items: readonly SidebarNode[],
  open: readonly CategoryNode[],
  key: string,
  result: SidebarSections,
): void {
  const own = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
  const category = open.at(-1)
  if (category?.page) own.push(category.page)
  if (own.length > 0) {
    result.sidebarSections[key] = sidebarSectionItems(tree.items, open)
    for (const page of own) result.sidebarSectionOf.set(page, key)
  }
  for (const item of items) {
    if (item.kind === 'category') {
      collectSidebarSections(tree, item.items, [...open, item], childKey(key, item.label, result), result)
    }
  }
}

function sidebarSectionItems(
  items: readonly SidebarNode[],
  open: readonly CategoryNode[],
  above?: BadgeKind,
): SidebarItem[] {
  const [next, ...rest] = open
  return items.map((node) => {
    if (node.kind === 'page') return pageItem(node.page, above)
    if (node !== next) return prunedItem(node, above)
    const item = categoryItem(node, above)
    return { ...item, items: sidebarSectionItems(node.items, rest, item.badge ?? above) }
  })
}

/** Keys are used in URLs: letters, digits and hyphens, a dot between categories. */
function childKey(parent: string, label: string, { sidebarSections }: SidebarSections): string {
  const word =
    label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'category'
  const stem = `${parent}.${word}`
  let key = stem
  for (let count = 2; key in sidebarSections; count++) key = `${stem}-${count}`
  return key
}
