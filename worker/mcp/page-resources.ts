// Exposes each page as an MCP resource under the URL of its Markdown.

import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { findPage, pageText } from './lookup/find-page.ts'
import type { McpSite } from './server/mcp-site.ts'

const mimeType = 'text/markdown'

export function registerPages(server: McpServer, site: McpSite): void {
  const template = new ResourceTemplate(`${site.origin}/{+path}.md`, {
    list: () => ({
      resources: site.pages().map(({ path, entry: { title, description, updated } }) => ({
        uri: site.origin + encodePath(markdownPath(path)),
        name: path,
        title,
        description,
        mimeType,
        ...(updated && { annotations: { lastModified: `${updated}T00:00:00Z` } }),
      })),
    }),
  })
  const description = 'Every page of the documentation as Markdown.'
  server.registerResource(
    'page',
    template,
    { title: 'Documentation page', description, mimeType },
    async (uri) => {
      const page = await findPage(site, uri.href.replace(/\/index\.md$/, '/')).catch(() => undefined)
      if (!page) throw new ResourceNotFoundError(uri.href)
      return { contents: [{ uri: uri.href, mimeType, text: await pageText(site, page) }] }
    },
  )
}
