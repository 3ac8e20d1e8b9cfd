import type { McpServer } from '@modelcontextprotocol/server'
import type { McpSite } from './lookup/mcp-site.ts'

/** Loads the module of a tool, which registers it. */
export type LoadTool = () => Promise<(server: McpServer, site: McpSite) => void>
