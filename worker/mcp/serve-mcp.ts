// The MCP server, stateless and read-only: both generations of the protocol share one set of tools. The first call
// loads it as a separate module.

import { McpServer } from '@modelcontextprotocol/server'
import { serverIdentity } from '#site/model/agents/server-card.ts'
import { siteConfig } from '#site/site.config.ts'
import { registerApiTools } from './api/api-tools.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { CreateMcp, McpSite } from './lookup/mcp-site.ts'
import { mcpTransport } from './mcp-transport.ts'
import { registerPages } from './page-resources.ts'
import { attachSkills } from './skills.ts'
import { registerFetch } from './tools/fetch-page.ts'
import { registerGetFact } from './tools/get-fact.ts'
import { registerSearch } from './tools/search-tool.ts'

/** The listings change only with a release. */
const FIVE_MINUTES = { ttlMs: 300_000, cacheScope: 'public' } as const

export const createMcp: CreateMcp = (site) => mcpTransport(() => createServer(site))

function createServer(site: McpSite): McpServer {
  const server = new McpServer(serverIdentity(siteConfig, site.origin, site.release), {
    instructions: INSTRUCTIONS,
    cacheHints: {
      'server/discover': FIVE_MINUTES,
      'tools/list': FIVE_MINUTES,
      'resources/list': FIVE_MINUTES,
      'resources/templates/list': FIVE_MINUTES,
      'resources/read': FIVE_MINUTES,
    },
  })
  registerSearch(server, site)
  registerFetch(server, site)
  if (site.agents !== undefined) registerGetFact(server, site)
  registerApiTools(server, site)
  registerPages(server, site)
  if (site.agents !== undefined) attachSkills(server, site)
  return server
}
