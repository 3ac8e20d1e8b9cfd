// /sitemap.md: every indexed page in the order of the sidebars, for readers of Markdown.

import { pageLink } from '#site/markdown/page-link.ts'
import type { PageHead } from '../page/compiled-page.ts'

export function sitemapMarkdown(
  pages: readonly PageHead[],
  sidebars: readonly { label: string; pages: readonly PageHead[] }[],
  title: string,
): string {
  const listed = new Set(sidebars.flatMap((sidebar) => sidebar.pages))
  const others = { label: 'Other pages', pages: pages.filter((page) => !listed.has(page)) }
  const sections = [...sidebars, others].flatMap(({ label, pages: members }) => {
    const lines = members
      .filter((page) => page.frontMatter.noindex !== true)
      .map((page) => `- ${pageLink(page)}`)
    return lines.length === 0 ? [] : [`## ${label}\n\n${lines.join('\n')}`]
  })
  return [`# ${title}: all pages`, ...sections].join('\n\n').concat('\n')
}
