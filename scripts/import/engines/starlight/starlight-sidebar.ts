// The sidebar of Starlight: slugs, links, groups and groups made from folders.

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import type { PlannedItem, PlannedPage, PlannedSidebar } from '../../source/import-plan.ts'
import { asList, asObject, asText } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { reportExtras } from '../sidebar-extras.ts'
import { sidebarFromFolders, type FolderRules } from '../sidebar-from-folders.ts'
import { canonical } from '../page-path.ts'

const rules: FolderRules = {
  position: (values) => asObject(values['sidebar'])['order'],
  hidden: (values) => asObject(values['sidebar'])['hidden'] === true,
}

export function starlightSidebar(
  tree: SourceTree,
  pages: readonly PlannedPage[],
  folder: string,
  { value, file, report }: { value: unknown; file: string; report: Report },
): PlannedSidebar {
  const paths = new Set(pages.map(({ path }) => path))
  const read = (entry: unknown): PlannedItem[] => {
    const item = typeof entry === 'string' ? { slug: entry } : asObject(entry)
    const auto = asObject(item['autogenerate'])
    const label = labelOf(item['label'])
    reportExtras(item, label ?? asText(item['slug']), { file, report })
    if (asText(auto['directory']) !== undefined) {
      const found = sidebarFromFolders(tree, pages, posix.join(folder, String(auto['directory'])), rules)
      return label === undefined ? found : [{ label, items: found }]
    }
    if (Array.isArray(item['items']))
      return [{ label: label ?? 'More', items: (item['items'] as unknown[]).flatMap(read) }]
    const found = linkItem(asText(item['slug']) ?? asText(item['link']))
    return label === undefined ? found : found.map((link) => ({ label, link, items: [] }))
  }
  const linkItem = (target: string | undefined): string[] => {
    const path = target === undefined ? undefined : canonical(`/${target}`)
    if (path !== undefined && !/^https?:/.test(target!) && paths.has(path)) return [path]
    report({
      kind: 'sidebar',
      file,
      line: 1,
      column: 1,
      what: target === undefined ? 'a sidebar item names no page' : `no page has the path \`${target}\``,
      fix: 'put a link to another site on a page; otherwise, correct the path',
    })
    return []
  }
  const written = asList(value)
  const items = written.length > 0 ? written.flatMap(read) : sidebarFromFolders(tree, pages, folder, rules)
  return { name: 'docs', items }
}

function labelOf(label: unknown): string | undefined {
  return asText(label) ?? asText(Object.values(asObject(label))[0])
}
