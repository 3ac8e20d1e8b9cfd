// How a tool is loaded with the first call that needs it.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import type { McpSite } from './mcp-site.ts'

/** Loads the module of a tool; its result registers it. */
export type LoadTool = () => Promise<(server: McpServer, site: McpSite) => RegisteredTool>
