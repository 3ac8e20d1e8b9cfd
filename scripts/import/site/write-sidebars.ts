// Writes sidebars.yaml: every page exactly once, no empty category.

import { stringify } from 'yaml'
import type { PlannedItem, PlannedSidebar } from '../source/import-plan.ts'

interface SidebarPages {
  /** New path by the engine's path. */
  paths: ReadonlyMap<string, string>
  /** Pages that need not be in a sidebar. */
  free: ReadonlySet<string>
}

type WrittenItem = string | { category: string; link?: string; items: WrittenItem[] }

interface WrittenSidebars {
  text: string
  /** Pages that were in no sidebar and are listed at the end of the first. */
  unlisted: string[]
  /** What a page is called where it is listed. */
  labels: ReadonlyMap<string, string>
}

export function writeSidebars(
  sidebars: readonly PlannedSidebar[],
  { paths, free }: SidebarPages,
): WrittenSidebars {
  const listed = new Set<string>()
  const labels = new Map<string, string>()
  const homes = new Set(sidebars.flatMap(({ items }) => ownPages(items)))
  const read = (items: readonly PlannedItem[]): WrittenItem[] => items.flatMap((item) => readItem(item))
  const take = (path: string | undefined): string | undefined => {
    const page = path === undefined ? undefined : paths.get(path)
    if (page === undefined || listed.has(page) || free.has(page)) return undefined
    listed.add(page)
    return page
  }
  const readItem = (item: PlannedItem): WrittenItem[] => {
    if (typeof item === 'string') return [take(item) ?? []].flat()
    if (item.isLink && homes.has(item.link ?? '')) return []
    const link = take(item.link)
    if (item.items.length === 0 && link !== undefined && item.label !== '') labels.set(link, item.label)
    const items = read(item.items)
    if (items.length === 0) return link === undefined ? [] : [link]
    return [{ category: item.label, ...(link !== undefined && { link }), items }]
  }
  const written = new Map<string, WrittenItem[]>()
  for (const { name, items } of sidebars) {
    const found = read(items)
    if (found.length > 0) written.set(freeName(name, written), found)
  }
  const unlisted = [...new Set(paths.values())].filter((path) => !listed.has(path) && !free.has(path))
  if (unlisted.length > 0) {
    const [first = 'docs'] = written.keys()
    written.set(first, withUnlisted(written.get(first) ?? [], unlisted))
  }
  return {
    text: stringify(Object.fromEntries(written), { lineWidth: 0, aliasDuplicateObjects: false }),
    unlisted,
    labels,
  }
}

/** The home page comes first, and the others in a category at the end. */
function withUnlisted(items: readonly WrittenItem[], unlisted: readonly string[]): WrittenItem[] {
  const home = unlisted.filter((path) => path === '/')
  const rest = unlisted.filter((path) => path !== '/')
  if (items.length === 0) return [...home, ...rest]
  return [...home, ...items, ...(rest.length === 0 ? [] : [{ category: 'More pages', items: rest }])]
}

/** The pages that belong to the items, and not only a link to them. */
function ownPages(items: readonly PlannedItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    return [...(item.isLink || item.link === undefined ? [] : [item.link]), ...ownPages(item.items)]
  })
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-\d]+|-$/g, '')
      .slice(0, 36) || 'docs'
  let free = plain
  for (let number = 2; taken.has(free); number++) free = `${plain}-${number}`
  return free
}
