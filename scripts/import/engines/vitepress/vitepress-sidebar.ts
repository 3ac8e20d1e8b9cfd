// Sidebars of VitePress: one list, or lists by the prefix of the pages that they belong to.

import type { Report } from '../../found/import-problem.ts'
import type { PlannedItem, PlannedPage, PlannedSidebar } from '../../source/import-plan.ts'
import { asObject, asText } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { reportExtras } from '../sidebar-extras.ts'
import { sidebarFromFolders } from '../sidebar-from-folders.ts'
import { canonical } from '../page-path.ts'

export function vitepressSidebars(
  tree: SourceTree,
  pages: readonly PlannedPage[],
  folder: string,
  { sidebar, prefix, file, report }: { sidebar: unknown; prefix: string; file: string; report: Report },
): PlannedSidebar[] {
  const paths = new Set(pages.map(({ path }) => path))
  const read = (items: unknown, base: string): PlannedItem[] =>
    Array.isArray(items) ? (items as unknown[]).flatMap((item) => readItem(asObject(item), base)) : []
  const readItem = (item: Record<string, unknown>, parentBase: string): PlannedItem[] => {
    const base = asText(item['base']) ?? parentBase
    const target = asText(item['link'])
    const path = target === undefined || /^https?:/.test(target) ? undefined : pathOf(target, base)
    const link = path !== undefined && paths.has(path) ? path : undefined
    const label = asText(item['text'])
    reportExtras(item, label, { file, report })
    if (target !== undefined && link === undefined) reportItem(label ?? target, file, report)
    if (!Array.isArray(item['items'])) {
      if (link === undefined) return []
      return [label === undefined ? link : { label, link, items: [] }]
    }
    const items = read(item['items'], base)
    if (label === undefined) return items
    return [{ label, items, ...(link !== undefined && { link }) }]
  }
  if (Array.isArray(sidebar)) return [{ name: 'docs', items: read(sidebar, prefix) }]
  const named = Object.entries(asObject(sidebar)).map(([start, value]): PlannedSidebar => {
    const given = Array.isArray(value) ? { items: value as unknown[] } : asObject(value)
    return { name: start, items: read(given['items'], asText(asObject(given)['base']) ?? prefix) }
  })
  if (named.length > 0) return named
  return [
    {
      name: 'docs',
      items: sidebarFromFolders(tree, pages, folder, { position: (values) => values['order'] }),
    },
  ]
}

function pathOf(target: string, base: string): string {
  return canonical(`${base}${target.replace(/^\//, '')}`.replace(/\.(?:md|html)$/, ''))
}

function reportItem(label: string, file: string, report: Report): void {
  report({
    kind: 'sidebar',
    file,
    line: 1,
    column: 1,
    what: `the item \`${label}\` does not lead to a page of the site`,
    fix: 'put a link to another site on a page; otherwise, correct the path',
  })
}
