// The MCP server, stateless and read-only: both generations of the protocol share one set of tools. The first call
// loads it as a separate module.

import { McpServer } from '@modelcontextprotocol/server'
import { serverIdentity } from '#site/model/agents/server-card.ts'
import { siteConfig } from '#site/site.config.ts'
import { API_TOOLS } from './api/api-tools.ts'
import { instructions } from './instructions.ts'
import type { LoadTool } from './server/load-tool.ts'
import type { CreateMcp, McpSite } from './server/mcp-site.ts'
import { mcpTransport } from './mcp-transport.ts'

export { loadRequestCheck } from './load-request-check.ts'

/** The listings change only with a release. */
const FIVE_MINUTES = { ttlMs: 300_000, cacheScope: 'public' } as const

export const createMcp: CreateMcp = (site) =>
  mcpTransport((called) => createServer(site, called), [...toolsOf(site).keys()])

async function createServer(site: McpSite, called: string | undefined): Promise<McpServer> {
  const server = new McpServer(serverIdentity(siteConfig, site.origin, site.release), {
    instructions: instructions(site.agents !== undefined),
    cacheHints: {
      'server/discover': FIVE_MINUTES,
      'tools/list': FIVE_MINUTES,
      'resources/list': FIVE_MINUTES,
      'resources/templates/list': FIVE_MINUTES,
      'resources/read': FIVE_MINUTES,
    },
  })
  const tools = toolsOf(site)
  // A call needs one tool: the modules and schemas of the others would be half of what a cold one costs.
  const only = called === undefined ? undefined : tools.get(called)
  const registers = await Promise.all((only ? [only] : [...tools.values()]).map((load) => load()))
  const registered = registers.map((register) => register(server, site))
  if (only) {
    // To send a result, the SDK only needs to know that its schema describes an object. Converting the whole schema to
    // JSON Schema, which the SDK would do otherwise, can take longer than the tool itself.
    for (const tool of registered) if (tool.outputSchema) tool.outputSchemaJson = { type: 'object' }
    return server
  }
  const [{ registerPages }, { attachSkills }] = await Promise.all([
    import('./page-resources.ts'),
    import('./skills.ts'),
  ])
  registerPages(server, site)
  if (site.agents !== undefined) attachSkills(server, site)
  return server
}

/** By name, in the order in which they are listed. */
function toolsOf({ agents }: McpSite): Map<string, LoadTool> {
  return new Map([
    ['search', async () => (await import('./tools/search-tool.ts')).registerSearch],
    ['fetch', async () => (await import('./tools/fetch-page.ts')).registerFetch],
    ...(agents === undefined ? [] : [['get_fact', loadGetFact] as const]),
    ...API_TOOLS,
  ])
}

const loadGetFact: LoadTool = async () => (await import('./tools/get-fact.ts')).registerGetFact
