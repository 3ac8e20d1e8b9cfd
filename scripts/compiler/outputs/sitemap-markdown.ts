// /sitemap.md: every indexed page where it stands in the sidebars, for readers of Markdown.

import type { SiteConfig } from '#site/model/site-config.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { pageLabel, pagesInOrder, type SidebarNode, type SidebarTree } from '../sidebars/sidebar-tree.ts'
import { sidebarLabel } from './llms-text.ts'

export function sitemapMarkdown(
  pages: readonly CompiledPage[],
  trees: readonly SidebarTree[],
  config: SiteConfig,
): string {
  const listed = new Set(trees.flatMap((tree) => pagesInOrder(tree.items)))
  const others = pages.filter((page) => !listed.has(page))
  const sections = trees.map(
    (tree) => `## ${sidebarLabel(tree.name, config)}\n\n${lines(tree.items, 0).join('\n')}`,
  )
  return [
    `# ${config.title}: all pages`,
    ...sections,
    ...(others.length === 0
      ? []
      : [`## Other pages\n\n${others.flatMap((page) => lineOf(page, 0)).join('\n')}`]),
  ]
    .join('\n\n')
    .concat('\n')
}

function lines(items: readonly SidebarNode[], depth: number): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return lineOf(item.page, depth)
    const own = item.page ? lineOf(item.page, depth) : [`${'  '.repeat(depth)}- ${item.label}`]
    return [...own, ...lines(item.items, depth + 1)]
  })
}

function lineOf(page: CompiledPage, depth: number): string[] {
  if (page.frontMatter.noindex) return []
  const label = pageLabel(page).replace(/[[\]\\]/g, '\\$&')
  return [`${'  '.repeat(depth)}- [${label}](${encodePath(markdownPath(page.path))})`]
}
