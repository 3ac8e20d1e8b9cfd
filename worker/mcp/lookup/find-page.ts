// Finds the page that a caller names by path or URL; if there is none, the error suggests similar pages.

import { parseMarkdownQuery, type MarkdownSelection } from '#site/model/queries/markdown-query.ts'
import { canonicalPath } from '#site/model/urls.ts'
import { readMarkdownSlices } from '../../release/markdown-slices.ts'
import type { McpSite, SitePage } from '../server/mcp-site.ts'
import { ToolProblem } from '../server/tool-result.ts'

interface FoundPage extends SitePage {
  /** The URL's fragment, or the one that it is redirected to. */
  fragment?: string
  /** What the URL of its Markdown selects. */
  asked: MarkdownSelection
}

export async function findPage(site: McpSite, name: string): Promise<FoundPage> {
  const url = URL.parse(name.startsWith('/') || /^https?:/.test(name) ? name : `/${name}`, site.origin)
  if (!url || url.origin !== site.origin) throw new ToolProblem(`Only pages of ${site.origin} can be read.`)
  const path = canonicalPath(url.pathname.replace(/\.md$/, ''))
  if (path === undefined) throw new ToolProblem('This is not the path of a page.')
  const page = await site.page(path)
  if (!page) {
    const nearest = (await site.nearest(path)).map((one) => one.path)
    throw new ToolProblem(
      nearest.length === 0
        ? 'No page has this path. Use search.'
        : `No page has this path. Closest: ${nearest.join(', ')}.`,
    )
  }
  const fragment = url.hash.slice(1) || page.fragment
  return { ...page, ...(fragment && { fragment }), asked: parseMarkdownQuery(url.search) }
}

/** The full Markdown of a page, however long. */
export async function pageText(site: McpSite, page: SitePage): Promise<string> {
  return (await pageSlices(site, page)).join('')
}

/** The same slices that the page's Markdown URL serves. */
export function pageSlices(site: McpSite, { path, entry }: SitePage): Promise<string[]> {
  return readMarkdownSlices(entry, site.around(path), (hash) => site.text(hash))
}
